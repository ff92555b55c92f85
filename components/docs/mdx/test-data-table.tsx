import type { ComponentProps, ReactNode } from 'react';
import { CopyButton } from '@/components/ui/code/copy-button';
import { RecordTable } from '@/components/ui/record-table';
import { readTestData } from '@/lib/content/read-content';
import { splitOnly } from '@/lib/content/schemas/selection';
import { listTestValues, type TestData, type TestDataSet } from '@/lib/content/schemas/test-data';
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

const TABLES: Readonly<Record<TestDataSet, (data: TestData) => Table>> = {
  cards: ({ cards }) => ({
    columns: [
      { name: 'Number' },
      { name: 'Brand' },
      { name: 'card_type', isCode: true },
      { name: 'Note' },
    ],
    rows: cards.map(({ number, brand, type, note }) => ({
      value: number,
      cells: [brand, renderCode(type), renderText(note)],
    })),
  }),
  amounts: ({ amounts }) => ({
    columns: [
      { name: 'amt_tran', isCode: true },
      { name: 'rcode', isCode: true },
      { name: 'Outcome' },
      { name: 'HTTP status' },
    ],
    rows: amounts.map(({ amount, rcode, outcome, status }) => ({
      value: amount,
      cells: [renderCode(rcode), renderText(outcome), status],
    })),
  }),
  avs: ({ avs }) => ({
    columns: [
      { name: 'avs_zip', isCode: true },
      { name: 'auth_avs_result', isCode: true },
      { name: 'Meaning' },
    ],
    rows: avs.map(({ zip, result, meaning }) => ({
      value: zip,
      cells: [renderCode(result), renderText(meaning)],
    })),
  }),
  cvv2: ({ cvv2 }) => ({
    columns: [
      { name: 'cvv2', isCode: true },
      { name: 'auth_cvv2_result', isCode: true },
      { name: 'Meaning' },
    ],
    rows: cvv2.map(({ cvv2: value, result, meaning }) => ({
      value,
      cells: [renderCode(result), renderText(meaning)],
    })),
  }),
  accounts: ({ accounts }) => ({
    columns: [
      { name: 'dda_number', isCode: true },
      { name: 'What happens' },
      { name: 'reject_reason', isCode: true },
    ],
    rows: accounts.map(({ account, outcome, reason }) => ({
      value: account,
      cells: [renderText(outcome), reason === undefined ? 'None' : renderCode(reason)],
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
