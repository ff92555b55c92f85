import { TextLink } from '@/components/ui/link/text-link';
import { RecordTable } from '@/components/ui/record-table';
import { type CodeTableRow, readCodeTable } from '@/lib/pages/guide/read-code-table';
import { MarkdownText } from '../markdown-text';
import styles from './response-code-table.module.css';

type ResponseCodeTableProps = {
  /** Name of a list, or of a field that several lists share. */
  set: string;
  /** Codes to show, in their order; without it all codes, each with an anchor. */
  only?: string;
  /** Accessible name; the build sets it to the heading above. */
  label?: string;
};

/**
 * Table of codes with meaning, retry and who acts. The source is content/response-codes.json.
 * @throws for an unknown list; the content check names the file before that.
 */
export function ResponseCodeTable({ set, only, label }: ResponseCodeTableProps) {
  const { columns, rows } = readCodeTable(set, only);
  return <RecordTable label={label} columns={columns} rows={rows.map(renderRow)} />;
}

function renderRow({
  code,
  status,
  id,
  href,
  meaning,
  cause,
  retry,
  advice,
  sandbox,
}: CodeTableRow) {
  return {
    key: code,
    id,
    head: (
      <span className={styles.code}>
        <TextLink href={href}>
          <code>{code}</code>
        </TextLink>
        {status !== undefined && ' '}
        {status !== undefined && <span className={styles.status}>HTTP {status}</span>}
      </span>
    ),
    cells: [
      <>
        <MarkdownText text={meaning} inline />
        {cause !== undefined && (
          <span className={styles.cause}>
            {' '}
            <MarkdownText text={cause} inline />
          </span>
        )}
      </>,
      <>
        <b className={styles.retry}>{retry}</b>{' '}
        {advice !== undefined && <MarkdownText text={advice} inline />}
      </>,
      <MarkdownText key="sandbox" text={sandbox} inline />,
    ],
  };
}
