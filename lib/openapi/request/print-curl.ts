import type { SerializedBody, TextPair } from './serialize-body';
import { encodeUrlPart } from '@/lib/text/encode';
import { isFormData } from './form-data';
import type { FormPart } from './form-parts';
import { printJson } from '../core/print-json';
import type { RequestKey, SampleRequest } from './build-request';

/** Controls but the line end, and what turns the text around or takes no room. */
const INVISIBLE = /(?:(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}])+/gu;

/** Shell variable that stands for the reader's key: keys never appear in commands. */
const KEY_VARIABLE = '$SANDBOX_KEY';

/** Characters that are not seen, spelled byte by byte. */
function escapeInvisible(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(8));
  return `'"$(printf '${bytes.map((byte) => `\\${byte.padStart(3, '0')}`).join('')}')"'`;
}

/**
 * Text as one word of a POSIX shell: in single quotes, where nothing has a meaning but the quote
 * itself (POSIX.1-2017 2.2.2). A shell word cannot hold the character NUL; it is left out. What is not seen is
 * spelled: a terminal takes some controls in what is pasted for keys.
 */
export function quoteShellWord(text: string): string {
  const clean = text.replaceAll('\0', '');
  if (/^[\w./:=@%+,-]+$/.test(clean)) return clean;
  const quoted = clean.replaceAll("'", "'\\''");
  return `'${quoted.replace(INVISIBLE, escapeInvisible)}'`;
}

/** With a colon a header of nothing would be left out; with a semicolon curl sends it. */
function printHeaderOption(name: string, value: string): string {
  const line = value.replace(/[\r\n]+/g, ' ');
  return `-H ${quoteShellWord(line.trim() === '' ? `${name};` : `${name}: ${line}`)}`;
}

/**
 * A text, then the key: in double quotes, so that the shell fills in the key. There bash takes `!` for a command that was
 * typed before: a text that holds it stands in single quotes.
 */
function quoteWithKey(before: string): string {
  const text = before.replace(INVISIBLE, '').replaceAll('\n', ' ');
  return text.includes('!')
    ? `${quoteShellWord(text)}"${KEY_VARIABLE}"`
    : `"${text.replace(/[\\"$`]/g, '\\$&')}${KEY_VARIABLE}"`;
}

function printKeyOptions(key: RequestKey): readonly string[] {
  switch (key.in) {
    case 'basic':
      return [`-u "${KEY_VARIABLE}:"`];
    case 'header':
      return [`-H ${quoteWithKey(`${key.name}: ${key.before}`)}`];
    case 'cookie':
      return [`-b ${quoteWithKey(`${key.name}=`)}`];
    case 'query':
      return [];
    default:
      return key satisfies never;
  }
}

/** What curl reads as it is: no mark of a file (`@`, `<`), of a list (`(`), or of options (`;`). */
const UNQUOTED = /^[^@<("'\s;,][^;]*$/;

function quoteText(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** A value beside options of curl's own: in its quotes nothing but quote and backslash means anything. */
function quoteCurlValue(text: string): string {
  return UNQUOTED.test(text) && text === text.trim() ? text : quoteText(text);
}

/**
 * One field of a multipart form. A file is named by the reader: a name from the document could make
 * curl send any file of theirs. `=` would end the field's name and let its rest name a file: such a name stands
 * in a header of its own. What a part is made of stands between `(` and `)`.
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

/** A name as servers read it: brackets say what a field is part of, and need no encoding. */
function encodeFieldName(name: string): string {
  return encodeUrlPart(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

/** One field of a form. With a `=` before it no value can name a file, and curl encodes what needs it. */
function printDataOption([name, text, sent]: TextPair): string {
  const option = sent !== undefined || encodeUrlPart(text) === text ? '-d' : '--data-urlencode';
  return `${option} ${quoteShellWord(`${encodeFieldName(name)}=${sent ?? text}`)}`;
}

/** `--data-raw` and `--form-string` take a leading `@` as it is; `-F` would read a file. */
function printBodyOptions(body: SerializedBody): readonly string[] {
  switch (body.kind) {
    case 'json': {
      // Below its option: space between the values of JSON means nothing (RFC 8259 2).
      const text = printJson(body.value, 2).replaceAll('\n', '\n  ');
      return [printHeaderOption('Content-Type', body.media), `--data-raw ${quoteShellWord(text)}`];
    }
    case 'form':
      return [
        // curl adds the boundary.
        ...(isFormData(body.media) ? [] : [printHeaderOption('Content-Type', body.media)]),
        ...body.parts.flatMap(printFormOptions),
      ];
    case 'pairs':
      return body.pairs.map(printDataOption);
    case 'text': {
      if (body.file)
        return [printHeaderOption('Content-Type', body.media), '--data-binary @YOUR_FILE'];
      // What curl says by itself for `--data-raw`.
      const type = /urlencoded/i.test(body.media)
        ? []
        : [printHeaderOption('Content-Type', body.media)];
      return [...type, `--data-raw ${quoteShellWord(body.text)}`];
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
 * Keys in the query, which curl encodes. What does so beside a body is known since curl 7.87: without one the option that
 * all have puts it there.
 */
function printQueryOptions({ keys, body }: SampleRequest): readonly string[] {
  const names = keys.flatMap((key) => (key.in === 'query' ? [key.name] : []));
  const [first, option] =
    body === undefined
      ? ['-G --data-urlencode', '--data-urlencode']
      : ['--url-query', '--url-query'];
  return names.map((name, index) => `${index === 0 ? first : option} ${quoteWithKey(`${name}=`)}`);
}

/**
 * A request as a curl command for POSIX shells, with the reader's key as the shell variable
 * `SANDBOX_KEY`. Nothing in a document can end a quoted word or make curl read a file.
 */
export function printCurl(request: SampleRequest): string {
  const { keys, headers, cookies, body } = request;
  const options = [
    ['curl', ...printMethodOptions(request), quoteShellWord(request.url)].join(' '),
    ...printQueryOptions(request),
    ...keys.flatMap(printKeyOptions),
    ...headers.map(([name, value]) => printHeaderOption(name, value)),
    ...(cookies.length > 0 ? [`-b ${quoteShellWord(cookies.join('; '))}`] : []),
    ...(body === undefined ? [] : printBodyOptions(body)),
  ];
  return options.join(' \\\n  ');
}
