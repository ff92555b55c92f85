import * as words from '@/.generated/words/openapi-schema/serialization';
import { getOwn, getText, isTrue } from '../core/json';
import type { Parameter } from '../core/operation-types';
import type { Constraint, ValueStyle } from '../core/schema-types';
import type { JsonObject } from '../core/types';
import { otherConstraints } from './build-constraint';
import { getLifecycle } from './lifecycle';
import { getSerialization, type Serialization } from './value-style';

/** Descriptions of several values in a parameter, by style. */
const STYLE_DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  ['spaceDelimited', words.bySpaces],
  ['pipeDelimited', words.byBars],
  ['tabDelimited', words.byTabs],
  ['deepObject', words.writtenAs('name[key]=value')],
  ['matrix', words.writtenAs(';name=value')],
  ['label', words.writtenAs('.value')],
  ['cookie', words.writtenAsCookie],
]);

/** Descriptions of the separators in a list. */
const SEPARATOR_DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  [',', words.byCommas],
  [' ', words.bySpaces],
  ['|', words.byBars],
  ['\t', words.byTabs],
]);

/** Descriptions of an object in a parameter (OpenAPI 3.1 4.8.12.4); by default as a list. */
const OBJECT_STYLE_DESCRIPTIONS: ReadonlyMap<string, readonly [plain: string, exploded: string]> =
  new Map([
    ['form', [words.writtenAs('name=key,value,key,value'), words.writtenWithoutName('key=value')]],
    ['simple', [words.writtenAs('key,value,key,value'), words.writtenAs('key=value,key=value')]],
    [
      'matrix',
      [words.writtenAs(';name=key,value,key,value'), words.writtenAs(';key=value;key=value')],
    ],
    ['label', [words.writtenAs('.key,value,key,value'), words.writtenAs('.key=value.key=value')]],
  ]);

/** Description of a list as `deepObject`, which the standard leaves open, as samples write it. */
const DEEP_LIST = words.writtenAsEither({ form: 'name[]=value', other: 'name[0][key]=value' });

/** Describes lists in a list (Swagger 2.0); empty where their format is not declared. */
function describeInnerStyle({ inner = '' }: Serialization): string {
  const description = SEPARATOR_DESCRIPTIONS.get(inner);
  return description === undefined ? '' : words.inEach(description);
}

/** Location of a list or object, and its types as far as they are known. */
type StyleContext = { readonly in: Parameter['in']; readonly types: readonly string[] };

/** Describes how a style writes lists or objects; `undefined` where there is nothing to add. */
function describeDefaultStyle(
  { style, explode }: ValueStyle,
  types: readonly string[],
): string | undefined {
  if (style === 'deepObject' && types.includes('array') && !types.includes('object'))
    return DEEP_LIST;
  if (types.includes('array')) return style === 'form' && !explode ? words.byCommas : undefined;
  return types.includes('object')
    ? OBJECT_STYLE_DESCRIPTIONS.get(style)?.[explode ? 1 : 0]
    : undefined;
}

/**
 * Describes how several values are written (OpenAPI 3.1 4.8.12.2): as a request is serialized.
 * Empty for the defaults of lists: a form that repeats the name, a path or header with commas.
 */
export function describeStyle(raw: JsonObject, { in: location, types }: StyleContext): string {
  const style = getSerialization(raw, location);
  // Where the name repeats, a delimiter is unused: samples write a form (OpenAPI 3.2 4.12).
  const isForm = style.explode && style.style.endsWith('Delimited');
  const isRepeated = isForm || (style.explode && getText(raw, 'collectionFormat') === 'multi');
  const named = isRepeated ? words.repeated : STYLE_DESCRIPTIONS.get(style.style);
  const description =
    describeDefaultStyle(isForm ? { ...style, style: 'form' } : style, types) ?? named ?? '';
  return [description, describeInnerStyle(style)].filter((text) => text !== '').join(', ');
}

/** Constraints of a parameter or header besides its schema: serialization and lifecycle. */
export function parameterConstraints(
  raw: JsonObject,
  { media, ...context }: StyleContext & { readonly media: string },
): readonly Constraint[] {
  const texts = [
    getText(raw, 'in') === 'querystring' ? words.wholeQuery : '',
    // A media type excludes a style (OpenAPI 3.1 4.8.12.3).
    describeStyle(raw, media === '' ? context : { ...context, types: [] }),
    media === '' ? '' : words.writtenAsMedia(media),
    isTrue(raw, 'allowReserved') ? words.reservedStay : '',
    isTrue(raw, 'allowEmptyValue') ? words.mayBeEmpty : '',
  ];
  return [...otherConstraints(texts), ...getLifecycle((key) => getOwn(raw, key))];
}
