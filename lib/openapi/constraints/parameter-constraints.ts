import { getObject, getOwn, getText, isTrue } from '../core/json';
import { getLifecycle } from './lifecycle';
import { otherConstraints } from './other-constraints';
import type { Constraint, ValueStyle } from '../core/schema-types';
import type { JsonObject, Parameter } from '../core/types';
import { getSerialization } from './value-style';

/** How several values stand in one parameter, in words; of OpenAPI 3 `style`, and 2.0 `collectionFormat`. */
const STYLE_DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  ['spaceDelimited', 'values separated by spaces'],
  ['pipeDelimited', 'values separated by |'],
  ['deepObject', 'written as name[key]=value'],
  ['matrix', 'written as ;name=value'],
  ['label', 'written as .value'],
  ['cookie', 'written as in a Cookie header'],
  ['csv', 'values separated by commas'],
  ['ssv', 'values separated by spaces'],
  ['tsv', 'values separated by tabs'],
  ['pipes', 'values separated by |'],
  ['multi', 'repeated for each value'],
]);

/** How an object stands in one parameter (OpenAPI 3.1 4.8.12.4); other styles write it as they write a list. */
const OBJECT_STYLE_DESCRIPTIONS: ReadonlyMap<string, readonly [plain: string, exploded: string]> =
  new Map([
    ['form', ['written as name=key,value,key,value', 'written as key=value, without its own name']],
    ['simple', ['written as key,value,key,value', 'written as key=value,key=value']],
    ['matrix', ['written as ;name=key,value,key,value', 'written as ;key=value;key=value']],
    ['label', ['written as .key,value,key,value', 'written as .key=value.key=value']],
  ]);

/** A list as `deepObject`, which the standard leaves open: as the samples write it. */
const DEEP_LIST = 'written as name[]=value or name[0][key]=value';

/** How the lists in a list are written (Swagger 2.0). */
function describeInnerStyle(raw: JsonObject): string {
  const description = STYLE_DESCRIPTIONS.get(getText(getObject(raw, 'items'), 'collectionFormat'));
  return description === undefined ? '' : `in each of them ${description}`;
}

/** Where a value of several parts is sent, and its types as far as they are known. */
type StyleContext = { readonly in: Parameter['in']; readonly types: readonly string[] };

/** What nobody says: how a style writes lists or objects. */
function describeDefaultStyle(
  { style, explode }: ValueStyle,
  types: readonly string[],
): string | undefined {
  if (style === 'deepObject' && types.includes('array') && !types.includes('object'))
    return DEEP_LIST;
  if (types.includes('array'))
    return style === 'form' && !explode ? 'values separated by commas' : undefined;
  return types.includes('object')
    ? OBJECT_STYLE_DESCRIPTIONS.get(style)?.[explode ? 1 : 0]
    : undefined;
}

/**
 * How several values are written (OpenAPI 3.1 4.8.12.2). What is taken for granted of lists is not said: a form that
 * repeats the name, a path or header with commas.
 */
export function describeStyle(raw: JsonObject, { in: location, types }: StyleContext): string {
  const style = getSerialization(raw, location);
  const name = getText(raw, 'style') || getText(raw, 'collectionFormat');
  // What repeats the name separates nothing: the sample writes a form (OpenAPI 3.2 4.12 leaves it open).
  const isRepeated = style.explode && name.endsWith('Delimited');
  const named = STYLE_DESCRIPTIONS.get(isRepeated ? 'multi' : name);
  const description =
    describeDefaultStyle(isRepeated ? { ...style, style: 'form' } : style, types) ?? named ?? '';
  return [description, describeInnerStyle(raw)].filter((text) => text !== '').join(', ');
}

/** What a parameter or header says besides its schema: how it is written, and its age. */
export function parameterConstraints(
  raw: JsonObject,
  { media, ...context }: StyleContext & { readonly media: string },
): readonly Constraint[] {
  const texts = [
    getText(raw, 'in') === 'querystring' ? 'the whole query string' : '',
    // What has a media type of its own has no style (OpenAPI 3.1 4.8.12.3).
    describeStyle(raw, media === '' ? context : { ...context, types: [] }),
    media === '' ? '' : `written as ${media}`,
    isTrue(raw, 'allowReserved') ? 'reserved characters stay as they are' : '',
    isTrue(raw, 'allowEmptyValue') ? 'may be empty' : '',
  ];
  return [...otherConstraints(texts), ...getLifecycle((key) => getOwn(raw, key))];
}
