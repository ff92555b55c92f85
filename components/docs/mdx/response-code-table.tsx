import * as words from '@/.generated/words/docs/codes';
import { TextLink } from '@/components/ui/link/text-link';
import { RecordTable } from '@/components/ui/record-table';
import { readResponseCodes } from '@/lib/content/read-content';
import {
  CODE_FIELDS,
  codeAnchor,
  type CodeSet,
  listCodes,
  type ResponseCode,
} from '@/lib/content/schemas/response-codes';
import { splitOnly } from '@/lib/content/source/selection';
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
    <RecordTable
      label={label}
      columns={[
        set === 'http' ? { name: words.httpStatus } : { name: CODE_FIELDS[set], isCode: true },
        { name: words.meaning },
        { name: words.retry },
        { name: words.inSandbox },
      ]}
      rows={rows.map((row) => buildRow(row, set, only === undefined))}
    />
  );
}

function buildRow(row: ResponseCode, set: CodeSet, isWhole: boolean) {
  const { code, status, meaning, cause, retry, advice, sandbox } = row;
  const id = codeAnchor(set, code);
  return {
    key: code,
    id: isWhole ? id : undefined,
    head: (
      <span className={styles.code}>
        <TextLink href={isWhole ? `#${id}` : `${urls.apiSection('reference')}#${id}`}>
          <code>{code}</code>
        </TextLink>
        {status !== undefined && ' '}
        {status !== undefined && <span className={styles.status}>HTTP {status}</span>}
      </span>
    ),
    cells: [
      <>
        <MarkdownText text={`${meaning}.`} inline />
        {cause !== undefined && (
          <span className={styles.cause}>
            {' '}
            <MarkdownText text={`${cause}.`} inline />
          </span>
        )}
      </>,
      <>
        <b className={styles.retry}>
          {advice === undefined
            ? `${words.retryLabels[retry]}.`
            : words.retryThen(words.retryLabels[retry])}
        </b>{' '}
        {advice !== undefined && <MarkdownText text={`${advice}.`} inline />}
      </>,
      sandbox === undefined ? words.notReproducible : <MarkdownText text={sandbox} inline />,
    ],
  };
}
