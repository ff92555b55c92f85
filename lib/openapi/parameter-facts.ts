import { getObject, getOwn, getText, isTrue } from './json';
import { toLifeFacts } from './life-facts';
import type { Fact, JsonObject, Parameter } from './types';

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

function isList(raw: JsonObject): boolean {
  return getText(getObject(raw, 'schema') ?? raw, 'type') === 'array';
}

/** What the standard takes for granted is not said: a form that repeats the name for each value. */
function toStyle(raw: JsonObject, place: Parameter['in']): string {
  const style = getText(raw, 'style') || getText(raw, 'collectionFormat');
  const words = STYLES.get(style);
  if (words !== undefined) return words;
  const isForm = style === 'form' || (style === '' && (place === 'query' || place === 'cookie'));
  const isJoined = isForm && getOwn(raw, 'explode') === false && isList(raw);
  return isJoined ? 'values separated by commas' : '';
}

/** What a parameter or header says besides its schema: how it is written, and its age. */
export function toParameterFacts(raw: JsonObject, place: Parameter['in']): readonly Fact[] {
  const [media = ''] = Object.keys(getObject(raw, 'content') ?? {});
  const texts = [
    getText(raw, 'in') === 'querystring' ? 'the whole query string' : '',
    toStyle(raw, place),
    media === '' ? '' : `written as ${media}`,
    isTrue(raw, 'allowReserved') ? 'reserved characters stay as they are' : '',
    isTrue(raw, 'allowEmptyValue') ? 'may be empty' : '',
  ];
  return [
    ...texts.filter((text) => text !== '').map((text): Fact => ({ kind: 'other', text })),
    ...toLifeFacts((key) => getOwn(raw, key)),
  ];
}
