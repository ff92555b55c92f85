import { getObject, getOwn, getText, isTrue } from '../json';
import { toLifeFacts } from './life-facts';
import { toOtherFacts } from './other-facts';
import type { Fact } from '../schema-types';
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

function isList(raw: JsonObject): boolean {
  return getText(getObject(raw, 'schema') ?? raw, 'type') === 'array';
}

/** How the lists in a list are written (Swagger 2.0). */
function toInnerWords(raw: JsonObject): string {
  const words = STYLES.get(getText(getObject(raw, 'items'), 'collectionFormat'));
  return words === undefined ? '' : `in each of them ${words}`;
}

/** How several values are written. What OpenAPI 3 takes for granted is not said: a form that repeats the name. */
export function toStyleWords(raw: JsonObject, place: Parameter['in']): string {
  const words = STYLES.get(getText(raw, 'style') || getText(raw, 'collectionFormat'));
  const { style, explode } = toValueStyle(raw, place);
  const usual = style === 'form' && !explode && isList(raw) ? 'values separated by commas' : '';
  return [words ?? usual, toInnerWords(raw)].filter((text) => text !== '').join(', ');
}

/** What a parameter or header says besides its schema: how it is written, and its age. */
export function toParameterFacts(raw: JsonObject, place: Parameter['in']): readonly Fact[] {
  const [media = ''] = Object.keys(getObject(raw, 'content') ?? {});
  const texts = [
    getText(raw, 'in') === 'querystring' ? 'the whole query string' : '',
    toStyleWords(raw, place),
    media === '' ? '' : `written as ${media}`,
    isTrue(raw, 'allowReserved') ? 'reserved characters stay as they are' : '',
    isTrue(raw, 'allowEmptyValue') ? 'may be empty' : '',
  ];
  return [...toOtherFacts(texts), ...toLifeFacts((key) => getOwn(raw, key))];
}
