import type { Plugin } from '@scalar/snippetz';
import type { Json } from '../core/types';
import type { SampleRequest } from '../request/build-request';
import { getKeyVariable, type RequestKey } from '../request/request-key';
import { serializeTextPairs, type TextPair } from '../request/serialize-body';
import { buildSnippetBody, type SnippetBody } from './snippet-body';

/**
 * Syntax that a language adds to the library's frame. The library does not quote hostile text well
 * (in some languages a document could run code), so it gets markers, which are replaced by texts of
 * the document that `quote` makes literals of.
 */
export type Dialect = {
  readonly plugin: Plugin;
  /** Text as a literal. */
  readonly quote: (text: string) => string;
  /** Expression that reads a key from its environment variable. */
  readonly key: (variable: string) => string;
  /** Expression that percent-encodes a key for a query. */
  readonly queryKey: (key: string) => string;
  /** Expression for HTTP Basic credentials in base64; absent where the library has an option. */
  readonly basic?: (key: string) => string;
  /** Expression for the user name of that option; default the key. */
  readonly user?: (key: string) => string;
  /** Operator that joins two texts. */
  readonly plus: string;
  /** Expression for a body that is JSON. */
  readonly json: (value: Json) => string;
  /** Expression for a form; default its text, a line for each field. */
  readonly pairs?: (pairs: readonly TextPair[]) => string;
  /** Expression for any other body; default `quote`. */
  readonly text?: (text: string) => string;
  /** Expression that reads the reader's file. */
  readonly file: string;
  /** Expression for one of the texts around the reader's files; default `text`. */
  readonly piece?: (text: string) => string;
  /** Expression that joins two or more such texts and files; default by `plus`. */
  readonly join?: (pieces: readonly string[]) => string;
  /** Whether the client sends a body with a method; default always. */
  readonly sendsBody?: (method: string) => boolean;
  /** Body for the library, of a type whose text it does not change. Default `text/plain`. */
  readonly bodyKind?: (body: SnippetBody) => { readonly mimeType: string; readonly text: string };
  /** Whether a header carries the media type of the body; default always. */
  readonly hasTypeHeader?: (body: SnippetBody) => boolean;
  /** Makes a whole program of the frame, which holds markers and no text of the document yet. */
  readonly finish: (frame: string, request: SampleRequest) => string;
  /** Makes last changes to the program, which holds all texts by then. */
  readonly amend?: (code: string, request: SampleRequest) => string;
};

/** Prints the text of a form as an expression, a line for each pair. */
function printPairs(pairs: readonly TextPair[], { quote, plus }: Dialect): string {
  const last = pairs.length - 1;
  return pairs
    .map((pair, index) => quote(`${serializeTextPairs([pair])}${index === last ? '' : '&'}`))
    .join(`${plus.trimEnd()}\n    `);
}

/** Prints texts with the reader's file between each two as one expression. */
function printPieces(texts: readonly string[], dialect: Dialect): string {
  const { file, plus, quote, text = quote, piece = text } = dialect;
  const { join = (all: readonly string[]) => all.join(`${plus.trimEnd()}\n    `) } = dialect;
  const pieces = texts.flatMap((one, index) => [
    ...(index > 0 ? [file] : []),
    ...(one === '' ? [] : [piece(one)]),
  ]);
  return pieces.length === 1 ? pieces.join('') : join(pieces);
}

function printBody(body: SnippetBody, dialect: Dialect): string {
  const lines = (all: readonly TextPair[]) => printPairs(all, dialect);
  const { quote, json, pairs = lines, text = quote } = dialect;
  switch (body.kind) {
    case 'json':
      return json(body.value);
    case 'pairs':
      // The helpers for forms in a language percent-encode everything.
      return body.pairs.some(([, , encoded]) => encoded !== undefined)
        ? lines(body.pairs)
        : pairs(body.pairs);
    case 'text':
      return text(body.text);
    case 'files':
      return printPieces(body.texts, dialect);
    default:
      return body satisfies never;
  }
}

/** Marker of the body. Hyphens keep languages from taking markers for names. */
export const BODY = 'snippet-body-0-x';
/** Marker of the media type. */
export const MEDIA = 'snippet-media-0-x';
const USER = 'snippet-user-0-x';
const PASSWORD = 'snippet-password-0-x';
/** Marker of the HTTP Basic credentials. */
export const BASIC = 'snippet-basic-0-x';
const HOST = 'snippet-url-0-x.invalid/the-address';
const MARKER = /((?:https?:\/\/)?snippet-[a-z]+-\d+-x(?:\.invalid\/the-address)?)/;

/** Replacement of a marker: text to quote, or code. */
type Replacement = { readonly text: string } | { readonly code: string };
type Replacements = Map<string, Replacement>;
type Header = { readonly name: string; readonly value: string };

/** Adds a text and returns its marker. */
function addMarker(replacements: Replacements, kind: string, text: string): string {
  const name = `snippet-${kind}-${replacements.size}-x`;
  replacements.set(name, { text });
  return name;
}

/** Expression that reads a key of a request. */
function printKey(key: RequestKey, dialect: Dialect): string {
  return dialect.key(getKeyVariable(key));
}

/** Key of HTTP Basic as an expression; `undefined` where a request has none. */
export function printBasicKey({ keys }: SampleRequest, dialect: Dialect): string | undefined {
  const key = keys.find((one) => one.in === 'basic');
  return key && printKey(key, dialect);
}

/** Adds the expression of a key and returns its marker. */
function addKeyMarker(replacements: Replacements, key: RequestKey, dialect: Dialect): string {
  const name = `snippet-key-${replacements.size}-x`;
  const code = printKey(key, dialect);
  replacements.set(name, { code: key.in === 'query' ? dialect.queryKey(code) : code });
  return name;
}

function buildKeyHeaders(
  keys: readonly RequestKey[],
  replacements: Replacements,
  dialect: Dialect,
): Header[] {
  return keys.flatMap((key): Header[] => {
    if (key.in === 'basic') {
      return dialect.basic ? [{ name: 'Authorization', value: `Basic ${BASIC}` }] : [];
    }
    if (key.in !== 'header') return [];
    const value = addKeyMarker(replacements, key, dialect);
    // The library understands only `scheme credentials`.
    return key.before === ''
      ? [{ name: addMarker(replacements, 'name', key.name), value }]
      : [{ name: 'Authorization', value: `${key.before}${value}` }];
  });
}

function buildCookieHeaders(
  { cookies, keys }: SampleRequest,
  replacements: Replacements,
  dialect: Dialect,
): Header[] {
  const documented =
    cookies.length > 0 ? [addMarker(replacements, 'cookie', cookies.join('; '))] : [];
  const secret = keys.flatMap((key) =>
    key.in === 'cookie'
      ? [
          addMarker(replacements, 'cookie', `${key.name}=`) +
            addKeyMarker(replacements, key, dialect),
        ]
      : [],
  );
  const all = [...documented, ...secret];
  return all.length === 0 ? [] : [{ name: 'Cookie', value: all.join('; ') }];
}

/** Marker of the URL; keys in the query follow it as markers of their own. */
function buildUrl(
  { url, keys }: SampleRequest,
  replacements: Replacements,
  dialect: Dialect,
): string {
  const address = `${/^http:/i.test(url) ? 'http' : 'https'}://${HOST}`;
  const inQuery = keys.flatMap((key) => (key.in === 'query' ? [key] : []));
  const texts = inQuery.map(({ name }, index) =>
    index === 0 ? `${url}${url.includes('?') ? '&' : '?'}${name}=` : `&${name}=`,
  );
  replacements.set(address, { text: texts[0] ?? url });
  const parts = inQuery.map((key, index) => {
    const text = index === 0 ? '' : addMarker(replacements, 'query', texts[index] ?? '');
    return text + addKeyMarker(replacements, key, dialect);
  });
  return [address, ...parts].join('');
}

/** Prints an expression for a quoted text that holds markers. */
function printExpression(
  inside: string,
  replacements: Replacements,
  { quote, plus }: Dialect,
): string {
  const joined: Replacement[] = [];
  for (const [index, part] of inside.split(MARKER).entries()) {
    const piece = (index % 2 === 1 && replacements.get(part)) || { text: part };
    const last = joined.at(-1);
    if ('text' in piece && last !== undefined && 'text' in last) {
      joined.splice(-1, 1, { text: last.text + piece.text });
    } else joined.push(piece);
  }
  const nonEmpty = joined.filter((one) => !('text' in one) || one.text !== '');
  return nonEmpty.length === 0
    ? quote('')
    : nonEmpty.map((one) => ('text' in one ? quote(one.text) : one.code)).join(plus);
}

/** Prints a request in a language: the library's frame with our literals of document texts. */
export function printFramed(request: SampleRequest, dialect: Dialect): string {
  const {
    plugin,
    basic,
    bodyKind,
    user = (key: string) => key,
    hasTypeHeader = () => true,
  } = dialect;
  const hasBody = dialect.sendsBody?.(request.method) ?? true;
  const body = request.body && hasBody ? buildSnippetBody(request.body) : undefined;
  const basicKey = printBasicKey(request, dialect);
  const replacements: Replacements = new Map([
    [USER, { code: user(basicKey ?? '') }],
    [PASSWORD, { text: '' }],
    [BASIC, { code: basic?.(basicKey ?? '') ?? '' }],
    [BODY, { code: body === undefined ? '' : printBody(body, dialect) }],
    [MEDIA, { text: body?.media ?? '' }],
  ]);
  const url = buildUrl(request, replacements, dialect);
  const headers = [
    ...buildKeyHeaders(request.keys, replacements, dialect),
    ...request.headers.map(([name, value]) => ({
      name: addMarker(replacements, 'name', name),
      value: addMarker(replacements, 'value', value),
    })),
    ...buildCookieHeaders(request, replacements, dialect),
    ...(body !== undefined && hasTypeHeader(body) ? [{ name: 'Content-Type', value: MEDIA }] : []),
  ];
  const postData = body && (bodyKind?.(body) ?? { mimeType: 'text/plain', text: BODY });
  const isBasic = basic === undefined && basicKey !== undefined;
  const frame = plugin.generate(
    { method: request.method, url, headers, ...(postData && { postData }) },
    isBasic ? { auth: { username: USER, password: PASSWORD } } : {},
  );
  const capitals = new RegExp(`(["'])${request.method}\\1`, 'gi');
  const quoted = /(["'])((?:(?!\1)[^\\\n])*snippet-[a-z]+-\d+-x(?:(?!\1)[^\\\n])*)\1/g;
  const code = dialect
    // The library writes every method in capitals.
    .finish(frame.replace(capitals, `$1${request.method}$1`), request)
    .replace(quoted, (_, _quotationMark: string, inside: string) =>
      printExpression(inside, replacements, dialect),
    );
  return dialect.amend?.(code, request) ?? code;
}
