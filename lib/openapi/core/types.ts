import type { Language } from './languages';
import type { Constraint, SchemaSource, ValueStyle } from './schema-types';

/** Where a parameter may be sent, in reading order, with the heading of those that are. */
export const PARAMETER_LOCATIONS = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
  other: 'Parameters',
} as const;

/**
 * What the API browser knows of an OpenAPI document. Everything here is ours: a foreign document is
 * turned into these types once, at the border, and what is not understood becomes a `Problem`.
 */

/** JSON as a document may hold it; an integer that a number would round is a `bigint` (`parse/parse-json.ts`). */
export type Json = null | boolean | number | bigint | string | readonly Json[] | JsonObject;
/** A JSON object. Its keys are foreign: read them with `getOwn`. */
export type JsonObject = { readonly [key: string]: Json };

/** Methods in the order readers see them: get, post, update, delete (SPEC 4), then the rest. */
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
/** A method as documents write it: in small letters, or (3.2 `additionalOperations`) a name of its own. */
export type Method = StandardMethod | (string & {});

/** Where more is written: an `http`/`https` address or a relative one. Anything else is dropped. */
export type ExternalDocs = { readonly url: string; readonly description: string };

/** Something in a document that is not as the standard says; shown beside its place. */
export type Problem = {
  /** Stable name of the kind of problem, e.g. `ref-not-found`. */
  readonly id: string;
  readonly level: 'error' | 'warning';
  /** JSON pointer into the document, e.g. `#/paths/~1sale/post`. */
  readonly at: string;
  readonly message: string;
};

/** One operation as lists show it (SPEC 3 "API operation entry"). Nothing behind a `$ref` is read for it. */
export type OperationEntry = {
  /** `<method> <path>`, e.g. `post /sale`. Unique in a document. */
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  /** Server base path plus path, split at slashes: `['pg', 'sale']`. */
  readonly segments: readonly string[];
  /** Address part derived from the summary: `sale-auth-capture`. Unique within its first tag. */
  readonly url: string;
  /** The summary; else the operationId; else method and path. Never empty. */
  readonly name: string;
  /** Somebody named it; else the name is method and path, or the event's own. */
  readonly isNamed: boolean;
  /** Tag names, in the document's order; empty when untagged. */
  readonly tags: readonly string[];
  /** `TagGroup.id` of the first tag (`defaultPointer` when untagged): the first part of the address. */
  readonly group: string;
  readonly description: string;
  readonly deprecated: boolean;
  /** A call the provider makes to the reader's server (`webhooks`, OpenAPI 3.1 4.8.1). */
  readonly webhook?: true;
  /** Where its path item is listed: a callback's, whose path does not tell. */
  readonly pathItemPointer?: string;
  /** Where it stands: `#/paths/~1sale/post`. */
  readonly pointer: string;
};

/** Operations under one tag, ordered by method. An operation with two tags is in two groups. */
export type TagGroup = {
  /** Slug of the tag's name, the `{first tag}` of an address: `payment-gateway`. */
  readonly id: string;
  readonly name: string;
  /** Name of the `x-tagGroups` that begins with it; absent where it goes on, and where a document has none. */
  readonly section?: string;
  readonly description: string;
  readonly docs?: ExternalDocs;
  readonly operations: readonly OperationEntry[];
};

/** A part of a server's address that callers may choose. */
export type ServerVariable = {
  readonly name: string;
  /** Else the first value it may have, else its name in braces. */
  readonly default: string;
  readonly enum: readonly string[];
  readonly description: string;
};

/** A base address of the API; relative and protocol-relative ones are possible. */
export type Server = {
  /** Its variables are replaced by their defaults. */
  readonly url: string;
  /** Its name before it, where it has one. */
  readonly description: string;
  readonly variables?: readonly ServerVariable[];
};

/** A parsed document with its operations listed, and no schema resolved. */
export type ApiIndex = {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly docs?: ExternalDocs;
  /** `2.0`, `3.0.1`, `3.1.0`, …; empty when the document does not say. */
  readonly specVersion: string;
  readonly servers: readonly Server[];
  readonly groups: readonly TagGroup[];
  /** By id; in the document's order. */
  readonly operations: ReadonlyMap<string, OperationEntry>;
  /** The paths and definitions (schemas) by name, as SPEC 3 keeps them in the store. */
  readonly paths: JsonObject;
  readonly definitions: JsonObject;
  /** The whole document; references are resolved against it. */
  readonly document: JsonObject;
  readonly problems: readonly Problem[];
};

/** An example of the document's own; an unnamed one is called `example`. */
export type Example = {
  readonly name: string;
  readonly summary: string;
  /** Markdown with HTML; absent where it says nothing. */
  readonly description?: string;
  readonly value: Json;
  /** The value is text as it is sent (OpenAPI 3.2 4.19 `serializedValue`). */
  readonly isSerialized?: true;
  /** The text that is sent for the value (OpenAPI 3.2 4.19 `serializedValue`), where they are not the same. */
  readonly serializedValue?: string;
  /** Where the value stands that the document does not hold; `value` is then `null`. Never fetched. */
  readonly externalValue?: string;
};

/** One form a body may have. */
export type MediaType = {
  /** `application/json` */
  readonly name: string;
  readonly schema: SchemaSource;
  /** The document's own examples, `example` and `examples`. */
  readonly examples: readonly Example[];
  /** Those whose value the document does not hold; absent where there are none. */
  readonly externalExamples?: readonly Example[];
};

/** A parameter, or a header of a response (`in: 'header'`). */
export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie' | 'other';
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: string;
  readonly schema: SchemaSource;
  /** How a list or object is written. */
  readonly style: ValueStyle;
  /** Its media type where it has one of its own (`content`); else empty. */
  readonly media: string;
  /** How it is written (`values separated by commas`), and its age: what its schema does not say. */
  readonly constraints: readonly Constraint[];
  /** All examples of its own, those whose value stands elsewhere among them. */
  readonly examples: readonly Example[];
  /** The first value of them. */
  readonly example?: Json;
  /** That value is text as it is sent: in a query or cookie with the name. */
  readonly isExampleSerialized?: true;
};

/** What an operation is sent, in one of several forms. */
export type RequestBody = {
  readonly description: string;
  readonly required: boolean;
  readonly content: readonly MediaType[];
};

/** A call that follows from a response: which operation, and what of the response it is sent. */
export type ResponseLink = {
  readonly name: string;
  readonly description: string;
  /** `undefined` where the document names an operation it does not have. */
  readonly operation: OperationEntry | undefined;
  /** Parameter names (`body` for the whole body), each with the value or expression it gets. */
  readonly values: readonly { readonly name: string; readonly value: string }[];
  /** Where the call goes, when not to the operation's own server. */
  readonly server?: Server;
};

/** What an operation answers. */
export type Response = {
  /** `200`, `default`, `2XX` */
  readonly status: string;
  readonly description: string;
  readonly headers: readonly Parameter[];
  readonly content: readonly MediaType[];
  readonly links: readonly ResponseLink[];
};

/** A call that the provider makes to the reader because of an operation; read by `resolveEntryOperation` when opened. */
export type Callback = {
  readonly name: string;
  /** Its path is the expression that says where the call goes: `{$request.body#/callback_url}`. */
  readonly entry: OperationEntry;
};

/** A program that the document brings for an operation. */
export type CodeSample = {
  readonly label: string;
  readonly source: string;
  /** The tab it stands in; absent where there is none, or another sample has it. */
  readonly language?: Language;
};

/** Everything an operation's page shows. `$ref`s to parameters, bodies and responses are followed; schemas are not read. */
export type Operation = {
  readonly entry: OperationEntry;
  /** What it says, then what its path says. */
  readonly description: string;
  /** Path-level parameters first unless overridden by name + in (OpenAPI 3.1 4.8.9); order: path, query, header, cookie. */
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  /** In the document's order. */
  readonly responses: readonly Response[];
  readonly servers: readonly Server[];
  /** Security schemes in words: `HTTP Basic`. `No authentication` where only others need some; empty when none does. */
  readonly security: readonly string[];
  /** Its age and standing: `beta`, `added in version 68`. */
  readonly lifecycle: readonly Constraint[];
  readonly docs?: ExternalDocs;
  readonly callbacks: readonly Callback[];
  /** The document's own, in its order. */
  readonly codeSamples: readonly CodeSample[];
  readonly problems: readonly Problem[];
};

/** A foreign value is a document with its problems, or refused for the problems given. */
export type ParseResult =
  | { readonly ok: true; readonly document: JsonObject; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };
