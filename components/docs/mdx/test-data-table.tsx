import type { ReactNode } from 'react';
import { CopyButton } from '@/components/ui/code/copy-button';
import { TableFrame } from '@/components/ui/table-frame';
import { readTestData } from '@/lib/content/read-content';
import { splitOnly } from '@/lib/content/schemas/selection';
import { listTestValues, type TestData, type TestDataSet } from '@/lib/content/schemas/test-data';
import { MarkdownText } from './markdown-text';
import styles from './test-data-table.module.css';

type Table = {
  readonly head: readonly ReactNode[];
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
    head: ['Number', 'Brand', renderCode('card_type'), 'Note'],
    rows: cards.map(({ number, brand, type, note }) => ({
      value: number,
      cells: [brand, renderCode(type), renderText(note)],
    })),
  }),
  amounts: ({ amounts }) => ({
    head: [renderCode('amt_tran'), renderCode('rcode'), 'Outcome', 'HTTP status'],
    rows: amounts.map(({ amount, rcode, outcome, status }) => ({
      value: amount,
      cells: [renderCode(rcode), renderText(outcome), status],
    })),
  }),
  avs: ({ avs }) => ({
    head: [renderCode('avs_zip'), renderCode('auth_avs_result'), 'Meaning'],
    rows: avs.map(({ zip, result, meaning }) => ({
      value: zip,
      cells: [renderCode(result), renderText(meaning)],
    })),
  }),
  cvv2: ({ cvv2 }) => ({
    head: [renderCode('cvv2'), renderCode('auth_cvv2_result'), 'Meaning'],
    rows: cvv2.map(({ cvv2: value, result, meaning }) => ({
      value,
      cells: [renderCode(result), renderText(meaning)],
    })),
  }),
  accounts: ({ accounts }) => ({
    head: [renderCode('dda_number'), 'What happens', renderCode('reject_reason')],
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
  const { head, rows } = TABLES[set](data);
  const values = only === undefined ? listTestValues(data)[set] : splitOnly(only);
  return (
    <TableFrame aria-label={label}>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {values.map((value) => (
          <tr key={value}>
            <th scope="row" className={styles.value}>
              <code>{value}</code> <CopyButton label={value} />
            </th>
            {rows
              .find((row) => row.value === value)
              ?.cells.map((cell, index) => (
                <td key={index} className={styles.cell}>
                  {cell}
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
