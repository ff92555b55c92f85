import * as words from '@/.generated/words/docs/codes';
import { TextLink } from '@/components/ui/link/text-link';
import { RecordTable } from '@/components/ui/record-table';
import { readCodeSets } from '@/lib/content/read-data';
import {
  codeAnchor,
  type CodeSet,
  findCodeSet,
  type ResponseCode,
} from '@/lib/content/schemas/response-codes';
import { splitOnly } from '@/lib/content/source/selection';
import { urls } from '@/lib/routes/urls';
import { MarkdownText } from './markdown-text';
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
  const found = findCodeSet(readCodeSets(), set);
  if (!found) throw new Error(`content/response-codes.json has no list "${set}"`);
  const { field, codes: all } = found;
  const rows =
    only === undefined
      ? all
      : splitOnly(only).flatMap((code) => all.find((row) => row.code === code) ?? []);
  return (
    <RecordTable
      label={label}
      columns={[
        field === '' ? { name: words.httpStatus } : { name: field, isCode: true },
        { name: words.meaning },
        { name: words.retry },
        { name: words.inSandbox },
      ]}
      rows={rows.map((row) => buildRow(row, found, only === undefined))}
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
