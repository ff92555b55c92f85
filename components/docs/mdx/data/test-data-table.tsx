import { CopyButton } from '@/components/ui/code/copy-button';
import { InlineCode } from '@/components/ui/code/inline-code';
import { RecordTable } from '@/components/ui/record-table';
import type { TestDataSet } from '@/lib/content/schemas/test-data';
import { readTestDataTable } from '@/lib/pages/guide/read-test-data-table';
import { MarkdownText } from '../markdown-text';
import styles from './test-data-table.module.css';

type TestDataTableProps = {
  set: TestDataSet;
  /** Values of the rows to show, in their order; all rows without it. */
  only?: string;
  /** Accessible name; the build sets it to the heading above. */
  label?: string;
};

/** Table of data that trigger an outcome in the sandbox. The source is content/test-data.json. */
export function TestDataTable({ set, only, label }: TestDataTableProps) {
  const { columns, rows } = readTestDataTable(set, only);
  return (
    <RecordTable
      label={label}
      columns={columns}
      rows={rows.map(({ value, cells }) => ({
        key: value,
        head: (
          <span className={styles.value}>
            <InlineCode>{value}</InlineCode> <CopyButton label={value} />
          </span>
        ),
        cells: cells.map((text, index) => <MarkdownText key={index} text={text} inline />),
      }))}
    />
  );
}
