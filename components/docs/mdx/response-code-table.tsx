import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/link/text-link';
import { TableFrame } from '@/components/ui/table-frame';
import { readResponseCodes } from '@/lib/content/read-content';
import {
  CODE_FIELDS,
  codeAnchor,
  type CodeSet,
  listCodes,
  type ResponseCode,
  RETRY_LABELS,
} from '@/lib/content/schemas/response-codes';
import { splitOnly } from '@/lib/content/schemas/selection';
import { urls } from '@/lib/routes/urls';
import { MarkdownText } from './markdown-text';
import styles from './response-code-table.module.css';

type ResponseCodeTableProps = {
  set: CodeSet;
  /** Codes to show, in their order; without it all codes, each with an anchor. */
  only?: string;
  /** Accessible name; the build sets it to the heading above. */
  label?: string;
};

/** Table of codes with meaning, retry and who acts. The source is content/response-codes.json. */
export function ResponseCodeTable({ set, only, label }: ResponseCodeTableProps) {
  const all = listCodes(readResponseCodes(), set);
  const rows =
    only === undefined
      ? all
      : splitOnly(only).flatMap((code) => all.find((row) => row.code === code) ?? []);
  return (
    <div className={styles.rows}>
      <TableFrame aria-label={label} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <Head>{set === 'http' ? CODE_FIELDS[set] : <code>{CODE_FIELDS[set]}</code>}</Head>
            <Head>Meaning and likely cause</Head>
            <Head>Retry, and who acts</Head>
            <Head>In the sandbox</Head>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row.code} row={row} set={set} isWhole={only === undefined} />
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}

/** A header cell. Roles are explicit: browsers drop those of a table displayed as blocks. */
function Head({ children }: { children: ReactNode }) {
  return (
    <th scope="col" role="columnheader">
      {children}
    </th>
  );
}

type RowProps = { row: ResponseCode; set: CodeSet; isWhole: boolean };

function Row({ row, set, isWhole }: RowProps) {
  const { code, status, meaning, cause, retry, advice, sandbox } = row;
  const id = codeAnchor(set, code);
  return (
    <tr {...(isWhole ? { id } : {})} role="row">
      <th scope="row" role="rowheader" className={styles.code}>
        <TextLink href={isWhole ? `#${id}` : `${urls.apiSection('reference')}#${id}`}>
          <code>{code}</code>
        </TextLink>
        {status !== undefined && ' '}
        {status !== undefined && <span className={styles.status}>HTTP {status}</span>}
      </th>
      <td role="cell">
        <MarkdownText text={`${meaning}.`} inline />
        {cause !== undefined && (
          <span className={styles.cause}>
            {' '}
            <MarkdownText text={`${cause}.`} inline />
          </span>
        )}
      </td>
      <td role="cell">
        <b className={styles.retry}>
          {RETRY_LABELS[retry]}
          {advice === undefined ? '.' : ':'}
        </b>{' '}
        {advice !== undefined && <MarkdownText text={`${advice}.`} inline />}
      </td>
      <td role="cell">
        {sandbox === undefined ? 'Not reproducible' : <MarkdownText text={sandbox} inline />}
      </td>
    </tr>
  );
}
