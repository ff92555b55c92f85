import { isObject } from './json';
import { getAt } from './pointer';
import { type RequestContent, isJsonMedia, toFormFields, toRequestContent } from './request-body';
import {
  type RequestTarget,
  getParameterValue,
  toEncoded,
  toPlainText,
  toRequestUrl,
} from './request-url';
import { type SecurityScheme, getSecurity } from './security';
import type { ApiIndex, Json, Operation } from './types';

/** What a command uses instead of the document's own. */
export type CurlOptions = RequestTarget & {
  /** Body to send instead of the document's example. */
  readonly body?: Json;
};

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

/** Header names are tokens (RFC 9110 5.6.2): anything else could change the command's meaning. */
function isToken(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name);
}

function toHeader(name: string, value: string): readonly string[] {
  const line = `${name}: ${value.replace(/[\r\n]+/g, ' ')}`;
  return isToken(name) ? [`-H ${toShellWord(line)}`] : [];
}

/** Words in double quotes, so that the shell fills in the key. */
function toKeyWord(before: string): string {
  return `"${before.replace(/[\0\r\n]+/g, ' ').replace(/[\\"$`]/g, '\\$&')}${KEY}"`;
}

function toSchemeOptions(scheme: SecurityScheme): readonly string[] {
  switch (scheme.kind) {
    case 'basic':
      return [`-u "${KEY}:"`];
    case 'bearer':
      return [`-H ${toKeyWord('Authorization: Bearer ')}`];
    case 'api-key':
      if (scheme.in === 'header' && isToken(scheme.name)) {
        return [`-H ${toKeyWord(`${scheme.name}: `)}`];
      }
      return scheme.in === 'cookie' ? [`-b ${toKeyWord(`${toEncoded(scheme.name)}=`)}`] : [];
    case 'other':
      return [];
    default:
      return scheme.kind satisfies never;
  }
}

/** Of the ways to call an operation the one by HTTP Basic, else the first. */
function getWay(api: ApiIndex, operation: Operation): readonly SecurityScheme[] {
  const { pointer } = operation.entry;
  const raw = getAt(api.document, pointer);
  const ways = isObject(raw) ? getSecurity(api, raw, pointer, []) : [];
  return ways.find((way) => way.some((one) => one.kind === 'basic')) ?? ways[0] ?? [];
}

function toParameterOptions(api: ApiIndex, operation: Operation): readonly string[] {
  const required = operation.parameters.filter((one) => one.required);
  const headers = required.filter(
    (one) => one.in === 'header' && !/^(accept|content-type|authorization)$/i.test(one.name),
  );
  const cookies = required
    .filter((one) => one.in === 'cookie')
    .map((one) => `${toEncoded(one.name)}=${toEncoded(toPlainText(getParameterValue(api, one)))}`);
  return [
    ...headers.flatMap((one) => toHeader(one.name, toPlainText(getParameterValue(api, one)))),
    ...(cookies.length > 0 ? [`-b ${toShellWord(cookies.join('; '))}`] : []),
  ];
}

/**
 * One field of a multipart form. A file is named by the reader: a name from the document could make
 * curl send any file of theirs. `=` would end the field's name and let its rest name a file.
 */
function toFormOption(name: string, text: string, isFile: boolean): string {
  return isFile && !name.includes('=')
    ? `-F ${toShellWord(`${name}=@YOUR_FILE`)}`
    : `--form-string ${toShellWord(`${name}=${text}`)}`;
}

/** `--data-raw` and `--form-string` take a leading `@` as it is; `-d` and `-F` would read a file. */
function toBodyOptions({ media, value, files }: RequestContent): readonly string[] {
  const type = toHeader('Content-Type', media);
  if (isJsonMedia(media))
    return [...type, `--data-raw ${toShellWord(JSON.stringify(value, null, 2))}`];
  const fields = toFormFields(value);
  if (/^multipart\//i.test(media) && fields.length > 0) {
    return fields.map(([name, text]) => toFormOption(name, text, files.has(name)));
  }
  if (/urlencoded/i.test(media) && fields.length > 0) {
    const pairs = fields.map(([name, text]) => `${toEncoded(name)}=${toEncoded(text)}`);
    return [`--data-raw ${toShellWord(pairs.join('&'))}`];
  }
  return [...type, `--data-raw ${toShellWord(toPlainText(value))}`];
}

function toMethodOptions(operation: Operation, hasBody: boolean): readonly string[] {
  const { method } = operation.entry;
  if (method === 'head') return ['--head'];
  return method === (hasBody ? 'post' : 'get') ? [] : [`-X ${method.toUpperCase()}`];
}

/**
 * A curl command for POSIX shells that makes a first request: path and required query parameters
 * from the document's examples (else their names in capitals), the body from its first example (else
 * required and display fields), the reader's key as the shell variable `SANDBOX_KEY`. Nothing in a
 * document can end a quoted word or make curl read a file.
 */
export function toCurl(api: ApiIndex, operation: Operation, options: CurlOptions = {}): string {
  const way = getWay(api, operation);
  const content = toRequestContent(api, operation, options.body);
  const url = toRequestUrl(api, operation, options);
  const key = way.find((scheme) => scheme.kind === 'api-key' && scheme.in === 'query');
  const mark = url.includes('?') ? '&' : '?';
  const address =
    key === undefined ? toShellWord(url) : `${toKeyWord(`${url}${mark}${toEncoded(key.name)}=`)}`;
  const words = [
    ['curl', ...toMethodOptions(operation, content !== undefined), address].join(' '),
    ...way.flatMap(toSchemeOptions),
    ...toParameterOptions(api, operation),
    ...(content === undefined ? [] : toBodyOptions(content)),
  ];
  return words.join(' \\\n  ');
}
