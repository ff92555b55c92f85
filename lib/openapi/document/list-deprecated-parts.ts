import { type Deprecation, readDeprecation } from '../constraints/sunset';
import { getOwn, getText, isList, isLooselyTrue, isObject, joinPointer } from '../core/json';
import { formatJsonValue } from '../core/print-json';
import type { Json, JsonObject } from '../core/types';
import { listDeprecatedValues } from '../schema-view/schema-enum';

/** A part of a document that is deprecated or ends: an operation, parameter, header, schema, value, or all of it. */
export type DeprecatedPart = Deprecation & {
  /** Place that is the same in each release: `components/schemas/Sale/properties/fee`; empty for the document. */
  readonly place: string;
  /** Pointer into the document; of a value, that of its schema. */
  readonly pointer: string;
  /** Value of an enumeration, as JSON shows it; absent for a whole part. */
  readonly value?: string;
  /**
   * Whether the document says what to do: a message, a replacement, or a sentence of the description. A value needs
   * none: the others of its list stand beside it.
   */
  readonly isExplained: boolean;
};

/** Where a part lies: its place, and the pointer to it. */
type Location = Pick<DeprecatedPart, 'place' | 'pointer'>;

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

/** What is said of an object, then of its values. */
function listPartsOf(part: JsonObject, location: Location): readonly DeprecatedPart[] {
  const isMarked = isLooselyTrue(getOwn(part, 'x-deprecated'));
  const found = readDeprecation((key) =>
    key === 'deprecated' && isMarked ? true : getOwn(part, key),
  );
  // A replacement alone does not say that the part will go.
  const counts = found && (found.deprecated || found.sunset?.when !== '');
  return [
    ...(counts ? [{ ...location, ...found, isExplained: isExplained(part, found) }] : []),
    ...listDeprecatedValues(part).map(({ value, deprecation }) => {
      const text = formatJsonValue(value);
      const place = joinPointer(location.place, 'enum', text);
      return { ...location, ...deprecation, place, value: text, isExplained: true };
    }),
  ];
}

/** Name of an item of a list: that of a parameter does not change with its position. */
function getItemName(item: Json, index: number): string {
  const [name, location] = isObject(item) ? [getText(item, 'name'), getText(item, 'in')] : ['', ''];
  return name === '' ? `${index}` : location === '' ? name : `${location}.${name}`;
}

const locate = ({ place, pointer }: Location, name: string, key: string | number): Location => ({
  place: joinPointer(place, name),
  pointer: joinPointer(pointer, key),
});

/** Yields the parts of an object, and of those in it. */
function* walk(value: Json, location: Location, depth: number): Generator<DeprecatedPart, void> {
  if (depth > MAX_DEPTH) return;
  if (isList(value)) {
    for (const [index, item] of value.entries())
      yield* walk(item, locate(location, getItemName(item, index), index), depth + 1);
    return;
  }
  if (!isObject(value)) return;
  yield* listPartsOf(value, location);
  for (const [key, child] of Object.entries<Json>(value)) {
    const isMap = MAPS.has(key) && isObject(child);
    if (!isMap && (VALUES.has(key) || (key.startsWith('x-') && key !== 'x-webhooks'))) continue;
    const at = locate(location, key, key);
    if (!isMap) yield* walk(child, at, depth + 1);
    else
      for (const [name, member] of Object.entries<Json>(child))
        yield* walk(member, locate(at, name, name), depth + 1);
  }
}

/**
 * Lists what a document says is deprecated, or ends, each where it is declared: a shared schema once, whether an
 * operation uses it or not. Empty where nothing is. No `$ref` is followed.
 */
export function listDeprecatedParts(document: JsonObject): readonly DeprecatedPart[] {
  const parts = [...walk(document, { place: '', pointer: '#' }, 0)];
  return parts.map((part) => ({ ...part, place: part.place.replace(/^\//, '') }));
}
