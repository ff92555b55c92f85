import { scanJson } from '@/lib/openapi/core/json-tokens';
import { type Exchange, findHeader, type Header, parseBody } from './exchange';
import { readCurl } from './read-curl';
import {
  fillVariables,
  hasVariable,
  listVariables,
  quoteVariables,
  resolveVariables,
} from './variables';

/** A method with an address behind it, with what may stand before it in a log, a transcript of curl or in code. */
const REQUEST =
  /(?:^|[^\w/-])(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|QUERY)["'`,:(\s]+((?:https?:\/\/|\{\{|\/)[^\s"'`<>,;]*)/;

const CURL = /(?:^|\s)curl(?:\.exe)?\s/;
const HEADER = /^[>\s]*([A-Za-z][\w-]*):[ \t]+(.+?)\s*$/;
/** Status line, or a status as logs write it. */
const STATUS =
  /(?:\bHTTP\/[\d.]+"?|\bstatus(?:[_ ]?code)?["']?\s*[:=]|<--|→|->|\bresponse:?)\s*["']?([1-5]\d\d)\b/i;
const DURATION = /\b(\d+(?:\.\d+)?) ?ms\b/;
const TIME = /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?/;

/** Brackets that are tried, and depth of the deepest body: a text of brackets alone would take for ever. */
const [MAX_TRIES, MAX_DEPTH] = [20, 1000];

/** The first JSON object or list of a text; empty for none. */
function findJson(text: string): string {
  let tries = 0;
  for (const { index } of text.matchAll(/[{[]/g)) {
    let end = 0;
    let depth = 0;
    for (const token of scanJson(text, index)) {
      if (token.kind === 'open') depth += 1;
      if (token.kind === 'close') depth -= 1;
      ({ end } = token);
      if (depth <= 0 || depth > MAX_DEPTH) break;
    }
    const found = text.slice(index, end);
    tries += 1;
    if (parseBody(found) !== undefined) return found;
    if (tries === MAX_TRIES) break;
  }
  return '';
}

function readHeader(line: string): readonly Header[] {
  const [, name, value] = HEADER.exec(line) ?? [];
  return name === undefined || value === undefined ? [] : [[name, value]];
}

/** Headers of the lines that begin a text. */
function readHeaders(lines: readonly string[]): readonly Header[] {
  const end = lines.findIndex((line) => readHeader(line).length === 0);
  return lines.slice(0, end < 0 ? lines.length : end).flatMap(readHeader);
}

/** A request with its line, and the lines up to the next one. */
type Part = { readonly line: number; readonly lines: readonly string[] };

/** Splits a text where a request begins. */
function splitRequests(lines: readonly string[]): readonly Part[] {
  let isCommand = false;
  const starts = lines.flatMap((line, index) => {
    const isCurl = CURL.test(line);
    if (!isCurl && !REQUEST.test(line)) return [];
    // What `curl -v` prints of its request belongs to the command.
    if (isCommand && line.startsWith('> ')) return [];
    isCommand = isCurl;
    return [index];
  });
  return starts.map((start, at) => {
    const all = lines.slice(start, starts[at + 1] ?? lines.length);
    const end = all.findIndex((line) => line.startsWith('###'));
    return { line: start + 1, lines: end < 0 ? all : all.slice(0, end) };
  });
}

/** Sign at the end of a line that a command goes on behind: of a shell, of cmd, of PowerShell. */
const CONTINUED = /[\\^`]\s*$/;

/** Whether quotes are open at the end of a command. */
function isQuoted(command: string): boolean {
  return /['"]/.test(command.replace(/\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"/g, ''));
}

/** Lines of the longest command. */
const MAX_LINES = 500;

/** A command with the lines that it goes on in, and the lines behind it. */
function splitCommand([first = '', ...others]: readonly string[]) {
  let command = first;
  for (const [at, line] of others.slice(0, MAX_LINES).entries()) {
    const isOpen = isQuoted(command);
    if (!isOpen && !CONTINUED.test(command)) return { command, rest: others.slice(at) };
    command = isOpen ? `${command}\n${line}` : `${command.replace(CONTINUED, '')} ${line}`;
  }
  // A quote that nothing closes is an apostrophe.
  return isQuoted(command) ? { command: first, rest: others } : { command, rest: [] };
}

/** Lines of an `.http` file that an address goes on in: `?page=1` and `&size=2`. */
const QUERY_LINE = /^\s+[?&]/;

/** A request with the text that it was read from, and what stands behind it. */
type ReadRequest = Pick<Exchange, 'method' | 'url' | 'headers' | 'body'> & {
  readonly received: string;
  readonly isCommand: boolean;
};

/** Splits a text where a status stands. */
function splitAnswer(text: string): readonly [sent: string, received: string] {
  const at = text.search(STATUS);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

function readCommand(lines: readonly string[]): ReadRequest | undefined {
  const { command, rest } = splitCommand(lines);
  const request = readCurl(command.slice(command.search(CURL)));
  const [, received] = splitAnswer(rest.join('\n'));
  return request && { ...request, body: quoteVariables(request.body), received, isCommand: true };
}

function readRequest([first = '', ...others]: readonly string[]): ReadRequest {
  const [, method = '', address = ''] = REQUEST.exec(first) ?? [];
  const end = others.findIndex((line) => !QUERY_LINE.test(line));
  const query = others.slice(0, end < 0 ? others.length : end);
  const [sent, received] = splitAnswer(
    [getRest(first, address), ...others.slice(query.length)].join('\n'),
  );
  const [rest = '', ...lines] = sent.split('\n');
  const headers = readHeaders(lines);
  const text = [rest, ...lines.slice(headers.length)].join('\n').replace(/^>\s?/gm, '');
  const isForm = findHeader(headers, 'content-type')?.includes('form-urlencoded') ?? false;
  const json = findJson(text.includes('{{') ? quoteVariables(text) : text);
  return {
    ...{ method, headers, received, isCommand: false },
    url: address + query.map((line) => line.trim()).join(''),
    body: json || (isForm ? text.trim() : ''),
  };
}

/** Text behind the address of a request, with the status that an access log writes there as in a status line. */
function getRest(line: string, address: string): string {
  const rest = line.slice(line.indexOf(address) + address.length);
  return rest.replace(/^["'`]?\s*(?:HTTP\/[\d.]+)?["']?\s*(?=[1-5]\d\d\b)/, 'HTTP/1 ');
}

/** First line of a request in an `.http` file; programs that record what they send write something before it. */
const REQUEST_LINE = /^[A-Z]+\s/;

/** Whether a request is written to be sent: it has variables, or nothing says that it was. */
function isTemplate(
  { url, headers, body, received, isCommand }: ReadRequest,
  first: string,
): boolean {
  const written = [url, body, ...headers.map(([, value]) => value)].join('\n');
  return (
    (isCommand ? hasVariable(written) : written.includes('{{')) ||
    (received === '' && !TIME.test(first) && (isCommand || REQUEST_LINE.test(first)))
  );
}

function readPart({ line, lines }: Part): readonly Exchange[] {
  const [first = ''] = lines;
  const request = CURL.test(first) ? readCommand(lines) : readRequest(lines);
  if (!request) return [];
  const { method, url, headers, body, received } = request;
  const duration = DURATION.exec(lines.join('\n'))?.[1];
  const time = TIME.exec(first)?.[0].replace(' ', 'T').replace(',', '.');
  return [
    {
      ...{ place: String(line), method: method.toUpperCase(), url, headers, body },
      status: Number(STATUS.exec(received)?.[1] ?? 0),
      responseHeaders: readHeaders(
        received
          .split('\n')
          .slice(1)
          .map((one) => one.replace(/^<\s?/, '')),
      ),
      responseBody: findJson(received),
      at: time === undefined ? undefined : Date.parse(time) || undefined,
      duration: duration === undefined ? undefined : Number(duration),
      isTemplate: isTemplate(request, first),
    },
  ];
}

/**
 * Lists the requests of a text: an `.http` file, a transcript of `curl -v`, commands, the lines of a log with the JSON
 * behind them. The place of each is its line.
 */
export function listTextExchanges(text: string): readonly Exchange[] {
  const filled = fillVariables(text, resolveVariables(listVariables(text)));
  return splitRequests(filled.split(/\r?\n/)).flatMap(readPart);
}
