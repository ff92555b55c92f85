import { isContainer } from '@/lib/openapi/core/json';
import { printJson } from '@/lib/openapi/core/print-json';
import type { Json } from '@/lib/openapi/core/types';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import { readObjects } from './read-objects';
import type { ReceivedResponse } from './received-response';
import { undoCopying } from './undo-copying';

/** Status line of HTTP/1.1 (RFC 9112 4) and as curl prints it for HTTP/2 and 3. */
const STATUS_LINE = /^\s*HTTP\/[\d.]+ (\d{3})(?: [^\n]*)?$/;

/** Reasons of statuses, as programs write them behind their number. */
const REASON =
  '(?:OK|(?:Client|Server)[ _]Error|Bad[ _]Request|Unauthorized|Payment[ _]Required|Forbidden|Not[ _]Found|Conflict|Unprocessable(?:[ _](?:Entity|Content))?|Too[ _]Many[ _]Requests|Internal[ _]Server(?:[ _]Error)?|Bad[ _]Gateway|Service[ _]Unavailable|Gateway[ _]Timeout)';

/** Status in a log: `status=402`, `"statusCode":402`, `HTTP/1.1" 402`, `402 Payment Required`, `<-- 402`, a line behind a body. */
const LOGGED_STATUS = new RegExp(
  [
    String.raw`(?:\bHTTP(?:\/[\d.]+)?"?|\bResponse(?: code)?:?|\b(?:Response|\w{0,40}Exception)\{(?:\w+=[\w./]+, )?code=|<--)\s{0,8}["'[(]*([1-5]\d\d)\b`,
    String.raw`(?:\b|_|http)status(?:[_ ]?code)?["'\]]*\s{0,8}(?:=>|[:=]|of )?\s{0,8}["'[(]*([1-5]\d\d)\b`,
    // A text may begin so, too: "404 Not Found mug".
    String.raw`\b(?<!["'])([245]\d\d)\)? \(?${REASON}|(?<=["'])([245]\d\d) ${REASON}["']`,
    String.raw`\(([2-5]\d\d), b?["'{]|^\s{0,8}([2-5]\d\d)\s{1,8}[{[]|[}\]]\s{0,8}([2-5]\d\d)\s{0,8}$`,
  ].join('|'),
  'gi',
);

function parseHeader(line: string): readonly (readonly [string, string])[] {
  const colon = line.indexOf(':');
  return colon > 0 ? [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]] : [];
}

/** Reads header blocks until one is followed by something else, which is the body of the last. */
function parseBlocks(text: string): ReceivedResponse | undefined {
  const lines = text.split('\n');
  const headLines = lines.map((line) => line.trimEnd());
  let found: ReceivedResponse | undefined;
  let at = headLines.findIndex((line) => STATUS_LINE.test(line));
  while (at >= 0) {
    const status = STATUS_LINE.exec(headLines[at] ?? '')?.[1];
    if (status === undefined) break;
    const blank = headLines.indexOf('', at);
    const end = blank === -1 ? headLines.length : blank;
    const headers = headLines.slice(at + 1, end).flatMap(parseHeader);
    found = { status: Number(status), headers, body: lines.slice(end + 1).join('\n') };
    at = end + 1;
  }
  return found;
}

/** What a text says about a response. */
type FoundResponse = {
  /** Three digits; 0 for none. */
  readonly status: number;
  /** Status, headers and body as they were received; `undefined` where no status line is in the text. */
  readonly received: ReceivedResponse | undefined;
  /** Objects of the body, else of the text. */
  readonly objects: readonly Json[];
};

/**
 * Finds a response in a text that was copied from elsewhere: what `curl -i` or `curl -v` printed, JSON, an object as a
 * program printed it, fields in the line of a log. Of several header blocks (100 Continue, redirects) the last counts.
 * @param clean Undoes what was done to the text, and to each text inside it.
 * @returns `undefined` for a text without any of these.
 */
export function findResponse(
  text: string,
  clean: (text: string) => string,
): FoundResponse | undefined {
  const plain = clean(text);
  const received = parseBlocks(plain);
  const inBody = received ? readObjects(received.body, clean) : [];
  const objects = inBody.length > 0 ? inBody : readObjects(plain, clean);
  // Of several tries the last counts.
  const logged = [...plain.matchAll(LOGGED_STATUS)]
    .at(-1)
    ?.slice(1)
    .find((one) => one !== undefined);
  const status = received?.status ?? Number(logged ?? 0);
  return status === 0 && objects.length === 0 ? undefined : { status, received, objects };
}

/**
 * Parses a response that was copied from elsewhere.
 * @returns `undefined` for a text without one.
 */
export function parseCurlOutput(text: string): ReceivedResponse | undefined {
  const found = findResponse(text, undoCopying);
  if (!found || found.received) return found?.received;
  const [first] = found.objects;
  // The status in a body alone is a field of it.
  const isBody = isContainer(parseJsonOrText(text));
  const body = isBody ? text.trim() : first === undefined ? '' : printJson(first);
  return { status: isBody ? 0 : found.status, headers: [], body };
}
