import type { BodyContext } from './check-elements';
import { type MdxNode, toElementTexts } from '../source/mdx-tree';
import { toSuggestion } from '../source/nearest';
import { splitFieldPath, splitOnly } from '../kinds/selection';
import { isCodeSet, toCodeId, toCodes } from '../kinds/response-codes';
import { isTestDataSet, toTestValues } from '../kinds/test-data';

/** What is wrong with the path of a `<Field>`; empty while the documents are not bundled. */
export function toFieldFault(path: string, { api }: Pick<BodyContext, 'api'>): string {
  if (!api) return '';
  const [operation, place] = splitFieldPath(path);
  const found = api.findField(operation, place);
  if (!found) {
    const suggestion = toSuggestion(operation, api.operations.keys());
    return `expected an operation and a field, such as "post /sale body.card_number". No document has the operation "${operation}".${suggestion}`;
  }
  if (found.ok) return '';
  return `"${operation}" has no "${found.missing}" at "${place}".${toSuggestion(found.missing, found.among)}`;
}

function toMissing(only: string, known: readonly string[]): readonly string[] {
  return splitOnly(only)
    .filter((one) => !known.includes(one))
    .map((one) => `nothing has the value "${one}".${toSuggestion(one, known)}`);
}

/** What is wrong with the rows or fields that a component selects by `only`. */
export function toOnlyFaults(node: MdxNode, context: BodyContext): readonly string[] {
  const { operation = '', only, set = '' } = toElementTexts(node);
  const { testData, codes } = context;
  if (node.name === 'ResponseCodes' && set === 'rcode' && only === undefined) {
    return ['"rcode" is two lists: say which codes, or take "issuer" or "gateway"'];
  }
  if (only === undefined) return [];
  if (node.name === 'Fields') {
    // An operation that does not exist is a fault of its own, told once.
    if (context.api && !context.api.operations.has(operation)) return [];
    return splitOnly(only)
      .map((place) => toFieldFault(`${operation} ${place}`, context))
      .filter((fault) => fault !== '');
  }
  if (node.name === 'TestData' && testData && isTestDataSet(set)) {
    return toMissing(only, toTestValues(testData)[set]);
  }
  if (node.name === 'ResponseCodes' && codes && isCodeSet(set)) {
    return toMissing(
      only,
      toCodes(codes, set).map(({ code }) => code),
    );
  }
  return [];
}

/** That a component shows a list that is kept empty; empty when it shows something. */
export function toEmptyFault(node: MdxNode, { testData, codes }: BodyContext): string {
  const { only, set = '' } = toElementTexts(node);
  if (only !== undefined) return '';
  const isEmpty =
    (node.name === 'TestData' && isTestDataSet(set) && testData?.[set].length === 0) ||
    (node.name === 'ResponseCodes' && isCodeSet(set) && codes && toCodes(codes, set).length === 0);
  const file = node.name === 'TestData' ? 'test-data.json' : 'response-codes.json';
  return isEmpty ? `"${set}" is empty in content/${file}: fill it, or take this out` : '';
}

/** The ids that a component brings to the page: a list of all codes has one for each. */
export function toOwnIds(node: MdxNode, { codes }: BodyContext): readonly string[] {
  const { only, set = '' } = toElementTexts(node);
  if (node.name !== 'ResponseCodes' || only !== undefined || !codes || !isCodeSet(set)) return [];
  return toCodes(codes, set).map(({ code }) => toCodeId(set, code));
}
