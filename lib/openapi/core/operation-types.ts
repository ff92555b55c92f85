import type { labels } from '@/.generated/words/openapi/calls';
import { parameters } from '@/.generated/words/openapi/parameters';
import type { Language } from './sample-languages';
import type { Constraint, SchemaSource, ValueStyle } from './schema-types';
import type { Json, ExternalDocs, Problem, OperationEntry, Server, Example } from './types';

/** Headings of parameter locations, in reading order. */
export const PARAMETER_LOCATIONS = {
  path: parameters.path,
  query: parameters.query,
  header: parameters.header,
  cookie: parameters.cookie,
  other: parameters.other,
} as const;

/** One media type of a body. */
export type MediaType = {
  /** Name such as `application/json`. */
  readonly name: string;
  readonly schema: SchemaSource;
  /** Examples in `example` and `examples`. */
  readonly examples: readonly Example[];
  /** Examples with an `externalValue`; absent where there are none. */
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
  /** Serialization of a list or object. */
  readonly style: ValueStyle;
  /** Media type where `content` declares one; else empty. */
  readonly media: string;
  /** Constraints besides the schema: serialization (`values separated by commas`) and lifecycle. */
  readonly constraints: readonly Constraint[];
  /** Examples it declares, external ones included. */
  readonly examples: readonly Example[];
  /** Value of the first example that has one. */
  readonly example?: Json;
  /** Whether `example` is text as it is sent: in a query or cookie with the name. */
  readonly isExampleSerialized?: true;
};

/** Request body in one of several media types. */
export type RequestBody = {
  readonly description: string;
  readonly required: boolean;
  readonly content: readonly MediaType[];
};

/** A follow-up call of a response: the operation, and the values it takes from the response. */
export type ResponseLink = {
  readonly name: string;
  readonly description: string;
  /** Linked operation; `undefined` where the document does not have it. */
  readonly operation: OperationEntry | undefined;
  /** `operationRef`; empty where the document names the operation otherwise. */
  readonly ref: string;
  /** Parameter names (`body` for the whole body), each with its value or expression. */
  readonly values: readonly { readonly name: string; readonly value: string }[];
  /** Server of the call; absent where it is the operation's own. */
  readonly server?: Server;
};

/** Response of an operation. */
export type Response = {
  /** Status such as `200`, `default` or `2XX`. */
  readonly status: string;
  readonly description: string;
  readonly headers: readonly Parameter[];
  readonly content: readonly MediaType[];
  readonly links: readonly ResponseLink[];
};

/** A call of the provider after an operation; `resolveEntryOperation` resolves it when opened. */
export type Callback = {
  readonly name: string;
  /** Entry whose path is the expression of the URL called: `{$request.body#/callback_url}`. */
  readonly entry: OperationEntry;
};

/** A code sample that the document declares for an operation (`x-codeSamples`). */
export type CodeSample = {
  readonly label: string;
  readonly source: string;
  /** Tab of the sample; absent where its language has none, or another sample takes it. */
  readonly language?: Language;
};

/** What a call needs, or is held to, besides its fields. */
export type CallNeed = {
  readonly kind: keyof typeof labels;
  /** What the document says of it; where there is a `key`, `{}` stands for its name. */
  readonly text: string;
  /** Header or field of the body by which a repeat is recognised; its anchor is empty where it is not declared. */
  readonly key?: { readonly name: string; readonly anchor: string };
  /** Whether a repeat may do once more what the request does, as nothing tells the provider that it is one. */
  readonly isUnsafe?: true;
  /** Page that explains it: an `http`/`https` or relative URL. */
  readonly url?: string;
};

/** All that an operation's page shows. Its `$ref`s are followed, but those of schemas are not. */
export type Operation = {
  readonly entry: OperationEntry;
  /** Description of the operation, then that of its path. */
  readonly description: string;
  /**
   * Path-level parameters first unless overridden by name and location (OpenAPI 3.1 4.8.9); order:
   * path, query, header, cookie.
   */
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  /** Responses in the document's order. */
  readonly responses: readonly Response[];
  readonly servers: readonly Server[];
  /**
   * Labels of security schemes: `HTTP Basic`. `No authentication` where only other operations need
   * some; empty when none does.
   */
  readonly security: readonly string[];
  /** What a call needs: signature, permission, rate limit, repeat, timeout, sandbox; empty where nothing is known. */
  readonly needs: readonly CallNeed[];
  /** Lifecycle constraints: `beta`, `added in version 68`. */
  readonly lifecycle: readonly Constraint[];
  readonly docs?: ExternalDocs;
  readonly callbacks: readonly Callback[];
  /** Code samples of the document, in its order. */
  readonly codeSamples: readonly CodeSample[];
  readonly problems: readonly Problem[];
};
