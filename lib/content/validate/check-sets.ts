import { formatSuggestion } from '@/lib/text/edit-distance';
import { isCodeSet, codeAnchor, listCodes } from '../schemas/response-codes';
import { isTestDataSet, listTestValues } from '../schemas/test-data';
import { type MdxNode, getTextAttributes } from '../source/mdx-tree';
import { splitFieldPath, splitOnly } from '../source/selection';
import type { BodyContext } from './check-elements';

/** Error in the path of a `<Field>`; empty when valid, and while the documents are not bundled. */
export function findFieldError(path: string, { api }: Pick<BodyContext, 'api'>): string {
  if (!api) return '';
  const [operation, fieldPath] = splitFieldPath(path);
  const found = api.findField(operation, fieldPath);
  if (!found) {
    const suggestion = formatSuggestion(operation, api.operations.keys());
    return `expected an operation and a field, such as "post /sale body.card_number". No document has the operation "${operation}".${suggestion}`;
  }
  if (found.ok) return '';
  return `"${operation}" has no "${found.missing}" at "${fieldPath}".${formatSuggestion(found.missing, found.among)}`;
}

function describeUnmatched(only: string, known: readonly string[]): readonly string[] {
  return splitOnly(only)
    .filter((one) => !known.includes(one))
    .map((one) => `nothing has the value "${one}".${formatSuggestion(one, known)}`);
}

/** Errors in the rows or fields that a component selects by `only`. */
export function findSelectionErrors(node: MdxNode, context: BodyContext): readonly string[] {
  const { operation = '', only, set = '' } = getTextAttributes(node);
  const { testData, codes } = context;
  if (node.name === 'ResponseCodes' && set === 'rcode' && only === undefined) {
    return ['"rcode" is two lists: say which codes, or take "issuer" or "gateway"'];
  }
  if (only === undefined) return [];
  if (node.name === 'Fields') {
    // An unknown operation is already reported for its own attribute.
    if (context.api && !context.api.operations.has(operation)) return [];
    return splitOnly(only)
      .map((fieldPath) => findFieldError(`${operation} ${fieldPath}`, context))
      .filter((error) => error !== '');
  }
  if (node.name === 'TestData' && testData && isTestDataSet(set)) {
    return describeUnmatched(only, listTestValues(testData)[set]);
  }
  if (node.name === 'ResponseCodes' && codes && isCodeSet(set)) {
    return describeUnmatched(
      only,
      listCodes(codes, set).map(({ code }) => code),
    );
  }
  return [];
}

/** Error of a component that shows an empty list; empty when it shows something. */
export function findEmptySetError(node: MdxNode, { testData, codes }: BodyContext): string {
  const { only, set = '' } = getTextAttributes(node);
  if (only !== undefined) return '';
  const isEmpty =
    (node.name === 'TestData' && isTestDataSet(set) && testData?.[set].length === 0) ||
    (node.name === 'ResponseCodes' &&
      isCodeSet(set) &&
      codes &&
      listCodes(codes, set).length === 0);
  const file = node.name === 'TestData' ? 'test-data.json' : 'response-codes.json';
  return isEmpty ? `"${set}" is empty in content/${file}: fill it, or take this out` : '';
}

/** Ids that a component adds to the page: a list of all codes has one for each. */
export function listElementIds(node: MdxNode, { codes }: BodyContext): readonly string[] {
  const { only, set = '' } = getTextAttributes(node);
  if (node.name !== 'ResponseCodes' || only !== undefined || !codes || !isCodeSet(set)) return [];
  return listCodes(codes, set).map(({ code }) => codeAnchor(set, code));
}
