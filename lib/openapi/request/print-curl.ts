import { encodeUrlPart } from '@/lib/text/encode';
import type { TextPair } from '../constraints/value-style';
import { isFormData } from '../core/media-type';
import { printJson } from '../core/print-json';
import type { SampleRequest } from './build-request';
import type { FormPart } from './form-parts';
import { getKeyVariable, type RequestKey } from './request-key';
import type { SerializedBody } from './serialize-body';

/** Controls but the line end, and characters that are invisible or change the text direction. */
const INVISIBLE = /(?:(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}])+/gu;

/** Escapes invisible characters byte by byte, in octal. */
function escapeInvisible(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(8));
  return `'"$(printf '${bytes.map((byte) => `\\${byte.padStart(3, '0')}`).join('')}')"'`;
}

/**
 * Quotes a text as one word of a POSIX shell, in single quotes (POSIX.1-2017 2.2.2). NUL is left
 * out, as no word can hold it. Invisible characters are escaped: terminals take some that are
 * pasted for keys.
 */
export function quoteShellWord(text: string): string {
  const clean = text.replaceAll('\0', '');
  if (/^[\w./:=@%+,-]+$/.test(clean)) return clean;
  const quoted = clean.replaceAll("'", "'\\''");
  return `'${quoted.replace(INVISIBLE, escapeInvisible)}'`;
}

/** Prints a header; an empty one needs a semicolon, as curl leaves it out with a colon. */
function printHeaderOption(name: string, value: string): string {
  const line = value.replace(/[\r\n]+/g, ' ');
  return `-H ${quoteShellWord(line.trim() === '' ? `${name};` : `${name}: ${line}`)}`;
}

/**
 * Quotes a text and the key after it, in double quotes so that the shell expands the key. There
 * bash also expands `!`, so a text with `!` is in single quotes.
 */
function quoteWithKey(before: string, key: RequestKey): string {
  const variable = `$${getKeyVariable(key)}`;
  const text = before.replace(INVISIBLE, '').replaceAll('\n', ' ');
  return text.includes('!')
    ? `${quoteShellWord(text)}"${variable}"`
    : `"${text.replace(/[\\"$`]/g, '\\$&')}${variable}"`;
}

/** Prints a key in a header. */
function printKeyOptions(key: RequestKey): readonly string[] {
  if (key.in === 'basic')
    return [`-u "$${getKeyVariable(key)}:${key.password ? `$${key.password}` : ''}"`];
  return key.in === 'header' ? [`-H ${quoteWithKey(`${key.name}: ${key.before}`, key)}`] : [];
}

/** Prints cookies and the keys behind them as one option: of several curl joins another text. */
function printCookieOptions({ cookies, keys }: SampleRequest): readonly string[] {
  const words = keys
    .filter((key) => key.in === 'cookie')
    .map((key, at) =>
      quoteWithKey([...(at === 0 ? cookies : ['']), `${key.name}=`].join('; '), key),
    );
  const all =
    words.length === 0 && cookies.length > 0 ? [quoteShellWord(cookies.join('; '))] : words;
  return all.length === 0 ? [] : [`-b ${all.join('')}`];
}

/** Values that curl takes as they are: no file (`@`, `<`), list (`(`) or option (`;`). */
const UNQUOTED = /^[^@<("'\s;,][^;]*$/;

function quoteText(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Quotes a value beside options of curl; within quotes only quote and backslash are special. */
function quoteCurlValue(text: string): string {
  return UNQUOTED.test(text) && text === text.trim() ? text : quoteText(text);
}

/**
 * Prints one field of a multipart form. The reader names a file, as a name from the document could
 * make curl send any file of theirs. So could a field's name with `=`, which a header holds
 * instead. Nested parts are between `(` and `)`.
 */
function printFormOptions(part: FormPart): readonly string[] {
  const { name, text, file, media, headers = [], parts } = part;
  const isInHeader = name.includes('=');
  const disposition = `form-data; name="${name.replace(/[\r\n"]+/g, encodeUrlPart)}"${file ? '; filename="YOUR_FILE"' : ''}`;
  const all = isInHeader ? [['Content-Disposition', disposition], ...headers] : headers;
  const lines = all.map(([key, value]) => `;headers=${quoteText(`${key}: ${value}`)}`);
  const type = `${media === undefined ? '' : `;type=${media}`}${lines.join('')}`;
  if (!file && type === '') return [`--form-string ${quoteShellWord(`${name}=${text}`)}`];
  const content = parts ? '(' : file ? '@YOUR_FILE' : quoteCurlValue(text);
  const option = `-F ${quoteShellWord(`${isInHeader ? '' : name}=${content}${type}`)}`;
  return parts ? [option, ...parts.flatMap(printFormOptions), `-F '=)'`] : [option];
}

/** Encodes the name of a field but its brackets, by which servers read structure. */
function encodeFieldName(name: string): string {
  return encodeUrlPart(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

/** Prints one field of a form. Behind `=` no value can name a file; curl encodes what needs it. */
function printDataOption([name, text, encoded]: TextPair): string {
  const option = encoded !== undefined || encodeUrlPart(text) === text ? '-d' : '--data-urlencode';
  return `${option} ${quoteShellWord(`${encodeFieldName(name)}=${encoded ?? text}`)}`;
}

/** Prints the media type of data, which curl sets itself for a form without parameters. */
function printFormTypeOptions(media: string): readonly string[] {
  return media === 'application/x-www-form-urlencoded'
    ? []
    : [printHeaderOption('Content-Type', media)];
}

/** Prints a body. `--data-raw` and `--form-string` keep a leading `@`; `-F` would read a file. */
function printBodyOptions(body: SerializedBody): readonly string[] {
  switch (body.kind) {
    case 'json': {
      // Indented: space between the values of JSON has no meaning (RFC 8259 2).
      const text = body.text ?? printJson(body.value, 2).replaceAll('\n', '\n  ');
      return [printHeaderOption('Content-Type', body.media), `--data-raw ${quoteShellWord(text)}`];
    }
    case 'form':
      return [
        // curl adds the boundary.
        ...(isFormData(body.media) ? [] : [printHeaderOption('Content-Type', body.media)]),
        ...body.parts.flatMap(printFormOptions),
      ];
    case 'pairs':
      return [...printFormTypeOptions(body.media), ...body.pairs.map(printDataOption)];
    case 'text': {
      if (body.file)
        return [printHeaderOption('Content-Type', body.media), '--data-binary @YOUR_FILE'];
      return [...printFormTypeOptions(body.media), `--data-raw ${quoteShellWord(body.text)}`];
    }
    default:
      return body satisfies never;
  }
}

function printMethodOptions({ method, body }: SampleRequest): readonly string[] {
  if (method === 'HEAD') return ['--head'];
  return method === (body === undefined ? 'GET' : 'POST') ? [] : [`-X ${quoteShellWord(method)}`];
}

/**
 * Prints keys in the query, which curl encodes. Beside a body that takes curl 7.87; without one
 * `-G` does it in all.
 */
function printQueryOptions({ keys, body }: SampleRequest): readonly string[] {
  const option = body === undefined ? '--data-urlencode' : '--url-query';
  const start = body === undefined ? '-G ' : '';
  const words = keys.flatMap((key) =>
    key.in === 'query' ? [quoteWithKey(`${key.name}=`, key)] : [],
  );
  return words.map((word, at) => `${at === 0 ? start : ''}${option} ${word}`);
}

/**
 * Prints a request as a curl command for POSIX shells, with the reader's keys as variables:
 * commands never hold a key itself. Nothing in a document can end a quoted word or make curl read a
 * file.
 */
export function printCurl(request: SampleRequest): string {
  const { keys, headers, body } = request;
  const options = [
    ['curl', ...printMethodOptions(request), quoteShellWord(request.url)].join(' '),
    ...printQueryOptions(request),
    ...keys.flatMap(printKeyOptions),
    ...headers.map(([name, value]) => printHeaderOption(name, value)),
    ...printCookieOptions(request),
    ...(body === undefined ? [] : printBodyOptions(body)),
  ];
  return options.join(' \\\n  ');
}
