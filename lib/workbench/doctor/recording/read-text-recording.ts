import { scanJson } from '@/lib/openapi/core/json-tokens';
import { type Exchange, findHeader, type Header, parseBody } from './exchange';

/** A method with an address behind it, with what may stand before it in a log, a transcript of curl or in code. */
const REQUEST =
  /(?:^|[^\w/-])(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|QUERY)["'`,:(\s]+((?:https?:\/\/|\{\{|\/)[^\s"'`<>,;]*)/;

const CURL = /(?:^|\s)curl\s/;
const HEADER = /^[>\s]*([A-Za-z][\w-]*):[ \t]+(.+?)\s*$/;
/** Status line, or a status as logs write it. */
const STATUS =
  /(?:\bHTTP\/[\d.]+"?|\bstatus(?:[_ ]?code)?["']?\s*[:=]|<--|→|->|\bresponse:?)\s*["']?([1-5]\d\d)\b/i;
const DURATION = /\b(\d+(?:\.\d+)?) ?ms\b/;
const TIME = /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?/;

/** Brackets that are tried: a text of brackets alone would take for ever. */
const MAX_TRIES = 20;

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
      if (depth <= 0) break;
    }
    const found = text.slice(index, end);
    tries += 1;
    if (parseBody(found) !== undefined) return found;
    if (tries === MAX_TRIES) break;
  }
  return '';
}

const listWords = (command: string) =>
  [...command.matchAll(/'((?:[^']|'\\'')*)'|"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
    ([, single, double, plain]) =>
      single?.replaceAll(String.raw`'\''`, "'") ?? double?.replace(/\\(.)/g, '$1') ?? plain ?? '',
  );

/** The request of a command that begins with `curl`; `undefined` where it has no address. */
function readCurl(
  command: string,
): Pick<Exchange, 'method' | 'url' | 'headers' | 'body'> | undefined {
  const words = listWords(command.slice(command.search(/curl\s/)));
  const after = (names: readonly string[]) =>
    words.flatMap((word, index) => (names.includes(word) ? [words[index + 1] ?? ''] : []));
  const url = words.find((word) => /^(?:https?:\/\/|\{\{|\$\{?\w)/.test(word));
  if (url === undefined) return undefined;
  const [body = ''] = after(['-d', '--data', '--data-raw', '--data-binary', '--json']);
  const [method = body === '' ? 'GET' : 'POST'] = after(['-X', '--request']);
  const headers = after(['-H', '--header']).flatMap(readHeader);
  return { method: method.toUpperCase(), url, headers, body };
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
  const starts = lines.flatMap((line, index) =>
    CURL.test(line) || REQUEST.test(line) ? [index] : [],
  );
  return starts.map((start, at) => {
    const all = lines.slice(start, starts[at + 1] ?? lines.length);
    const end = all.findIndex((line) => line.startsWith('###'));
    return { line: start + 1, lines: end < 0 ? all : all.slice(0, end) };
  });
}

/** A command with the lines that it goes on in, behind a backslash each. */
function joinCommand(lines: readonly string[]): string {
  const last = lines.findIndex((line) => !line.trimEnd().endsWith('\\'));
  const own = last < 0 ? lines : lines.slice(0, last + 1);
  return own.map((line) => line.replace(/\\\s*$/, '')).join(' ');
}

/** Text behind the address of a request, with the status that an access log writes there as in a status line. */
function getRest(line: string, address: string): string {
  const rest = line.slice(line.indexOf(address) + address.length);
  return rest.replace(/^["'`]?\s*(?:HTTP\/[\d.]+)?["']?\s*(?=[1-5]\d\d\b)/, 'HTTP/1 ');
}

function readPart({ line, lines }: Part): readonly Exchange[] {
  const [first = '', ...others] = lines;
  const isCommand = CURL.test(first);
  const command = isCommand ? readCurl(joinCommand(lines)) : undefined;
  if (isCommand && !command) return [];
  const [, method = '', address = ''] = REQUEST.exec(first) ?? [];
  const tail = [isCommand ? '' : getRest(first, address), ...others].join('\n');
  const answer = STATUS.exec(tail);
  const sent = tail.slice(0, answer?.index).split('\n');
  const received = answer ? tail.slice(answer.index) : '';
  const headers = readHeaders(sent.slice(1));
  const text = [sent[0], ...sent.slice(1 + headers.length)].join('\n').replace(/^>\s?/gm, '');
  const isForm = findHeader(headers, 'content-type')?.includes('form-urlencoded') ?? false;
  const duration = DURATION.exec(lines.join('\n'))?.[1];
  const time = TIME.exec(first)?.[0].replace(' ', 'T').replace(',', '.');
  return [
    {
      ...{ place: String(line), method: method.toUpperCase(), url: address, headers },
      ...{ body: findJson(text) || (isForm ? text.trim() : ''), ...command },
      status: Number(answer?.[1] ?? 0),
      responseHeaders: readHeaders(
        received
          .split('\n')
          .slice(1)
          .map((one) => one.replace(/^<\s?/, '')),
      ),
      responseBody: findJson(received),
      at: time === undefined ? undefined : Date.parse(time) || undefined,
      duration: duration === undefined ? undefined : Number(duration),
    },
  ];
}

/**
 * Lists the requests of a text: an `.http` file, a transcript of `curl -v`, commands, the lines of a log with the JSON
 * behind them. The place of each is its line.
 */
export function listTextExchanges(text: string): readonly Exchange[] {
  return splitRequests(text.split(/\r?\n/)).flatMap(readPart);
}
