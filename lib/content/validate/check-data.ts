import { TEST_DATA_SETS } from '@/lib/markdown/mdx-elements.mjs';
import { type CodeSet, type ResponseCodes, STATUS_SET } from '../schemas/response-codes';
import { type TestData, listTestValues } from '../schemas/test-data';
import type { CodeFields } from '../schemas/workbench/code-fields';
import type { DocumentWords } from '../source/document-words';
import type { Report } from '../source/fill';
import { adviseName } from '../source/messages';
import type { CheckText } from './check-references';
import type { WordContext } from './check-words';
import { checkTextWords } from './check-words';

/** Reports a value that the documents do not list for a field. */
export function checkValue(
  field: string,
  value: string,
  at: string,
  words: DocumentWords,
  report: Report,
) {
  const listed = words.values.get(field);
  if (!listed || listed.has(value)) return;
  report(at, `"${field}" is never "${value}".${adviseName(value, listed)}`);
}

/** Reports outcomes that the documents do not list, and data that is listed twice. */
export function checkTestData(data: TestData, words: DocumentWords, report: Report): void {
  const { response } = data.sandbox;
  const check = (at: string, value: string | undefined, field: string | undefined) => {
    if (value !== undefined && field !== undefined) checkValue(field, value, at, words, report);
  };
  data.cards.forEach(({ type }, index) => check(`cards.${index}.type`, type, response.card));
  data.amounts.forEach(({ code, advice }, index) => {
    check(`amounts.${index}.code`, code, response.code);
    check(`amounts.${index}.advice`, advice, response.advice);
  });
  data.avs.forEach(({ result }, index) => check(`avs.${index}.result`, result, response.zip));
  data.cvv2.forEach(({ result }, index) => check(`cvv2.${index}.result`, result, response.cvv2));
  const values = listTestValues(data);
  for (const set of TEST_DATA_SETS) {
    for (const [index, value] of values[set].entries()) {
      if (values[set].indexOf(value) < index)
        report(`${set}.${index}`, `"${value}" is listed twice`);
    }
  }
  checkNames(data, report);
}

/** Reports an outcome whose name another one has, because both would have one address. */
function checkNames({ amounts, avs, cvv2, accounts }: TestData, report: Report): void {
  const owners = new Map<string, string>();
  for (const [set, rows] of Object.entries({ amounts, avs, cvv2, accounts })) {
    for (const [index, { name }] of rows.entries()) {
      if (name === undefined) continue;
      const at = `${set}.${index}.name`;
      const owner = owners.get(name);
      if (owner === undefined) owners.set(name, at);
      else report(at, `the name "${name}" belongs to ${owner} already`);
    }
  }
}

type SetCheck = {
  readonly at: string;
  readonly field: string;
  readonly codes: readonly string[];
};

/** Remedy for a code that a list lacks. */
function describeFix(code: string): string {
  return `: add its meaning, as { "code": "${code}", "meaning": "…", "retry": "depends" }, or empty the list to keep none`;
}

/**
 * Reports where a list differs from the documents' values of a field, and values without a meaning
 * there; an empty list passes.
 */
function checkSet({ at, field, codes }: SetCheck, words: DocumentWords, report: Report): void {
  const listed = words.values.get(field);
  if (!listed || codes.length === 0) return;
  for (const code of codes) checkValue(field, code, at, words, report);
  for (const value of listed) {
    if (!codes.includes(value))
      report(at, `the documents give "${field}" the value "${value}" as well${describeFix(value)}`);
  }
  for (const value of words.unexplained.get(field) ?? []) {
    report(
      at,
      `the documents explain other values of "${field}", but not "${value}": add it to their "x-enum-descriptions"`,
    );
  }
}

/**
 * Reports codes that the documents do not list, and codes of the documents that are missing. Lists that share a field
 * are compared together, and lists whose field means something else elsewhere not at all.
 */
export function checkCodes(sets: readonly CodeSet[], words: DocumentWords, report: Report): void {
  const compared = sets.filter(({ isEverywhere }) => isEverywhere);
  for (const field of new Set(compared.map((set) => set.field))) {
    const own = compared.filter((set) => set.field === field);
    const codes = own.flatMap((set) => set.codes.map(({ code }) => code));
    checkSet({ at: own[0]?.name ?? '', field, codes }, words, report);
  }
  const statuses = sets.find(({ name }) => name === STATUS_SET)?.codes ?? [];
  if (statuses.length === 0) return;
  for (const status of words.statuses) {
    // `default` and `5XX` are no codes to look up.
    if (/^\d+$/.test(status) && !statuses.some(({ code }) => code === status))
      report(STATUS_SET, `the documents list the status ${status} as well${describeFix(status)}`);
  }
}

/** Reports fields whose list does not exist: a misspelt one. */
export function checkCodeFields(fields: CodeFields, codes: ResponseCodes, report: Report): void {
  const names = Object.keys(codes).filter((name) => name !== STATUS_SET);
  for (const [index, one] of fields.entries()) {
    if (!('set' in one) || names.includes(one.set)) continue;
    const suggestion = adviseName(one.set, names);
    report(`${index}.set`, `content/response-codes.json has no list "${one.set}".${suggestion}`);
  }
}

/** Reports lists that no field holds, and a code in two lists of one field, which would have one anchor. */
export function checkCodeLists(sets: readonly CodeSet[], report: Report): void {
  const owners = new Map<string, string>();
  for (const { name, field, codes } of sets) {
    if (field === '' && name !== STATUS_SET && codes.length > 0)
      report(
        name,
        `no field holds these codes: add { "fields": ["…"], "set": "${name}" } to content/code-fields.json`,
      );
    for (const [index, { code }] of codes.entries()) {
      const key = JSON.stringify([field, code]);
      const owner = owners.get(key);
      owners.set(key, owner ?? name);
      if (owner !== undefined && field !== '' && owner !== name)
        report(
          `${name}.${index}.code`,
          `"${owner}" has the code "${code}" too, and "${field}" holds both`,
        );
    }
  }
}

/** Texts inside data, each with its location: `issuer.3.advice`. */
function collectTexts(data: unknown, at = ''): readonly (readonly [at: string, text: string])[] {
  if (typeof data === 'string') return [[at, data]];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, one]: [string, unknown]) =>
    collectTexts(one, at === '' ? key : `${at}.${key}`),
  );
}

/** Checks Markdown and words in code type in the texts of a JSON file. */
export function checkTexts(
  file: string,
  data: unknown,
  checkText: CheckText,
  context: WordContext | undefined,
): void {
  for (const [at, text] of collectTexts(data)) {
    checkText(text, file, at);
    if (context) checkTextWords(text, at, context);
  }
}
