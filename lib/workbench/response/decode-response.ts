import type { CodeTables } from '@/lib/content/schemas/workbench/code-fields';
import type { Json } from '@/lib/openapi/core/types';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import { maskCardNumbers } from '../cards/card-numbers';
import { type CodeExplanation, explainCodes, explainStatus } from './explain-codes';
import { parseCurlOutput } from './parse-curl-output';

/** A response in words. */
export type DecodedResponse = {
  /** Explanation of the HTTP status, then those of the codes in the body, each code of a field once. */
  readonly explanations: readonly CodeExplanation[];
  /** Body with its card numbers masked; `undefined` for none. */
  readonly body: Json | undefined;
};

/** Longest text that is read, in characters. */
const MAX_CHARS = 1_000_000;

/**
 * Decodes what a reader has pasted: a response, the line of a log, what `curl -i` printed. Card numbers are masked
 * before anything else.
 * @returns `undefined` for a text without a response.
 */
export function decodeResponse(text: string, tables: CodeTables): DecodedResponse | undefined {
  const received = parseCurlOutput(maskCardNumbers(text.slice(0, MAX_CHARS)));
  if (!received) return undefined;
  const body = received.body === '' ? undefined : parseJsonOrText(received.body);
  const all = [
    explainStatus(received.status, tables) ?? [],
    explainCodes(body ?? null, tables),
  ].flat();
  const explanations = all.filter(
    ({ field, code }, at) =>
      all.findIndex((one) => one.field === field && one.code === code) === at,
  );
  return { explanations, body };
}
