import { getObject, getOwn, getText, isTrue } from '../json';
import { toLifeFacts } from './life-facts';
import { toOtherFacts } from './other-facts';
import type { Fact, ValueStyle } from '../schema-types';
import type { JsonObject, Parameter } from '../types';
import { toValueStyle } from './value-style';

/** How several values stand in one parameter, in words; of OpenAPI 3 `style`, and 2.0 `collectionFormat`. */
const STYLES: ReadonlyMap<string, string> = new Map([
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
const OBJECT_STYLES: ReadonlyMap<string, readonly [plain: string, exploded: string]> = new Map([
  ['form', ['written as name=key,value,key,value', 'written as key=value, without its own name']],
  ['simple', ['written as key,value,key,value', 'written as key=value,key=value']],
  ['matrix', ['written as ;name=key,value,key,value', 'written as ;key=value;key=value']],
  ['label', ['written as .key,value,key,value', 'written as .key=value.key=value']],
]);

/** A list as `deepObject`, which the standard leaves open: as the samples write it. */
const DEEP_LIST = 'written as name[]=value or name[0][key]=value';

/** How the lists in a list are written (Swagger 2.0). */
function toInnerWords(raw: JsonObject): string {
  const words = STYLES.get(getText(getObject(raw, 'items'), 'collectionFormat'));
  return words === undefined ? '' : `in each of them ${words}`;
}

/** Where a value of several parts is sent, and its types as far as they are known. */
type Sent = { readonly in: Parameter['in']; readonly types: readonly string[] };

/** What nobody says: how a style writes lists or objects. */
function toUsualWords(
  { style, explode }: ValueStyle,
  types: readonly string[],
): string | undefined {
  if (style === 'deepObject' && types.includes('array') && !types.includes('object'))
    return DEEP_LIST;
  if (types.includes('array'))
    return style === 'form' && !explode ? 'values separated by commas' : undefined;
  return types.includes('object') ? OBJECT_STYLES.get(style)?.[explode ? 1 : 0] : undefined;
}

/**
 * How several values are written (OpenAPI 3.1 4.8.12.2). What is taken for granted of lists is not said: a form that
 * repeats the name, a path or header with commas.
 */
export function toStyleWords(raw: JsonObject, { in: place, types }: Sent): string {
  const style = toValueStyle(raw, place);
  const name = getText(raw, 'style') || getText(raw, 'collectionFormat');
  // What repeats the name separates nothing: the sample writes a form (OpenAPI 3.2 4.12 leaves it open).
  const isRepeated = style.explode && name.endsWith('Delimited');
  const named = STYLES.get(isRepeated ? 'multi' : name);
  const words =
    toUsualWords(isRepeated ? { ...style, style: 'form' } : style, types) ?? named ?? '';
  return [words, toInnerWords(raw)].filter((text) => text !== '').join(', ');
}

/** What a parameter or header says besides its schema: how it is written, and its age. */
export function toParameterFacts(
  raw: JsonObject,
  { media, ...sent }: Sent & { readonly media: string },
): readonly Fact[] {
  const texts = [
    getText(raw, 'in') === 'querystring' ? 'the whole query string' : '',
    // What has a media type of its own has no style (OpenAPI 3.1 4.8.12.3).
    toStyleWords(raw, media === '' ? sent : { ...sent, types: [] }),
    media === '' ? '' : `written as ${media}`,
    isTrue(raw, 'allowReserved') ? 'reserved characters stay as they are' : '',
    isTrue(raw, 'allowEmptyValue') ? 'may be empty' : '',
  ];
  return [...toOtherFacts(texts), ...toLifeFacts((key) => getOwn(raw, key))];
}
