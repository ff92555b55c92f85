import * as words from '@/.generated/words/docs/test-data';
import { readTestData } from '@/lib/content/read-data';
import { listTestValues, type TestData, type TestDataSet } from '@/lib/content/schemas/test-data';
import { splitOnly } from '@/lib/content/source/selection';

/** Column by its name, which may be that of a field. */
export type DataColumn = { readonly name: string; readonly isCode?: boolean };

/** Table of data that trigger an outcome in the sandbox. */
export type TestDataTable = {
  readonly columns: readonly DataColumn[];
  /** Each row begins with the value to type or send; its other cells are Markdown. */
  readonly rows: readonly { readonly value: string; readonly cells: readonly string[] }[];
};

const formatCode = (value: string) => `\`${value}\``;

/** Column named by a field of the documents, or in words where the sandbox has no such field. */
function nameColumn(field: string | undefined, name: string): DataColumn {
  return field === undefined ? { name } : { name: field, isCode: true };
}

const TABLES: Readonly<Record<TestDataSet, (data: TestData) => TestDataTable>> = {
  cards: ({ cards, sandbox: { response } }) => ({
    columns: [
      { name: words.number },
      { name: words.brand },
      nameColumn(response.card, words.type),
      { name: words.note },
    ],
    rows: cards.map(({ number, brand, type, note }) => ({
      value: number,
      cells: [brand, formatCode(type), note],
    })),
  }),
  amounts: ({ amounts, sandbox: { request, response } }) => ({
    columns: [
      nameColumn(request.amount, words.amount),
      nameColumn(response.code, words.code),
      { name: words.outcome },
      { name: words.status },
    ],
    rows: amounts.map(({ amount, code, outcome, status }) => ({
      value: amount,
      cells: [formatCode(code), outcome, String(status)],
    })),
  }),
  avs: ({ avs, sandbox: { request, response } }) => ({
    columns: [
      nameColumn(request.zip, words.zip),
      nameColumn(response.zip, words.result),
      { name: words.meaning },
    ],
    rows: avs.map(({ zip, result, meaning }) => ({
      value: zip,
      cells: [formatCode(result), meaning],
    })),
  }),
  cvv2: ({ cvv2, sandbox: { request, response } }) => ({
    columns: [
      nameColumn(request.cvv2, words.cvv2),
      nameColumn(response.cvv2, words.result),
      { name: words.meaning },
    ],
    rows: cvv2.map(({ cvv2: value, result, meaning }) => ({
      value,
      cells: [formatCode(result), meaning],
    })),
  }),
  accounts: ({ accounts, sandbox: { request, response } }) => ({
    columns: [
      nameColumn(request.account, words.account),
      { name: words.whatHappens },
      nameColumn(response.account, words.reason),
    ],
    rows: accounts.map(({ account, outcome, reason }) => ({
      value: account,
      cells: [outcome, reason === undefined ? words.noReason : formatCode(reason)],
    })),
  }),
};

/**
 * Reads a list of `content/test-data.json` as a table.
 * @param only values of the rows to show, in their order; all rows without it.
 */
export function readTestDataTable(set: TestDataSet, only?: string): TestDataTable {
  const data = readTestData();
  const { columns, rows } = TABLES[set](data);
  const values = only === undefined ? listTestValues(data)[set] : splitOnly(only);
  return {
    columns,
    rows: values.map((value) => ({
      value,
      cells: rows.find((row) => row.value === value)?.cells ?? [],
    })),
  };
}
