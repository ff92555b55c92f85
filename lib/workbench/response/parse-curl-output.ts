import { scanJson } from '@/lib/openapi/core/json-tokens';

/** A response of an API as the reader received it. */
export type ReceivedResponse = {
  /** Three digits; 0 where only a body was received. */
  readonly status: number;
  /** Names and values in the order of arrival; a name may be there twice. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Text as it came; empty for none. */
  readonly body: string;
};

/** Value of the first header with a name in any case; `undefined` for none. */
export function getHeader({ headers }: ReceivedResponse, name: string): string | undefined {
  return headers.find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1];
}

/** Characters that a search for JSON in a text reads before it gives up: each bracket may begin JSON that ends nowhere. */
const MAX_READ = 1_000_000;

/** Offset behind the bracket that closes the one at `start`; `undefined` where none does. */
function findEnd(text: string, start: number): number | undefined {
  for (const { kind, end, path } of scanJson(text, start))
    if (kind === 'close' && path.length === 0) return end;
  return undefined;
}

function isFilledJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  } catch {
    return false;
  }
}

/**
 * Finds the first object or list of JSON in a text that is not empty: in the line of a log, after a prompt.
 * @returns the JSON as written; `undefined` for none.
 */
function findJson(text: string): string | undefined {
  let read = 0;
  for (const { index } of text.matchAll(/[{[]/g)) {
    const end = findEnd(text, index);
    const json = end === undefined ? '' : text.slice(index, end);
    if (isFilledJson(json)) return json;
    read += (end ?? text.length) - index;
    if (read > MAX_READ) return undefined;
  }
  return undefined;
}

/** Status line of HTTP/1.1 (RFC 9112 4) and as curl prints it for HTTP/2 and 3. */
const STATUS_LINE = /^HTTP\/[\d.]+ (\d{3})(?: [^\n]*)?$/;

/** Status in the line of a log: `status=402`, `"status":402`, `HTTP/1.1" 402`, `HTTP 402`. */
const LOGGED_STATUS =
  /(?:\bHTTP(?:\/[\d.]+)?"?|\bstatus(?:_?code)?["']?\s*[:=]?)\s*["']?([1-5]\d\d)\b/i;

/** Fields of a log or form: `rcode=051`, `rmsg="Insufficient funds"`. */
const FIELD = /(?:^|[\s&;,?])([A-Za-z_][\w.]*)=("(?:[^"\\]|\\.)*"|[^\s&;,]*)/g;

/** Reduces the output of `curl -v` to what was received: lines that begin with `< `, and the body. */
function stripVerbose(text: string): string {
  if (!/^< HTTP\//m.test(text)) return text;
  return text
    .split('\n')
    .filter((line) => !/^(?:[*>]|[{}] \[)/.test(line))
    .map((line) => line.replace(/^< ?/, ''))
    .join('\n');
}

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

/** Fields of a log's line as JSON; `undefined` for none. */
function collectFields(text: string): string | undefined {
  const fields = [...text.matchAll(FIELD)].map(([, name = '', value = '']) => [
    name,
    value.startsWith('"') ? value.slice(1, -1).replaceAll('\\"', '"') : value,
  ]);
  return fields.length > 0 ? JSON.stringify(Object.fromEntries(fields)) : undefined;
}

/** Reads a body without headers: JSON, JSON quoted as text, or fields. */
function parseLogLine(text: string): ReceivedResponse | undefined {
  const json = findJson(text) ?? findJson(text.replaceAll('\\"', '"'));
  const body = json ?? collectFields(text);
  const beside = json === undefined ? text : text.replace(json, '');
  const status = Number(LOGGED_STATUS.exec(beside)?.[1] ?? 0);
  if (body === undefined && status === 0) return undefined;
  return { status, headers: [], body: body ?? '' };
}

/**
 * Parses a response that was copied from elsewhere: what `curl -i` or `curl -v` printed, a body of JSON, or the
 * line of a log that has JSON or fields in it. Of several header blocks (100 Continue, redirects) the last counts.
 * @returns `undefined` for a text without any of these.
 */
export function parseCurlOutput(text: string): ReceivedResponse | undefined {
  const unified = text.replaceAll('\r\n', '\n');
  return parseBlocks(stripVerbose(unified)) ?? parseLogLine(unified.trim());
}
