import type { CodeTables } from '@/lib/content/schemas/workbench/code-fields';
import type { Json } from '@/lib/openapi/core/types';
import { maskCardNumbers } from '../cards/card-numbers';
import { type CodeExplanation, explainCodes, explainStatus } from './explain/explain-codes';
import { explainHeaders } from './explain/explain-headers';
import { findResponse } from './parse-curl-output';
import { undoCopying } from './undo-copying';

/** A response in words. */
export type DecodedResponse = {
  /** Explanation of the HTTP status, then those of the codes in the body and of headers, each code of a field once. */
  readonly explanations: readonly CodeExplanation[];
  /** Body with its card numbers masked: the object with codes, a list of several such; `undefined` for none. */
  readonly body: Json | undefined;
};

/** Longest text that is read, in characters. */
const MAX_CHARS = 1_000_000;

/**
 * Decodes what a reader has pasted: a response, the line of a log, what `curl -i` or a program printed. Card numbers are
 * masked before anything is read.
 * @returns `undefined` for a text without a response.
 */
export function decodeResponse(text: string, tables: CodeTables): DecodedResponse | undefined {
  const found = findResponse(text.slice(0, MAX_CHARS), (one) => maskCardNumbers(undoCopying(one)));
  if (!found) return undefined;
  const { status, received, objects } = found;
  const places = new Set(explainCodes(objects, tables).map(({ pointer }) => pointer.split('/')[1]));
  const coded = objects.filter((_, at) => places.has(String(at)));
  const body = coded.length > 1 ? coded : (coded[0] ?? objects[0]);
  const all = [
    explainStatus(status, tables) ?? [],
    explainCodes(body ?? null, tables),
    explainHeaders(received ?? { headers: [] }),
  ].flat();
  const explanations = all.filter(
    ({ field, code }, at) =>
      all.findIndex((one) => one.field === field && one.code === code) === at,
  );
  return { explanations, body };
}
