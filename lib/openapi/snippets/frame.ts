import type { Plugin } from '@scalar/snippetz';
import { serializeTextPairs, type TextPair } from '../request/serialize-body';
import type { RequestKey, SampleRequest } from '../request/build-request';
import type { Json } from '../core/types';
import { buildSnippetBody, type SnippetBody } from './snippet-body';

/**
 * What a language adds to the library's frame. The library quotes no hostile text well (in some languages
 * a document could run code), so it is given marks instead, and every text of the document is written
 * in their place by `quote`.
 */
export type Dialect = {
  readonly plugin: Plugin;
  /** A text as a literal. */
  readonly quote: (text: string) => string;
  /** Expression that reads the reader's key from the environment. */
  readonly key: string;
  /** The same, percent-encoded for a query. */
  readonly queryKey: string;
  /** Expression for the credentials of HTTP Basic in base64; absent where the library has an option. */
  readonly basic?: string;
  /** Joins two texts. */
  readonly plus: string;
  /** Expression for a body that is JSON. */
  readonly json: (value: Json) => string;
  /** Expression for a form; default its text, a line for each field. */
  readonly pairs?: (pairs: readonly TextPair[]) => string;
  /** Expression for any other body; default `quote`. */
  readonly text?: (text: string) => string;
  /** Expression that reads the reader's file. */
  readonly file: string;
  /** One of the texts around the reader's files; default `serializedValue`. */
  readonly piece?: (text: string) => string;
  /** Joins two or more such texts and files; default by `plus`. */
  readonly join?: (pieces: readonly string[]) => string;
  /** Whether its client sends a body with a method; default always. */
  readonly sends?: (method: string) => boolean;
  /** What the library is told the body is, so that it leaves it as it is. Default `text/plain`. */
  readonly bodyKind?: (body: SnippetBody) => { readonly mimeType: string; readonly text: string };
  /** Whether a header tells the type of the body; default always. */
  readonly hasTypeHeader?: (body: SnippetBody) => boolean;
  /** The frame as a whole program. It holds marks and no text of the document yet. */
  readonly finish: (frame: string, request: SampleRequest) => string;
  /** Last changes to the program, in which every text stands by then. */
  readonly amend?: (code: string, request: SampleRequest) => string;
};

/** A form as an expression of its text, a line for each pair. */
function printPairs(pairs: readonly TextPair[], { quote, plus }: Dialect): string {
  const last = pairs.length - 1;
  return pairs
    .map((pair, index) => quote(`${serializeTextPairs([pair])}${index === last ? '' : '&'}`))
    .join(`${plus.trimEnd()}\n    `);
}

/** Texts and files one after another. */
function printPieces(texts: readonly string[], dialect: Dialect): string {
  const { file, plus, quote, text = quote, piece = text } = dialect;
  const { join = (all) => all.join(`${plus.trimEnd()}\n    `) } = dialect;
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
      // A language's own way of writing a form percent-encodes everything.
      return body.pairs.some(([, , sent]) => sent !== undefined)
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

/** Stands for the body. Marks have hyphens so that no language takes them for names. */
export const BODY = 'snippet-body-0-x';
/** Stands for the media type. */
export const MEDIA = 'snippet-media-0-x';
const USER = 'snippet-user-0-x';
const PASSWORD = 'snippet-password-0-x';
/** Stands for the credentials of HTTP Basic. */
export const BASIC = 'snippet-basic-0-x';
const KEY = 'snippet-key-0-x';
const QUERY_KEY = 'snippet-encoded-0-x';
const HOST = 'snippet-url-0-x.invalid/the-address';
const MARKER = /(?:https?:\/\/)?snippet-[a-z]+-\d+-x(?:\.invalid\/the-address)?/g;

/** What a mark stands for: text to quote, or code. */
type Replacement = { readonly text: string } | { readonly code: string };
type Replacements = Map<string, Replacement>;
type Header = { readonly name: string; readonly value: string };

/** Puts a text under a mark of its own. */
function addMarker(replacements: Replacements, kind: string, text: string): string {
  const name = `snippet-${kind}-${replacements.size}-x`;
  replacements.set(name, { text });
  return name;
}

function buildKeyHeaders(
  keys: readonly RequestKey[],
  hasBasic: boolean,
  replacements: Replacements,
): Header[] {
  return keys.flatMap((key): Header[] => {
    if (key.in === 'basic') {
      return hasBasic ? [{ name: 'Authorization', value: `Basic ${BASIC}` }] : [];
    }
    if (key.in !== 'header') return [];
    // The library understands `scheme credentials` only.
    return key.before === ''
      ? [{ name: addMarker(replacements, 'name', key.name), value: KEY }]
      : [{ name: 'Authorization', value: `${key.before}${KEY}` }];
  });
}

function buildCookieHeaders(
  { cookies, keys }: SampleRequest,
  replacements: Replacements,
): Header[] {
  const documented =
    cookies.length > 0 ? [addMarker(replacements, 'cookie', cookies.join('; '))] : [];
  const secret = keys.flatMap((key) =>
    key.in === 'cookie' ? [`${addMarker(replacements, 'cookie', `${key.name}=`)}${KEY}`] : [],
  );
  const all = [...documented, ...secret];
  return all.length === 0 ? [] : [{ name: 'Cookie', value: all.join('; ') }];
}

/** The address; keys in the query follow it as marks of their own. */
function buildUrl(request: SampleRequest, replacements: Replacements): string {
  const { url } = request;
  const [start, ...further] = splitUrlAtKeys(request);
  const address = `${/^http:/i.test(url) ? 'http' : 'https'}://${HOST}`;
  replacements.set(address, { text: start ?? url });
  const rest = further.map((text) => addMarker(replacements, 'query', text) + QUERY_KEY);
  return start === undefined ? address : [address, QUERY_KEY, ...rest].join('');
}

/** The expression for a quoted text that holds marks. */
function printExpression(
  inside: string,
  replacements: Replacements,
  { quote, plus }: Dialect,
): string {
  const pieces: Replacement[] = [];
  let end = 0;
  for (const found of inside.matchAll(MARKER)) {
    pieces.push({ text: inside.slice(end, found.index) });
    pieces.push(replacements.get(found[0]) ?? { text: found[0] });
    end = found.index + found[0].length;
  }
  pieces.push({ text: inside.slice(end) });
  const joined: Replacement[] = [];
  for (const piece of pieces) {
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

/** A request in a language: the library's frame with the document's texts quoted by us. */
export function printFramed(request: SampleRequest, dialect: Dialect): string {
  const { plugin, key, basic, bodyKind, hasTypeHeader = () => true, sends = () => true } = dialect;
  const body = request.body && sends(request.method) ? buildSnippetBody(request.body) : undefined;
  const replacements: Replacements = new Map([
    [KEY, { code: key }],
    [QUERY_KEY, { code: dialect.queryKey }],
    [USER, { code: key }],
    [PASSWORD, { text: '' }],
    [BASIC, { code: basic ?? '' }],
    [BODY, { code: body === undefined ? '' : printBody(body, dialect) }],
    [MEDIA, { text: body?.media ?? '' }],
  ]);
  const url = buildUrl(request, replacements);
  const headers = [
    ...buildKeyHeaders(request.keys, basic !== undefined, replacements),
    ...request.headers.map(([name, value]) => ({
      name: addMarker(replacements, 'name', name),
      value: addMarker(replacements, 'value', value),
    })),
    ...buildCookieHeaders(request, replacements),
    ...(body !== undefined && hasTypeHeader(body) ? [{ name: 'Content-Type', value: MEDIA }] : []),
  ];
  const postData = body && (bodyKind?.(body) ?? { mimeType: 'text/plain', text: BODY });
  const isBasic = basic === undefined && request.keys.some((one) => one.in === 'basic');
  const frame = plugin.generate(
    { method: request.method, url, headers, ...(postData && { postData }) },
    isBasic ? { auth: { username: USER, password: PASSWORD } } : {},
  );
  const quoted = /(["'])((?:(?!\1)[^\\\n])*snippet-[a-z]+-\d+-x(?:(?!\1)[^\\\n])*)\1/g;
  const code = dialect
    .finish(frame, request)
    .replace(quoted, (_, _quotationMark: string, inside: string) =>
      printExpression(inside, replacements, dialect),
    );
  return dialect.amend?.(code, request) ?? code;
}

/**
 * The address up to the first key that stands in the query, then what stands between it and each further one. Empty:
 * no key stands there.
 */
function splitUrlAtKeys({ url, keys }: Pick<SampleRequest, 'url' | 'keys'>): readonly string[] {
  const names = keys.flatMap((key) => (key.in === 'query' ? [key.name] : []));
  return names.map((name, index) =>
    index === 0 ? `${url}${url.includes('?') ? '&' : '?'}${name}=` : `&${name}=`,
  );
}
