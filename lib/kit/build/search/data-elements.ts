import { httpStatus } from '@/.generated/words/docs/codes';
import { readCodeSets, readTestData } from '@/lib/content/read-data';
import {
  codeAnchor,
  type CodeSet,
  findCodeSet,
  type ResponseCode,
} from '@/lib/content/schemas/response-codes';
import { isTestDataSet, listTestValues, type TestDataSet } from '@/lib/content/schemas/test-data';
import { splitFieldPath, splitOnly } from '@/lib/content/source/selection';
import { getRowName } from '@/lib/openapi/overview/operation-rows';
import { readLifecycle } from '@/lib/pages/guide/read-lifecycle';
import { getOperationById } from '@/lib/pages/read-apis';
import type { SearchSection } from '@/lib/search/search-page';
import { getMarkdownText } from './tree-text';

type Attributes = Readonly<Record<string, string>>;

/**
 * Text of a component that shows data: names of fields and operations, rows of tables. Empty for
 * any other component, and for a whole table of codes, whose rows are sections.
 */
export function describeDataElement(name: string, attributes: Attributes): string {
  const { id = '', of = '', set = '', only, path = '', alt = '', caption = '' } = attributes;
  switch (name) {
    case 'Operation':
      return describeOperation(id);
    case 'Field':
      return splitFieldPath(path)[1].split('.').at(-1) ?? '';
    case 'Fields':
      return splitOnly(only ?? '')
        .map((anchor) => anchor.split('.').at(-1))
        .join(' ');
    case 'Lifecycle':
      return describeLifecycle(of);
    case 'TestData':
      return isTestDataSet(set) ? describeTestData(set, only) : '';
    case 'ResponseCodes':
      return only === undefined ? '' : describeCodes(set, only);
    case 'Figure':
      return `${alt} ${caption}`;
    default:
      return '';
  }
}

function describeOperation(id: string): string {
  const entry = getOperationById(id)?.entry;
  return entry ? getRowName(entry) : '';
}

function describeLifecycle(of: string): string {
  const { title, states } = readLifecycle(of);
  return [title, ...states.map((state) => state.title)].join(' ');
}

function describeTestData(set: TestDataSet, only: string | undefined): string {
  const data = readTestData();
  const values = listTestValues(data)[set];
  const rows = data[set].map((row) => Object.values(row).join(' '));
  const shown = only === undefined ? values : splitOnly(only);
  return getMarkdownText(shown.map((value) => rows[values.indexOf(value)]).join('; '));
}

function describeCodes(set: string, only: string): string {
  const rows = findCodeSet(readCodeSets(), set)?.codes ?? [];
  return splitOnly(only)
    .map(
      (code) => `${code} ${getMarkdownText(rows.find((row) => row.code === code)?.meaning ?? '')}`,
    )
    .join('; ');
}

/** Rows of a whole table of codes, each with its anchor; empty for any other component. */
export function listCodeSections(
  name: string,
  { set = '', only }: Attributes,
): readonly SearchSection[] {
  if (name !== 'ResponseCodes' || only !== undefined) return [];
  const found = findCodeSet(readCodeSets(), set);
  return found ? found.codes.map((row) => buildCodeSection(found, row)) : [];
}

function buildCodeSection(set: CodeSet, row: ResponseCode): SearchSection {
  const { code, meaning, cause = '', advice = '', sandbox = '' } = row;
  return {
    id: codeAnchor(set, code),
    title: code,
    otherNames: [`${set.field || httpStatus} ${code}`],
    meaning: `${getMarkdownText(meaning)}.`,
    text: [cause, advice, sandbox]
      .filter((text) => text !== '')
      .map((text) => `${getMarkdownText(text)}.`)
      .join(' '),
  };
}
