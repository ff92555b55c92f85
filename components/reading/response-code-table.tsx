import { MarkdownText } from '@/components/markdown/markdown-text';
import { TextLink } from '@/components/link/text-link';
import { TableFrame } from '@/components/mdx/table-frame';
import { readResponseCodes } from '@/lib/content/read-shared';
import {
  type CodeSet,
  type ResponseCode,
  RETRIES,
  toCodeId,
  toCodes,
} from '@/lib/content/kinds/response-codes';
import { splitOnly } from '@/lib/content/kinds/selection';
import { urls } from '@/lib/urls';
import styles from './response-code-table.module.css';

const HEADS: Readonly<Record<CodeSet, string>> = {
  http: 'HTTP status',
  platform: 'code',
  issuer: 'rcode',
  gateway: 'rcode',
  rcode: 'rcode',
  cvv2: 'auth_cvv2_result',
  advice: 'merchant_advice_code',
};

type ResponseCodeTableProps = {
  set: CodeSet;
  /** Codes to show, in their order; without it all, each with an anchor. */
  only?: string;
  /** Names it; the build gives it the heading above. */
  label?: string;
};

/** What a code means, whether to retry, who acts. The one source is content/response-codes.json. */
export function ResponseCodeTable({ set, only, label }: ResponseCodeTableProps) {
  const all = toCodes(readResponseCodes(), set);
  const rows =
    only === undefined
      ? all
      : splitOnly(only).flatMap((code) => all.find((row) => row.code === code) ?? []);
  return (
    <TableFrame aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{set === 'http' ? HEADS[set] : <code>{HEADS[set]}</code>}</th>
          <th scope="col">Meaning and likely cause</th>
          <th scope="col">Retry, and who acts</th>
          <th scope="col">In the sandbox</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.code} row={row} set={set} isWhole={only === undefined} />
        ))}
      </tbody>
    </TableFrame>
  );
}

type RowProps = { row: ResponseCode; set: CodeSet; isWhole: boolean };

function Row({ row, set, isWhole }: RowProps) {
  const { code, status, meaning, cause, retry, advice, sandbox } = row;
  const id = toCodeId(set, code);
  return (
    <tr {...(isWhole ? { id } : {})}>
      <th scope="row" className={styles.code}>
        <TextLink href={isWhole ? `#${id}` : `${urls.apiSection('reference')}#${id}`}>
          <code>{code}</code>
        </TextLink>
        {status !== undefined && <span className={styles.status}>HTTP {status}</span>}
      </th>
      <td>
        <MarkdownText text={`${meaning}.`} inline />
        {cause !== undefined && (
          <span className={styles.cause}>
            {' '}
            <MarkdownText text={`${cause}.`} inline />
          </span>
        )}
      </td>
      <td>
        <b className={styles.retry}>
          {RETRIES[retry]}
          {advice === undefined ? '.' : ':'}
        </b>{' '}
        {advice !== undefined && <MarkdownText text={`${advice}.`} inline />}
      </td>
      <td>{sandbox === undefined ? 'Not reproducible' : <MarkdownText text={sandbox} inline />}</td>
    </tr>
  );
}
