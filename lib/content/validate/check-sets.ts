import { formatSuggestion } from '@/lib/text/edit-distance';
import { codeAnchor, type CodeSet, findCodeSet } from '../schemas/response-codes';
import { isTestDataSet, listTestValues } from '../schemas/test-data';
import { type MdxNode, getTextAttributes } from '../source/mdx-tree';
import { adviseName } from '../source/messages';
import { splitFieldPath, splitOnly } from '../source/selection';
import type { BodyContext } from './check-words';

/** Error in the path of a `<Field>`; empty when valid, and while the documents are not bundled. */
export function findFieldError(path: string, { api }: Pick<BodyContext, 'api'>): string {
  if (!api) return '';
  const [operation, fieldPath] = splitFieldPath(path);
  const found = api.findField(operation, fieldPath);
  if (!found) {
    const suggestion = formatSuggestion(operation, api.operations.keys());
    return `expected an operation and the path of a field, such as "${operation || 'get /items'} body.id". No document has the operation "${operation}".${suggestion}`;
  }
  if (found.ok) return '';
  return `"${operation}" has no "${found.missing}" at "${fieldPath}".${adviseName(found.missing, found.among)}`;
}

function describeUnmatched(only: string, known: readonly string[]): readonly string[] {
  return splitOnly(only)
    .filter((one) => !known.includes(one))
    .map((one) => `nothing has the value "${one}".${adviseName(one, known)}`);
}

/** Errors in the rows or fields that a component selects by `only`. */
export function findSelectionErrors(node: MdxNode, context: BodyContext): readonly string[] {
  const { operation = '', only, set = '' } = getTextAttributes(node);
  const { testData, codeSets } = context;
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
  if (node.name === 'ResponseCodes' && codeSets) {
    const found = findCodeSet(codeSets, set);
    // An unknown list is reported for its own attribute.
    return found
      ? describeUnmatched(
          only,
          found.codes.map(({ code }) => code),
        )
      : [];
  }
  return [];
}

/** Error in the list of codes that a component names: an unknown one, or all lists of a field at once. */
function findCodeSetError(set: string, only: string | undefined, sets: readonly CodeSet[]): string {
  const names = sets.map(({ name }) => name);
  if (!findCodeSet(sets, set))
    return `content/response-codes.json has no list "${set}".${adviseName(set, names)}`;
  if (only !== undefined || names.includes(set)) return '';
  const lists = sets.filter(({ field }) => field === set).map(({ name }) => `"${name}"`);
  return `"${set}" is a field: say which codes, or take its list ${lists.join(' or ')}`;
}

/** Error of a component that shows an empty or unknown list; empty when it shows something. */
export function findSetError(node: MdxNode, { testData, codeSets }: BodyContext): string {
  const { only, set = '' } = getTextAttributes(node);
  const error =
    node.name === 'ResponseCodes' && codeSets ? findCodeSetError(set, only, codeSets) : '';
  if (error !== '') return error;
  if (only !== undefined) return '';
  const isEmpty =
    (node.name === 'TestData' && isTestDataSet(set) && testData?.[set].length === 0) ||
    (node.name === 'ResponseCodes' &&
      codeSets?.find(({ name }) => name === set)?.codes.length === 0);
  const file = node.name === 'TestData' ? 'test-data.json' : 'response-codes.json';
  return isEmpty ? `"${set}" is empty in content/${file}: fill it, or take this out` : '';
}

/** Ids that a component adds to the page: a list of all codes has one for each. */
export function listElementIds(node: MdxNode, { codeSets }: BodyContext): readonly string[] {
  const { only, set = '' } = getTextAttributes(node);
  if (node.name !== 'ResponseCodes' || only !== undefined || !codeSets) return [];
  const found = findCodeSet(codeSets, set);
  return found ? found.codes.map(({ code }) => codeAnchor(found, code)) : [];
}
