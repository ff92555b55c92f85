import type { ExternalDocs, Json, JsonObject, Problem } from './types';

/** A schema as one of several says it that hold in one place. */
export type JoinedSchema = Pick<SchemaSource, 'value' | 'pointer' | 'scope'>;

/** A schema not yet read: where it stands and which references are open above it (loop protection). */
export type SchemaSource = {
  readonly value: Json | undefined;
  readonly pointer: string;
  /** Pointers of the `$ref` targets that are open on the way here. */
  readonly trail: readonly string[];
  /**
   * Pointers of the schemas it was come through, outermost first: where each was entered and left. What a
   * `$dynamicRef` goes by (JSON Schema 2020-12 7.1); absent at a root.
   */
  readonly scope?: readonly string[];
  /**
   * What several schemas say of this place, each where it stands: a reference goes by the address around it. The value is
   * then all of them in an `allOf`, and the pointer that of the last.
   */
  readonly joined?: readonly JoinedSchema[];
  /** Names that stand first in this schema: `x-display-fields` of the request body it belongs to. */
  readonly display?: readonly string[];
  /** How the properties of a form are sent, by name: `encoding` of the media type it belongs to. */
  readonly encoding?: JsonObject;
  /** The same of parts without names, by their places. */
  readonly positionalEncoding?: PositionalEncoding;
  /** Both of each item, where the items of a list are parts of a form, and forms themselves. */
  readonly itemEncoding?: Pick<SchemaSource, 'encoding' | 'positionalEncoding'>;
  /** How it is sent as a part without a name. */
  readonly constraints?: readonly Constraint[];
  /** The words of the parameter or header that holds the schema: they stand before the schema's own. */
  readonly description?: string;
};

/** How the parts of a list are sent (OpenAPI 3.2 4.15.1.2): the first ones one by one, then each further one. */
export type PositionalEncoding = {
  readonly prefix: readonly Json[];
  readonly item?: JsonObject | undefined;
};

/** A constraint as a reader sees it in a chip: `up to 12 characters`, `0.01 to 9999999.99`. */
export type Constraint = {
  readonly kind: 'length' | 'range' | 'pattern' | 'items' | 'format' | 'access' | 'xml' | 'other';
  readonly text: string;
};

/** A value that is allowed, with its meaning where the document gives one (else empty). */
export type EnumValue = { readonly value: Json; readonly description: string };

/** A schema that may (`oneOf`, `anyOf`), must not (`not`) or must under a condition (`when`) hold in this place. */
export type Variant = {
  readonly kind: 'oneOf' | 'anyOf' | 'not' | 'when';
  readonly label: string;
  /** It begins another choice than the one before it: of each, one holds. */
  readonly startsChoice?: true;
  /** The value to send in the discriminator property, where there is one. */
  readonly discriminator?: {
    readonly property: string;
    readonly value: string;
    /** Further values that the mapping has for the same schema. */
    readonly others?: readonly string[];
    /** It is also what other values, or none, stand for (OpenAPI 3.2 `defaultMapping`). */
    readonly isDefault?: true;
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
  readonly constraints?: readonly Constraint[];
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
  readonly constraints: readonly Constraint[];
  readonly enum: readonly EnumValue[];
  readonly default?: Json;
  readonly const?: Json;
  readonly example?: Json;
  /** All of them, each once; absent where there is only that one. */
  readonly examples?: readonly Json[];
  /** How many fields there are. Those of one that is not shown may be thousands: only this is asked. */
  readonly fieldCount: number;
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

/** Sample data built from a schema. `truncated` is where it stopped, at a loop or at the budget: JSON pointers into `value`. */
export type Sample = { readonly value: Json; readonly truncated: readonly string[] };
