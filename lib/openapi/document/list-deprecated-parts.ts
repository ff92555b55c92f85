import { type Deprecation, readDeprecation } from '../constraints/sunset';
import { getOwn, getText, isList, isLooselyTrue, isObject, joinPointer } from '../core/json';
import type { Json, JsonObject, Sunset } from '../core/types';

/** A part of a document that is deprecated or ends: an operation, parameter, header, schema, or all of it. */
export type DeprecatedPart = {
  /** Place that is the same in each release: `components/schemas/Sale/properties/fee`; empty for the document. */
  readonly place: string;
  /** When it ends; absent where the document does not say. */
  readonly sunset?: Sunset;
  /** `x-deprecatedInVersion`; empty where the document names none. */
  readonly version: string;
  /** Whether the document says what to do: a message, a replacement, or a sentence of the description. */
  readonly isExplained: boolean;
};

/** Keywords whose members have names of the author: none of these is a keyword. */
const MAPS: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'],
  ...['paths', 'webhooks', 'x-webhooks', 'callbacks', 'additionalOperations', 'pathItems'],
  ...['schemas', 'parameters', 'headers', 'responses', 'requestBodies', 'content', 'mediaTypes'],
  ...['securitySchemes', 'securityDefinitions', 'encoding', 'links'],
]);
/** Keywords with values, in which `deprecated` is data. */
const VALUES: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'const', 'enum']);
/** Levels of a document that are read: deeper ones are those of a hostile one. */
const MAX_DEPTH = 200;

/** Words of a sentence that says what a deprecated part means, in the languages of the interface. */
const ADVICE =
  /deprecat|obsolet|instead|replac|supersed|veraltet|überholt|abgekündigt|stattdessen|ersetz|dépréci|déconseill|obsolèt|remplac|plutôt/i;
const MESSAGES = ['message', 'description', 'reason'] as const;

function isExplained(part: JsonObject, { message, sunset }: Deprecation): boolean {
  const holders = ['x-deprecation', 'x-deprecated', 'x-sunset'].map((key) => getOwn(part, key));
  const messages = holders
    .filter(isObject)
    .flatMap((one) => MESSAGES.map((key) => getText(one, key)));
  return (
    (sunset?.replacement ?? '') !== '' ||
    [message, ...messages].some((text) => text.trim() !== '') ||
    ADVICE.test(`${getText(part, 'summary')} ${getText(part, 'description')}`)
  );
}

function readPart(part: JsonObject, place: string): DeprecatedPart | undefined {
  const isMarked = isLooselyTrue(getOwn(part, 'x-deprecated'));
  const found = readDeprecation((key) =>
    key === 'deprecated' && isMarked ? true : getOwn(part, key),
  );
  if (!found) return undefined;
  const { deprecated, since, sunset } = found;
  const ends = sunset !== undefined && sunset.when !== '';
  if (!ends && !deprecated) return undefined;
  return {
    place,
    version: since,
    isExplained: isExplained(part, found),
    ...(ends && { sunset }),
  };
}

/** Name of an item of a list: that of a parameter does not change with its position. */
function getItemName(item: Json, index: number): string {
  const [name, location] = isObject(item) ? [getText(item, 'name'), getText(item, 'in')] : ['', ''];
  return name === '' ? `${index}` : location === '' ? name : `${location}.${name}`;
}

/** Yields the parts of an object, and of those in it. */
function* walk(value: Json, place: string, depth: number): Generator<DeprecatedPart, void> {
  if (depth > MAX_DEPTH) return;
  if (isList(value)) {
    for (const [index, item] of value.entries())
      yield* walk(item, joinPointer(place, getItemName(item, index)), depth + 1);
    return;
  }
  if (!isObject(value)) return;
  const part = readPart(value, place);
  if (part) yield part;
  for (const [key, child] of Object.entries<Json>(value)) {
    const isMap = MAPS.has(key) && isObject(child);
    if (!isMap && (VALUES.has(key) || (key.startsWith('x-') && key !== 'x-webhooks'))) continue;
    const at = joinPointer(place, key);
    if (!isMap) yield* walk(child, at, depth + 1);
    else
      for (const [name, member] of Object.entries<Json>(child))
        yield* walk(member, joinPointer(at, name), depth + 1);
  }
}

/**
 * Lists what a document says is deprecated, or ends, each where it is declared: a shared schema once, whether an
 * operation uses it or not. Empty where nothing is. No `$ref` is followed.
 */
export function listDeprecatedParts(document: JsonObject): readonly DeprecatedPart[] {
  const parts = [...walk(document, '', 0)];
  return parts.map((part) => ({ ...part, place: part.place.replace(/^\//, '') }));
}
