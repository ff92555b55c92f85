import * as words from '@/.generated/words/docs/codes';
import { readCodeSets } from '@/lib/content/read-data';
import { codeAnchor, findCodeSet, type ResponseCode } from '@/lib/content/schemas/response-codes';
import { splitOnly } from '@/lib/content/source/selection';
import { urls } from '@/lib/routes/urls';
import type { DataColumn } from './read-test-data-table';

/** Row of a code; its texts are Markdown. */
export type CodeTableRow = Pick<ResponseCode, 'code' | 'status'> & {
  /** Id of the row; absent where the table shows some codes of a list. */
  readonly id?: string;
  /** Address of the row that explains the code. */
  readonly href: string;
  readonly meaning: string;
  readonly cause?: string;
  /** Whether to send the request again. */
  readonly retry: string;
  /** Action before that; follows `retry`. */
  readonly advice?: string;
  /** How to get the code in the sandbox. */
  readonly sandbox: string;
};

/** Table of codes with meaning, retry and who acts. */
export type CodeTable = {
  readonly columns: readonly DataColumn[];
  readonly rows: readonly CodeTableRow[];
};

/**
 * Reads codes of `content/response-codes.json` as a table.
 * @param name name of a list, or of a field that several lists share.
 * @param only codes to show, in their order; without it all codes, each with an anchor.
 * @throws for an unknown list; the content check names the file before that.
 */
export function readCodeTable(name: string, only?: string): CodeTable {
  const set = findCodeSet(readCodeSets(), name);
  if (!set) throw new Error(`content/response-codes.json has no list "${name}"`);
  const { field, codes } = set;
  const shown =
    only === undefined
      ? codes
      : splitOnly(only).flatMap((code) => codes.find((row) => row.code === code) ?? []);
  return {
    columns: [
      field === '' ? { name: words.httpStatus } : { name: field, isCode: true },
      { name: words.meaning },
      { name: words.retry },
      { name: words.inSandbox },
    ],
    rows: shown.map((row) => {
      const id = codeAnchor(set, row.code);
      const anchor = only === undefined ? { id, href: `#${id}` } : { href: getCodeHref(id) };
      return { ...buildRow(row), ...anchor };
    }),
  };
}

const getCodeHref = (id: string) => `${urls.apiSection('reference')}#${id}`;

function buildRow({ code, status, meaning, cause, retry, advice, sandbox }: ResponseCode) {
  const label = words.retryLabels[retry];
  return {
    code,
    ...(status !== undefined && { status }),
    meaning: `${meaning}.`,
    ...(cause !== undefined && { cause: `${cause}.` }),
    retry: advice === undefined ? `${label}.` : words.retryThen(label),
    ...(advice !== undefined && { advice: `${advice}.` }),
    sandbox: sandbox ?? words.notReproducible,
  };
}
