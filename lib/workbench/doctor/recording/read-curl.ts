import { buildBasic, type Exchange, findHeader, type Header } from './exchange';

/** Short options of curl that take a value, in the same word or in the next one (curl 8). */
const SHORT_WITH_VALUE = 'AbCcDdEeFHKmoPQrTtUuwXxYyz';

/** Long options that matter to a request, by the name that they have here. */
const LONG: Readonly<Record<string, string>> = {
  request: 'X',
  header: 'H',
  user: 'u',
  'oauth2-bearer': 'bearer',
  url: 'url',
  data: 'd',
  'data-ascii': 'd',
  'data-raw': 'd',
  'data-binary': 'd',
  'data-urlencode': 'encode',
  json: 'json',
  form: 'F',
  'form-string': 'F',
  'upload-file': 'T',
};

/** Further long options whose value may look like an address. */
const OTHER_WITH_VALUE = new Set(
  'proxy preproxy referer resolve connect-to doh-url cookie user-agent output write-out'.split(' '),
);

/** Long options without a value, by their short name. */
const FLAGS: Readonly<Record<string, string>> = { get: 'G', head: 'I' };

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** A piece of a word: `$'…'` with escapes, `'…'`, `"…"`, an escaped sign, anything else up to a space. */
const PIECE =
  /\$'((?:[^'\\]|\\[\s\S])*)'|'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|([^\s'"\\]+)|(\s+)/g;

/** Splits a command into words as a shell does (POSIX 2.2), without the values of variables. */
function splitWords(command: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  for (const [, ansi, single, double, escaped, plain, space] of command.matchAll(PIECE)) {
    if (space !== undefined) {
      if (word !== undefined) words.push(word);
      word = undefined;
      continue;
    }
    const text =
      ansi?.replace(/\\([\s\S])/g, (_, sign: string) => ESCAPED[sign] ?? sign) ??
      double?.replace(/\\([$`"\\])/g, '$1') ??
      single ??
      escaped ??
      plain;
    word = (word ?? '') + (text ?? '');
  }
  return word === undefined ? words : [...words, word];
}

type Option = readonly [name: string, value: string];

/** Options of a command with their values; words that belong to none have an empty name. */
function* listOptions(words: readonly string[]): Generator<Option, void> {
  const rest = words.values();
  const next = (): string => rest.next().value ?? '';
  for (const word of rest) {
    const long = word.startsWith('--') ? word.slice(2) : undefined;
    const short = long === undefined && word.startsWith('-') ? word.slice(1) : '';
    if (long !== undefined) {
      const name = LONG[long];
      if (name !== undefined || OTHER_WITH_VALUE.has(long)) yield [name ?? long, next()];
      else yield [FLAGS[long] ?? long, ''];
    } else if (short === '') yield ['', word];
    // Of several letters in a word the first one that takes a value has what follows.
    else
      for (const [at, letter] of [...short].entries()) {
        if (!SHORT_WITH_VALUE.includes(letter)) {
          yield [letter, ''];
          continue;
        }
        const value = short.slice(at + 1);
        yield [letter, value === '' ? next() : value];
        break;
      }
  }
}

/** Data as `--data-urlencode` sends it: the name before the first sign of equality stays. */
function encodeData(value: string): string {
  const [, name = '', text = ''] = /^([^=]*=)?([\s\S]*)$/.exec(value) ?? [];
  return (name === '=' ? '' : name) + encodeURIComponent(text);
}

const readHeader = (line: string): readonly Header[] => {
  const [, name, value] = /^([^:\s]+):\s*(.*?)\s*$/.exec(line) ?? [];
  return name === undefined || value === undefined ? [] : [[name, value]];
};

/** Whether a word is an address: with a scheme, with a variable for its start, or a host with a path. */
const isAddress = (word: string) =>
  /^(?:https?:\/\/|\{\{|\$\{?\w)|^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^localhost\b/i.test(word);

/** Word that ends a command: a pipe, a redirection, the next command. */
const SEPARATOR = /^(?:[|&;]+|\d?>+&?.*)$/;

/** The request of a command. */
type CurlRequest = Pick<Exchange, 'method' | 'url' | 'headers' | 'body'>;

/**
 * Reads the request of a command that begins with `curl`, with the headers that curl adds to it. Data that stand in a
 * file (`@body.json`) are an empty body.
 * @returns `undefined` where it has no address.
 */
export function readCurl(command: string): CurlRequest | undefined {
  const words = splitWords(command);
  const end = words.findIndex((word) => SEPARATOR.test(word));
  const options = [...listOptions(end < 0 ? words.slice(1) : words.slice(1, end))];
  const all = (name: string) => options.flatMap(([own, value]) => (own === name ? [value] : []));
  const has = (name: string) => options.some(([own]) => own === name);
  const address = [...all('url'), ...all('').filter(isAddress)][0];
  if (address === undefined) return undefined;
  const url = /^(?:\w+:\/\/|\{\{|\$)/.test(address) ? address : `http://${address}`;
  const json = all('json').join('');
  const data = options.flatMap(([name, value]) =>
    name === 'd' ? [value] : name === 'encode' ? [encodeData(value)] : [],
  );
  const isInAddress = has('G');
  const query =
    isInAddress && data.length > 0 ? `${url.includes('?') ? '&' : '?'}${data.join('&')}` : '';
  const body = isInAddress ? '' : json || data.join('&');
  const own = all('H').flatMap(readHeader);
  const media = has('json')
    ? 'application/json'
    : has('F')
      ? 'multipart/form-data'
      : data.length > 0 && !isInAddress
        ? 'application/x-www-form-urlencoded'
        : undefined;
  const sent = has('T') ? 'PUT' : media === undefined ? 'GET' : 'POST';
  const [method = has('I') ? 'HEAD' : isInAddress ? 'GET' : sent] = all('X');
  const [user] = all('u');
  const [bearer] = all('bearer');
  return {
    method: method.toUpperCase(),
    url: url + query,
    headers: [
      ...own,
      ...(media !== undefined && findHeader(own, 'content-type') === undefined
        ? [['Content-Type', media] as const]
        : []),
      ...(user === undefined ? [] : [buildBasic(user)]),
      ...(bearer === undefined ? [] : [['Authorization', `Bearer ${bearer}`] as const]),
    ],
    body: body.startsWith('@') ? '' : body,
  };
}
