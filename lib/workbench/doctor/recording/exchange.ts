import { isList, isObject } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import { encodeBase64 } from '@/lib/text/encode';

/** A header with its value. */
export type Header = readonly [name: string, value: string];

/** A request that a file records, with what came back. */
export type Exchange = {
  /** Where the file has it: `entry 12`, `line 40`. */
  readonly place: string;
  /** In capitals. */
  readonly method: string;
  /** Address as it is written; a variable may stand for its host: `{{base}}/sale`. */
  readonly url: string;
  readonly headers: readonly Header[];
  /** Empty for none, and where the file does not have it. */
  readonly body: string;
  /** Status of the response; 0 where none came, or the file does not have it. */
  readonly status: number;
  readonly responseHeaders: readonly Header[];
  readonly responseBody: string;
  /** When it was sent, in ms since 1970; absent where the file does not say. */
  readonly at?: number | undefined;
  /** How long the response took, in ms. */
  readonly duration?: number | undefined;
  /**
   * Whether it is written to be sent, and nothing says that it was: variables in it (`{{name}}`, `$NAME`) stand for
   * values that the file does not have.
   */
  readonly isTemplate?: boolean;
};

/** What a file records. */
export type Recording = {
  readonly exchanges: readonly Exchange[];
  /** What could not be read, in sentences. */
  readonly problems: readonly string[];
};

/** Value of a header, whatever its case; `undefined` for none. */
export function findHeader(headers: readonly Header[], name: string): string | undefined {
  return headers.find(([own]) => own.toLowerCase() === name.toLowerCase())?.[1];
}

/** Header of HTTP Basic (RFC 7617 2) for a user name and a password with a colon between them. */
export function buildBasic(user: string): Header {
  const bytes = new TextEncoder().encode(user.includes(':') ? user : `${user}:`);
  return ['Authorization', `Basic ${encodeBase64(bytes)}`];
}

/** Value of a JSON text; `undefined` for another text. Whole numbers beyond 2^53 are rounded, as in most programs. */
export function parseBody(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return isObject(value) || isList(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const bodies = new WeakMap<Exchange, { readonly value: Json | undefined }>();

/** JSON of the body of a request, parsed once; `undefined` for any other. */
export function readRequestBody(exchange: Exchange): Json | undefined {
  const known = bodies.get(exchange) ?? { value: parseBody(exchange.body) };
  bodies.set(exchange, known);
  return known.value;
}
