import type { RequestBodyText, TextPair } from './body-text';
import { toEncoded } from '../encode';
import { isFormData } from './form-data';
import type { FormPart } from './form-parts';
import { toJsonText } from '../print-json';
import type { RequestKey, SampleRequest } from './to-request';

/** Controls but the line end, and what turns the text around or takes no room. */
const UNSEEN = /(?:(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}])+/gu;

/** Shell variable that stands for the reader's key: keys never appear in commands. */
const KEY = '$SANDBOX_KEY';

/** Characters that are not seen, spelled byte by byte. */
function toSpelled(unseen: string): string {
  const bytes = Array.from(new TextEncoder().encode(unseen), (byte) => byte.toString(8));
  return `'"$(printf '${bytes.map((byte) => `\\${byte.padStart(3, '0')}`).join('')}')"'`;
}

/**
 * Text as one word of a POSIX shell: in single quotes, where nothing has a meaning but the quote
 * itself (POSIX.1-2017 2.2.2). A shell word cannot hold the character NUL; it is left out. What is not seen is
 * spelled: a terminal takes some controls in what is pasted for keys.
 */
export function toShellWord(text: string): string {
  const clean = text.replaceAll('\0', '');
  if (/^[\w./:=@%+,-]+$/.test(clean)) return clean;
  const quoted = clean.replaceAll("'", "'\\''");
  return `'${quoted.replace(UNSEEN, toSpelled)}'`;
}

/** With a colon a header of nothing would be left out; with a semicolon curl sends it. */
function toHeader(name: string, value: string): string {
  const line = value.replace(/[\r\n]+/g, ' ');
  return `-H ${toShellWord(line.trim() === '' ? `${name};` : `${name}: ${line}`)}`;
}

/**
 * A text, then the key: in double quotes, so that the shell fills in the key. There bash takes `!` for a command that was
 * typed before: a text that holds it stands in single quotes.
 */
function toKeyWord(before: string): string {
  const text = before.replace(UNSEEN, '').replaceAll('\n', ' ');
  return text.includes('!')
    ? `${toShellWord(text)}"${KEY}"`
    : `"${text.replace(/[\\"$`]/g, '\\$&')}${KEY}"`;
}

function toKeyOptions(key: RequestKey): readonly string[] {
  switch (key.in) {
    case 'basic':
      return [`-u "${KEY}:"`];
    case 'header':
      return [`-H ${toKeyWord(`${key.name}: ${key.before}`)}`];
    case 'cookie':
      return [`-b ${toKeyWord(`${key.name}=`)}`];
    case 'query':
      return [];
    default:
      return key satisfies never;
  }
}

/** What curl reads as it is: no mark of a file (`@`, `<`), of a list (`(`), or of options (`;`). */
const PLAIN = /^[^@<("'\s;,][^;]*$/;

function toQuoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** A value beside options of curl's own: in its quotes nothing but quote and backslash means anything. */
function toCurlValue(text: string): string {
  return PLAIN.test(text) && text === text.trim() ? text : toQuoted(text);
}

/**
 * One field of a multipart form. A file is named by the reader: a name from the document could make
 * curl send any file of theirs. `=` would end the field's name and let its rest name a file: such a name stands
 * in a header of its own. What a part is made of stands between `(` and `)`.
 */
function toFormOptions(part: FormPart): readonly string[] {
  const { name, text, file, media, headers = [], parts } = part;
  const isInHeader = name.includes('=');
  const shown = `form-data; name="${name.replace(/[\r\n"]+/g, toEncoded)}"${file ? '; filename="YOUR_FILE"' : ''}`;
  const all = isInHeader ? [['Content-Disposition', shown], ...headers] : headers;
  const lines = all.map(([key, value]) => `;headers=${toQuoted(`${key}: ${value}`)}`);
  const type = `${media === undefined ? '' : `;type=${media}`}${lines.join('')}`;
  if (!file && type === '') return [`--form-string ${toShellWord(`${name}=${text}`)}`];
  const content = parts ? '(' : file ? '@YOUR_FILE' : toCurlValue(text);
  const option = `-F ${toShellWord(`${isInHeader ? '' : name}=${content}${type}`)}`;
  return parts ? [option, ...parts.flatMap(toFormOptions), `-F '=)'`] : [option];
}

/** A name as servers read it: brackets say what a field is part of, and need no encoding. */
function toFieldName(name: string): string {
  return toEncoded(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

/** One field of a form. With a `=` before it no value can name a file, and curl encodes what needs it. */
function toDataOption([name, text, sent]: TextPair): string {
  const option = sent !== undefined || toEncoded(text) === text ? '-d' : '--data-urlencode';
  return `${option} ${toShellWord(`${toFieldName(name)}=${sent ?? text}`)}`;
}

/** `--data-raw` and `--form-string` take a leading `@` as it is; `-F` would read a file. */
function toBodyOptions(body: RequestBodyText): readonly string[] {
  switch (body.kind) {
    case 'json': {
      // Below its option: space between the values of JSON means nothing (RFC 8259 2).
      const text = toJsonText(body.value, 2).replaceAll('\n', '\n  ');
      return [toHeader('Content-Type', body.media), `--data-raw ${toShellWord(text)}`];
    }
    case 'form':
      return [
        // curl adds the boundary.
        ...(isFormData(body.media) ? [] : [toHeader('Content-Type', body.media)]),
        ...body.parts.flatMap(toFormOptions),
      ];
    case 'pairs':
      return body.pairs.map(toDataOption);
    case 'text': {
      if (body.file) return [toHeader('Content-Type', body.media), '--data-binary @YOUR_FILE'];
      // What curl says by itself for `--data-raw`.
      const type = /urlencoded/i.test(body.media) ? [] : [toHeader('Content-Type', body.media)];
      return [...type, `--data-raw ${toShellWord(body.text)}`];
    }
    default:
      return body satisfies never;
  }
}

function toMethodOptions({ method, body }: SampleRequest): readonly string[] {
  if (method === 'HEAD') return ['--head'];
  return method === (body === undefined ? 'GET' : 'POST') ? [] : [`-X ${toShellWord(method)}`];
}

/**
 * Keys in the query, which curl encodes. What does so beside a body is known since curl 7.87: without one the option that
 * all have puts it there.
 */
function toQueryOptions({ keys, body }: SampleRequest): readonly string[] {
  const names = keys.flatMap((key) => (key.in === 'query' ? [key.name] : []));
  const [first, option] =
    body === undefined
      ? ['-G --data-urlencode', '--data-urlencode']
      : ['--url-query', '--url-query'];
  return names.map((name, index) => `${index === 0 ? first : option} ${toKeyWord(`${name}=`)}`);
}

/**
 * A request as a curl command for POSIX shells, with the reader's key as the shell variable
 * `SANDBOX_KEY`. Nothing in a document can end a quoted word or make curl read a file.
 */
export function toCurl(request: SampleRequest): string {
  const { keys, headers, cookies, body } = request;
  const words = [
    ['curl', ...toMethodOptions(request), toShellWord(request.url)].join(' '),
    ...toQueryOptions(request),
    ...keys.flatMap(toKeyOptions),
    ...headers.map(([name, value]) => toHeader(name, value)),
    ...(cookies.length > 0 ? [`-b ${toShellWord(cookies.join('; '))}`] : []),
    ...(body === undefined ? [] : toBodyOptions(body)),
  ];
  return words.join(' \\\n  ');
}
