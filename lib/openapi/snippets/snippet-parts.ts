import type { TextPair } from '../constraints/value-style';
import type { Json } from '../core/types';
import type { SampleRequest } from '../request/build-request';
import { getKeyVariable, type RequestKey } from '../request/request-key';
import { mergeTexts } from './merge-texts';
import { type FilePiece, listFieldTexts, type SnippetBody } from './snippet-body';

/** Request as a program sends it. */
export type SnippetRequest = Omit<SampleRequest, 'body'> & { readonly body?: SnippetBody };

/** Text with keys of the reader in it. */
type KeyedText = readonly (string | RequestKey)[];

/** Expressions by which a language writes the parts of a request. */
export type Syntax = {
  /** Literal of a text, which nothing in it can end. */
  readonly quote: (text: string) => string;
  /** Value of an environment variable. */
  readonly readKey: (variable: string) => string;
  /** Key in percent-encoding, for a query. */
  readonly encodeKey: (key: string) => string;
  /** Operator that joins two texts. */
  readonly plus: string;
  /** Body of JSON. */
  readonly json: (value: Json) => string;
  /** Form whose fields the program encodes; default its text. */
  readonly form?: (pairs: readonly TextPair[]) => string;
  /** Text, and the reader's files in it. */
  readonly pieces: (pieces: readonly FilePiece[]) => string;
  /** Text of a header, where it is more than its value. */
  readonly header?: (name: string, value: KeyedText) => KeyedText;
  /** Whether the client sets the media type of a body itself; default never. */
  readonly setsType?: (body: SnippetBody) => boolean;
};

/** Prints a text and its keys as one expression. */
function printText(text: KeyedText, { quote, readKey, encodeKey, plus }: Syntax): string {
  const printKey = (key: RequestKey) => {
    const code = readKey(getKeyVariable(key));
    return key.in === 'query' ? encodeKey(code) : code;
  };
  return mergeTexts(text)
    .map((piece) => (typeof piece === 'string' ? quote(piece) : printKey(piece)))
    .join(plus);
}

function listQueryTexts({ url, keys }: SnippetRequest): KeyedText {
  const inQuery = keys.filter((key) => key.in === 'query');
  return inQuery.flatMap((key, index) => {
    const separator = index === 0 && !url.includes('?') ? '?' : '&';
    return [`${separator}${key.name}=`, key];
  });
}

type Header = readonly [name: string, value: KeyedText];

/** Cookies and the keys behind them as one header; empty for none. */
function listCookieHeaders({ cookies, keys }: SnippetRequest): readonly Header[] {
  const all: readonly KeyedText[] = [
    ...cookies.map((cookie) => [cookie]),
    ...keys.flatMap((key) => (key.in === 'cookie' ? [[`${key.name}=`, key]] : [])),
  ];
  const value = all.flatMap((cookie, index) => (index === 0 ? cookie : ['; ', ...cookie]));
  return value.length === 0 ? [] : [['Cookie', value]];
}

/** Headers in their order, but for HTTP Basic. */
function listHeaders(request: SnippetRequest, { setsType }: Syntax): readonly Header[] {
  const { keys, headers, body } = request;
  return [
    ...keys.flatMap((key): readonly Header[] =>
      key.in === 'header' ? [[key.name, [key.before, key]]] : [],
    ),
    ...headers.map(([name, value]): Header => [name, [value]]),
    ...listCookieHeaders(request),
    ...(body && !setsType?.(body) ? [['Content-Type', [body.media]] as const] : []),
  ];
}

function printBody(body: SnippetBody, { json, pieces, form }: Syntax): string {
  switch (body.kind) {
    case 'json':
      return json(body.value);
    case 'pairs':
      return form ? form(body.pairs) : pieces(listFieldTexts(body.pairs));
    case 'pieces':
      return pieces(body.pieces);
    default:
      return body satisfies never;
  }
}

/** Name, which is no expression, and the expression of the value. */
export type PrintedHeader = readonly [name: string, value: string];

/** Expressions of a request that a program is made of. */
type SnippetParts = {
  /** URL with the keys in its query. */
  readonly url: string;
  /** User name of HTTP Basic, which `headers` leaves out; absent without it. */
  readonly user: string | undefined;
  /** Password of HTTP Basic; absent where the user name is the key. */
  readonly password: string | undefined;
  /** User name and password with a colon between them; absent without HTTP Basic. */
  readonly credentials: string | undefined;
  readonly headers: readonly PrintedHeader[];
  readonly body: string | undefined;
};

/** Password of HTTP Basic as a key of its own; `undefined` where the user name is the key. */
function getPassword(key: RequestKey): RequestKey | undefined {
  const { password } = key.in === 'basic' ? key : {};
  return password === undefined ? undefined : { in: 'basic', variable: password };
}

/** Prints user name and password of HTTP Basic with a colon between them. */
export function printCredentials(key: RequestKey, syntax: Syntax): string {
  return printText([key, ':', getPassword(key) ?? ''], syntax);
}

/** Prints what a program is made of as expressions of a language. */
export function printParts(request: SnippetRequest, syntax: Syntax): SnippetParts {
  const { url, keys, body } = request;
  const basic = keys.find((key) => key.in === 'basic');
  const password = basic && getPassword(basic);
  return {
    url: printText([url, ...listQueryTexts(request)], syntax),
    user: basic && printText([basic], syntax),
    password: password && printText([password], syntax),
    credentials: basic && printCredentials(basic, syntax),
    headers: listHeaders(request, syntax).map(([name, value]) => [
      name,
      printText(syntax.header?.(name, value) ?? value, syntax),
    ]),
    body: body && printBody(body, syntax),
  };
}

/** Joins the lines of a program; those that a request does not need are `false` or `undefined`. */
export function joinLines(lines: readonly (string | false | undefined)[]): string {
  return lines.filter((line) => line !== false && line !== undefined).join('\n');
}
