import type { Decimal } from './decimal';

/**
 * Formats a method as it is sent: a standard one in capitals, one of `additionalOperations` as the
 * document has it (OpenAPI 3.2 4.9). Names of methods are case-sensitive (RFC 9110 9.1).
 */
export function formatSentMethod(method: Method): string {
  return METHODS.some((one) => one === method) ? method.toUpperCase() : method;
}

/**
 * Types of an OpenAPI document in the API reference. A foreign document is turned into them once,
 * at the border, and what is not understood becomes a `Problem`.
 */

/**
 * JSON of a document; an integer that a number would round is a `bigint`, a decimal that it would
 * print otherwise a `Decimal` (`parse-json.ts`).
 */
export type Json =
  null | boolean | number | bigint | Decimal | string | readonly Json[] | JsonObject;
/** A JSON object. Its keys are foreign: access them with `getOwn`. */
export type JsonObject = { readonly [key: string]: Json };

/** Methods in reading order: get, post, update, delete (SPEC 4), then the rest. */
export const METHODS = [
  'get',
  'post',
  'put',
  'patch',
  'delete',
  'head',
  'options',
  'trace',
  'query',
] as const;
type StandardMethod = (typeof METHODS)[number];
/** A method in lower case, or the own name of one in `additionalOperations` (OpenAPI 3.2). */
export type Method = StandardMethod | (string & {});

/** A link to further documentation: an `http`/`https` or relative URL. Any other is dropped. */
export type ExternalDocs = { readonly url: string; readonly description: string };

/** A deviation of a document from the standard, shown beside its location. */
export type Problem = {
  /** Stable name of the kind of problem, e.g. `ref-not-found`. */
  readonly id: string;
  readonly level: 'error' | 'warning';
  /** JSON pointer into the document, e.g. `#/paths/~1sale/post`. */
  readonly at: string;
  readonly message: string;
};

/** When something ends, and what stands in its place. */
export type Sunset = {
  /** `2027-03-31`; absent where the document has no date but words: `end of 2027`. */
  readonly day?: string;
  /** Day for readers, or the words of the document; empty where it says only what stands in its place. */
  readonly when: string;
  /** Operation, field or address that stands in its place; empty where none is named. */
  readonly replacement: string;
};

/** One operation of a list (SPEC 3 "API operation entry"). No `$ref` is followed for it. */
export type OperationEntry = {
  /**
   * `<method> <path>`, e.g. `post /sale`; `post webhooks /sale` for a webhook named like a path.
   * Unique in a document.
   */
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  /** Server base path plus path, split at slashes: `['pg', 'sale']`. */
  readonly segments: readonly string[];
  /** Slug of the summary: `sale-auth-capture`. Unique within its first tag. */
  readonly url: string;
  /** Summary, else operationId, else method and path. Never empty. */
  readonly name: string;
  /** Whether the document names it; else the name is method and path, or that of the event. */
  readonly isNamed: boolean;
  /** Tag names, in the document's order; empty when untagged. */
  readonly tags: readonly string[];
  /** `TagGroup.id` of the first tag, `other` when untagged: the first part of the URL. */
  readonly group: string;
  readonly description: string;
  readonly deprecated: boolean;
  /** Whether the provider calls the reader's server (`webhooks`, OpenAPI 3.1 4.8.1). */
  readonly webhook?: true;
  /** Pointer to the path item of a callback, whose path does not lead there. */
  readonly pathItemPointer?: string;
  /** Pointer to the operation: `#/paths/~1sale/post`. */
  readonly pointer: string;
};

/** Operations under one tag, ordered by method. An operation with two tags is in two groups. */
export type TagGroup = {
  /** Slug of the tag's name, the `{first tag}` of a URL: `payment-gateway`. */
  readonly id: string;
  readonly name: string;
  /** Name of the `x-tagGroups` section that begins with this tag; absent for its further tags. */
  readonly section?: string;
  readonly description: string;
  readonly docs?: ExternalDocs;
  readonly operations: readonly OperationEntry[];
};

/** A variable part of a server URL. */
export type ServerVariable = {
  readonly name: string;
  /** Default, else the first allowed value, else the name in braces. */
  readonly default: string;
  readonly enum: readonly string[];
  readonly description: string;
};

/** A base URL of the API, possibly relative or protocol-relative. */
export type Server = {
  /** URL with its variables replaced by their defaults. */
  readonly url: string;
  /** Description, after the name where there is one. */
  readonly description: string;
  readonly variables?: readonly ServerVariable[];
  /** URL as written, the names of its variables in braces; absent without variables. */
  readonly template?: string;
};

/** A parsed document with its operations listed, and no schema resolved. */
export type ApiIndex = {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly docs?: ExternalDocs;
  /** Version of the standard: `2.0`, `3.0.1`, `3.1.0`, …; empty when the document declares none. */
  readonly specVersion: string;
  readonly servers: readonly Server[];
  readonly groups: readonly TagGroup[];
  /** Operations by id, in the document's order. */
  readonly operations: ReadonlyMap<string, OperationEntry>;
  /** Paths and schemas by name, as SPEC 3 keeps them in the store. */
  readonly paths: JsonObject;
  readonly definitions: JsonObject;
  /** Whole document, against which references are resolved. */
  readonly document: JsonObject;
  readonly problems: readonly Problem[];
};

/** An example that the document declares; an unnamed one is called `example`. */
export type Example = {
  readonly name: string;
  readonly summary: string;
  /** Markdown with HTML; absent where empty. */
  readonly description?: string;
  readonly value: Json;
  /** Whether the value is text as it is sent (OpenAPI 3.2 4.19 `serializedValue`). */
  readonly isSerialized?: true;
  /** Text that is sent for the value (OpenAPI 3.2 4.19 `serializedValue`), where they differ. */
  readonly serializedValue?: string;
  /** URL of a value outside of the document, never fetched; `value` is then `null`. */
  readonly externalValue?: string;
};

/** Result of parsing: a document with its problems, or a refusal for the problems given. */
export type ParseResult =
  | { readonly ok: true; readonly document: JsonObject; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };
