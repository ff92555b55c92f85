import type { FormPart, RequestBodyText, TextPair } from './body-text';
import { toEncoded } from './encode';
import type { RequestKey, SampleRequest } from './to-request';

/** Shell variable that stands for the reader's key: keys never appear in commands. */
const KEY = '$SANDBOX_KEY';

/**
 * Text as one word of a POSIX shell: in single quotes, where nothing has a meaning but the quote
 * itself (POSIX.1-2017 2.2.2). A shell word cannot hold the character NUL; it is left out.
 */
export function toShellWord(text: string): string {
  const clean = text.replaceAll('\0', '');
  return /^[\w./:=@%+,-]+$/.test(clean) ? clean : `'${clean.replaceAll("'", "'\\''")}'`;
}

function toHeader(name: string, value: string): string {
  return `-H ${toShellWord(`${name}: ${value.replace(/[\r\n]+/g, ' ')}`)}`;
}

/** Words in double quotes, so that the shell fills in the key. */
function toKeyWord(before: string): string {
  return `"${before.replace(/[\0\r\n]+/g, ' ').replace(/[\\"$`]/g, '\\$&')}${KEY}"`;
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

/** A value beside options of curl's own: in its quotes nothing but quote and backslash means anything. */
function toCurlValue(text: string): string {
  return PLAIN.test(text) && text === text.trim() ? text : `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/**
 * One field of a multipart form. A file is named by the reader: a name from the document could make
 * curl send any file of theirs. `=` would end the field's name and let its rest name a file.
 */
function toFormOption({ name, text, file, media }: FormPart): string {
  const type = media === undefined ? '' : `;type=${media}`;
  if (!name.includes('=')) {
    if (file) return `-F ${toShellWord(`${name}=@YOUR_FILE${type}`)}`;
    if (type !== '') return `-F ${toShellWord(`${name}=${toCurlValue(text)}${type}`)}`;
  }
  return `--form-string ${toShellWord(`${name}=${text}`)}`;
}

/** A name as servers read it: brackets say what a field is part of, and need no encoding. */
function toFieldName(name: string): string {
  return toEncoded(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

/** One field of a form. With a `=` before it no value can name a file, and curl encodes what needs it. */
function toDataOption([name, text]: TextPair): string {
  const option = toEncoded(text) === text ? '-d' : '--data-urlencode';
  return `${option} ${toShellWord(`${toFieldName(name)}=${text}`)}`;
}

/** `--data-raw` and `--form-string` take a leading `@` as it is; `-F` would read a file. */
function toBodyOptions(body: RequestBodyText): readonly string[] {
  switch (body.kind) {
    case 'json': {
      const text = JSON.stringify(body.value, null, 2);
      return [toHeader('Content-Type', body.media), `--data-raw ${toShellWord(text)}`];
    }
    case 'form':
      return body.parts.map(toFormOption);
    case 'pairs':
      return body.pairs.map(toDataOption);
    case 'text': {
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
  return method === (body === undefined ? 'GET' : 'POST') ? [] : [`-X ${method}`];
}

function toAddress({ url, keys }: SampleRequest): string {
  const key = keys.find((one) => one.in === 'query');
  return key === undefined
    ? toShellWord(url)
    : toKeyWord(`${url}${url.includes('?') ? '&' : '?'}${key.name}=`);
}

/**
 * A request as a curl command for POSIX shells, with the reader's key as the shell variable
 * `SANDBOX_KEY`. Nothing in a document can end a quoted word or make curl read a file.
 */
export function toCurl(request: SampleRequest): string {
  const { keys, headers, cookies, body } = request;
  const words = [
    ['curl', ...toMethodOptions(request), toAddress(request)].join(' '),
    ...keys.flatMap(toKeyOptions),
    ...headers.map(([name, value]) => toHeader(name, value)),
    ...(cookies.length > 0 ? [`-b ${toShellWord(cookies.join('; '))}`] : []),
    ...(body === undefined ? [] : toBodyOptions(body)),
  ];
  return words.join(' \\\n  ');
}
