import type { ComponentProps, ReactNode } from 'react';
import * as words from '@/.generated/words/docs/test-data';
import { CopyButton } from '@/components/ui/code/copy-button';
import { RecordTable } from '@/components/ui/record-table';
import { readTestData } from '@/lib/content/read-data';
import { listTestValues, type TestData, type TestDataSet } from '@/lib/content/schemas/test-data';
import { splitOnly } from '@/lib/content/source/selection';
import { MarkdownText } from './markdown-text';
import styles from './test-data-table.module.css';

type Table = {
  readonly columns: ComponentProps<typeof RecordTable>['columns'];
  /** Each row begins with the value to type or send, which can be copied. */
  readonly rows: readonly { readonly value: string; readonly cells: readonly ReactNode[] }[];
};

function renderCode(text: string): ReactNode {
  return <code>{text}</code>;
}

function renderText(text: string): ReactNode {
  return <MarkdownText text={text} inline />;
}

/** Column named by a field of the documents, or in words where the sandbox has no such field. */
function nameColumn(field: string | undefined, name: string): Table['columns'][number] {
  return field === undefined ? { name } : { name: field, isCode: true };
}

const TABLES: Readonly<Record<TestDataSet, (data: TestData) => Table>> = {
  cards: ({ cards, sandbox: { response } }) => ({
    columns: [
      { name: words.number },
      { name: words.brand },
      nameColumn(response.card, words.type),
      { name: words.note },
    ],
    rows: cards.map(({ number, brand, type, note }) => ({
      value: number,
      cells: [brand, renderCode(type), renderText(note)],
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
      cells: [renderCode(code), renderText(outcome), status],
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
      cells: [renderCode(result), renderText(meaning)],
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
      cells: [renderCode(result), renderText(meaning)],
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
      cells: [renderText(outcome), reason === undefined ? words.noReason : renderCode(reason)],
    })),
  }),
};

type TestDataTableProps = {
  set: TestDataSet;
  /** Values of the rows to show, in their order; all rows without it. */
  only?: string;
  /** Accessible name; the build sets it to the heading above. */
  label?: string;
};

/** Table of data that trigger an outcome in the sandbox. The source is content/test-data.json. */
export function TestDataTable({ set, only, label }: TestDataTableProps) {
  const data = readTestData();
  const { columns, rows } = TABLES[set](data);
  const values = only === undefined ? listTestValues(data)[set] : splitOnly(only);
  return (
    <RecordTable
      label={label}
      columns={columns}
      rows={values.map((value) => ({
        key: value,
        head: (
          <span className={styles.value}>
            <code>{value}</code> <CopyButton label={value} />
          </span>
        ),
        cells: rows.find((row) => row.value === value)?.cells ?? [],
      }))}
    />
  );
}
