import type { Language } from './languages';

/**
 * What the API browser knows of an OpenAPI document. Everything here is ours: a foreign document is
 * turned into these types once, at the border, and what is not understood becomes a `Problem`.
 */

/** JSON as a document may hold it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
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

/** Where more is written: an `http`/`https` address or a path of this site. Anything else is dropped. */
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
  /** Tag names, in the document's order; empty when untagged. */
  readonly tags: readonly string[];
  /** `TagGroup.id` of the first tag (`other` when untagged): the first part of the address. */
  readonly group: string;
  readonly description: string;
  readonly deprecated: boolean;
  /** A call the provider makes to the reader's server (`webhooks`, OpenAPI 3.1 4.8.1). */
  readonly webhook?: true;
  /** Where it stands: `#/paths/~1sale/post`. */
  readonly pointer: string;
};

/** Operations under one tag, ordered by method. An operation with two tags is in two groups. */
export type TagGroup = {
  /** Slug of the tag's name, the `{first tag}` of an address: `payment-gateway`. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly docs?: ExternalDocs;
  readonly operations: readonly OperationEntry[];
};

/** A part of a server's address that callers may choose. */
export type ServerVariable = {
  readonly name: string;
  readonly default: string;
  readonly enum: readonly string[];
  readonly description: string;
};

/** A base address of the API; relative and protocol-relative ones are possible. */
export type Server = {
  /** Its variables are replaced by their defaults. */
  readonly url: string;
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
  readonly standard: string;
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

/** A schema not yet read: where it stands and which references are open above it (loop protection). */
export type SchemaSource = {
  readonly value: Json | undefined;
  readonly pointer: string;
  /** Pointers of the `$ref` targets that are open on the way here. */
  readonly trail: readonly string[];
  /** Names that stand first in this schema: `x-display-fields` of the request body it belongs to. */
  readonly display?: readonly string[];
  /** How the properties of a form are sent, by name: `encoding` of the media type it belongs to. */
  readonly encoding?: JsonObject;
  /** The words of the parameter or header that holds the schema: they stand before the schema's own. */
  readonly description?: string;
};

/** A constraint as a reader sees it in a chip: `up to 12 characters`, `0.01 to 9999999.99`. */
export type Fact = {
  readonly kind: 'length' | 'range' | 'pattern' | 'items' | 'format' | 'access' | 'other';
  readonly text: string;
};

/** A value that is allowed, with its meaning where the document gives one (else empty). */
export type EnumValue = { readonly value: Json; readonly description: string };

/** A schema that may (`oneOf`, `anyOf`), must not (`not`) or must under a condition (`when`) hold in this place. */
export type Variant = {
  readonly kind: 'oneOf' | 'anyOf' | 'not' | 'when';
  readonly label: string;
  /** The value to send in the discriminator property, where there is one. */
  readonly discriminator?: {
    readonly property: string;
    readonly value: string;
    /** It is also what other values, or none, stand for (OpenAPI 3.2 `defaultMapping`). */
    readonly otherwise?: true;
  };
  readonly schema: SchemaSource;
};

/** How a value of several parts is written (OpenAPI 3.1 4.8.12.2): `form`, `deepObject`, `matrix`, … */
export type ValueStyle = { readonly style: string; readonly explode: boolean };

/** A property of an object, its schema unread. */
export type Field = {
  readonly name: string;
  readonly required: boolean;
  /** Properties of which each makes this one required once it is sent; absent where none does. */
  readonly requiredWith?: readonly string[];
  /** Named in `x-display-fields`: a first request needs it. */
  readonly display: boolean;
  /** How a form sends it. Absent where nothing is said. */
  readonly facts?: readonly Fact[];
  readonly schema: SchemaSource;
};

/** Properties whose names match a pattern. */
export type PatternField = { readonly pattern: string; readonly schema: SchemaSource };

/** One level of a schema, read when shown. Children are `SchemaSource`s: nothing is expanded eagerly. */
export type SchemaNode = {
  readonly kind: 'object' | 'array' | 'scalar' | 'union' | 'any' | 'never';
  /** Name of the component it came from, e.g. `Customer`; absent for inline schemas. */
  readonly ref?: string;
  /** `string`, `integer or null`, `array of Customer`, `enum`, `any`. */
  readonly type: string;
  readonly title: string;
  /** Without the facts that were lifted out of it: Markdown with HTML. */
  readonly description: string;
  /** When it must or may be sent, where the description labels such words; else empty. Markdown with HTML. */
  readonly condition: string;
  readonly deprecated: boolean;
  /** The format in the description's words first, then what the schema says itself. */
  readonly facts: readonly Fact[];
  readonly enum: readonly EnumValue[];
  readonly default?: Json;
  readonly const?: Json;
  readonly example?: Json;
  /** Properties in reading order: `x-display-fields` first (in that order), then required, then the rest. `allOf` is merged in. */
  readonly fields: readonly Field[];
  readonly items?: SchemaSource;
  /** `prefixItems`: the schema of each place of a tuple. */
  readonly tuple: readonly SchemaSource[];
  /** What other properties hold. Absent where the document says nothing or forbids them. */
  readonly additional?: SchemaSource;
  /** `patternProperties`. */
  readonly patterns: readonly PatternField[];
  readonly variants: readonly Variant[];
  readonly docs?: ExternalDocs;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** Its `$ref` is already open above: show a pointer to it, do not open again. */
  readonly cyclic: boolean;
  readonly problems: readonly Problem[];
};

/** An example of the document's own; an unnamed one is called `example`. */
export type Example = { readonly name: string; readonly summary: string; readonly value: Json };

/** One form a body may have. */
export type MediaType = {
  /** `application/json` */
  readonly name: string;
  readonly schema: SchemaSource;
  /** The document's own examples, `example` and `examples`. */
  readonly examples: readonly Example[];
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
  readonly facts: readonly Fact[];
  /** All examples of its own. */
  readonly examples: readonly Example[];
  /** The first of them. */
  readonly example?: Json;
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

/** A call that the provider makes to the reader because of an operation; read by `readEntry` when opened. */
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
  /** Path-level parameters first unless overridden by name + in (OpenAPI 3.1 4.8.9); order: path, query, header, cookie. */
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  /** In the document's order. */
  readonly responses: readonly Response[];
  readonly servers: readonly Server[];
  /** Security schemes in words: `HTTP Basic`. Empty when none. */
  readonly security: readonly string[];
  /** Its age and standing: `beta`, `added in version 68`. */
  readonly facts: readonly Fact[];
  readonly docs?: ExternalDocs;
  readonly callbacks: readonly Callback[];
  /** The document's own, in its order. */
  readonly samples: readonly CodeSample[];
  readonly problems: readonly Problem[];
};

/** A foreign value is a document with its problems, or refused for the problems given. */
export type ParseResult =
  | { readonly ok: true; readonly document: JsonObject; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Sample data built from a schema. `cut` is where it stopped, at a loop or at the budget: JSON pointers into `value`. */
export type Sample = { readonly value: Json; readonly cut: readonly string[] };
