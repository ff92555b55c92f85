import type { ExternalDocs, Json, JsonObject, Problem } from './types';

/** One of several schemas that apply to one location. */
export type JoinedSchema = Pick<SchemaSource, 'value' | 'pointer' | 'scope'>;

/** A schema not yet resolved: its location, and the references open above it (against loops). */
export type SchemaSource = {
  readonly value: Json | undefined;
  readonly pointer: string;
  /** Pointers of the `$ref` targets that are open above this schema. */
  readonly openRefs: readonly string[];
  /**
   * Pointers of the schemas passed on the way, outermost first, each where it was entered and left.
   * They resolve a `$dynamicRef` (JSON Schema 2020-12 7.1); absent at a root.
   */
  readonly scope?: readonly string[];
  /**
   * Several schemas that apply here, each with its location, against which its references resolve.
   * `value` is then an `allOf` of them, and `pointer` that of the last.
   */
  readonly joined?: readonly JoinedSchema[];
  /** Names of the first properties: `x-display-fields` of the request body of this schema. */
  readonly displayFields?: readonly string[];
  /** Encoding of a form's properties, by name: `encoding` of its media type. */
  readonly encoding?: JsonObject;
  /** Encoding of parts without names, by their positions. */
  readonly positionalEncoding?: PositionalEncoding;
  /** Encoding of each item, where items are multipart forms (OpenAPI 3.2 `itemEncoding`). */
  readonly itemEncoding?: Pick<SchemaSource, 'encoding' | 'positionalEncoding'>;
  /** Constraints on the encoding of a part without a name. */
  readonly constraints?: readonly Constraint[];
  /** Description of the parameter or header of this schema, which precedes the schema's own. */
  readonly description?: string;
};

/** Source of a schema that is unknown and allows any value. */
export const NO_SCHEMA: SchemaSource = { value: undefined, pointer: '', openRefs: [] };

/** Encoding of a list's parts (OpenAPI 3.2 4.15.1.2): the first ones, then each further one. */
export type PositionalEncoding = {
  readonly prefix: readonly Json[];
  readonly item?: JsonObject | undefined;
};

/** A constraint in words: `up to 12 characters`, `0.01 to 9999999.99`, `12 to 19 digits`. */
export type Constraint = {
  /** `number` is a format of numbers, which the words of the type say: `int64`. */
  readonly kind:
    | 'length'
    | 'range'
    | 'pattern'
    | 'items'
    | 'format'
    | 'number'
    | 'access'
    | 'xml'
    | 'lifecycle'
    | 'default'
    | 'other';
  readonly text: string;
  /** The document's own words where `text` has others: a regular expression, a format. */
  readonly raw?: string;
  /** Operation, field or address that the document names as the replacement, which `text` says. */
  readonly replacement?: string;
  /** Day that `text` names as the end, `2028-06-30`: pages add the days until then. */
  readonly day?: string;
};

/** An allowed value with its meaning; empty where the document gives none. */
export type EnumValue = {
  readonly value: Json;
  /** Meaning, then in brackets whether it is deprecated, and when it ends. */
  readonly description: string;
  /** Day on which it ends, `2028-06-30`; absent where the document names none. */
  readonly day?: string | undefined;
};

/** A schema that may (`oneOf`, `anyOf`), must not (`not`) or must at times (`when`) apply. */
export type Variant = {
  readonly kind: 'oneOf' | 'anyOf' | 'not' | 'when';
  readonly label: string;
  /** Text of which ids are made, the same in each language; absent where that is the label. */
  readonly key?: string;
  /** Whether it begins another choice than the variant before it: one of each choice applies. */
  readonly startsChoice?: true;
  /** Value to send in the discriminator property; absent without a discriminator. */
  readonly discriminator?: {
    readonly property: string;
    readonly value: string;
    /** Further values that are mapped to the same schema. */
    readonly others?: readonly string[];
    /** Whether it also applies to other values, or none (OpenAPI 3.2 `defaultMapping`). */
    readonly isDefault?: true;
  };
  readonly schema: SchemaSource;
};

/** Serialization of a list or object (OpenAPI 3.1 4.8.12.2): `form`, `deepObject`, `matrix`, … */
export type ValueStyle = { readonly style: string; readonly explode: boolean };

/** A property of an object, its schema not resolved. */
export type Field = {
  readonly name: string;
  readonly required: boolean;
  /** Properties that make this one required when they are sent; absent where none does. */
  readonly requiredWith?: readonly string[];
  /** Whether `x-display-fields` names it: a first request needs it. */
  readonly display: boolean;
  /** Constraints on its encoding in a form; absent where none are declared. */
  readonly constraints?: readonly Constraint[];
  readonly schema: SchemaSource;
};

/** Properties whose names match a pattern, their schema not resolved. */
export type PatternField = { readonly pattern: string; readonly schema: SchemaSource };

/** One level of a schema, resolved when shown: its children are `SchemaSource`s. */
export type SchemaNode = {
  readonly kind: 'object' | 'array' | 'scalar' | 'union' | 'any' | 'never';
  /** Name of the component, e.g. `Customer`; absent for inline schemas. */
  readonly ref?: string;
  /** Label of the type: `string`, `integer or null`, `array of Customer`, `enum`, `any`. */
  readonly type: string;
  readonly title: string;
  /** Description in Markdown with HTML, without the constraints that were lifted out of it. */
  readonly description: string;
  /** Condition to send the value, in Markdown with HTML; empty where the description has none. */
  readonly condition: string;
  readonly deprecated: boolean;
  /** Constraints: the format from the description first, then those the schema declares. */
  readonly constraints: readonly Constraint[];
  readonly enum: readonly EnumValue[];
  readonly default?: Json;
  readonly const?: Json;
  readonly example?: Json;
  /** All examples without duplicates; absent where `example` is the only one. */
  readonly examples?: readonly Json[];
  /** Number of fields, which is known without listing them: a closed schema may have thousands. */
  readonly fieldCount: number;
  /**
   * Properties in reading order: `x-display-fields` first (in that order), then required, then the
   * rest, with those of `allOf`.
   */
  readonly fields: readonly Field[];
  readonly items?: SchemaSource;
  /** Schema of each item of a tuple (`prefixItems`). */
  readonly tuple: readonly SchemaSource[];
  /** Schema of other properties; absent where the document declares none or forbids them. */
  readonly additional?: SchemaSource;
  /** `patternProperties`. */
  readonly patterns: readonly PatternField[];
  readonly variants: readonly Variant[];
  readonly docs?: ExternalDocs;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** Whether its `$ref` is already open above: it is linked, not opened again. */
  readonly cyclic: boolean;
  readonly problems: readonly Problem[];
};

/**
 * Sample data built from a schema. `truncated` lists JSON pointers into `value` where a loop or the
 * budget ended it; `refused` lists those of values that do not obey the schema, as far as known.
 */
export type Sample = {
  readonly value: Json;
  readonly truncated: readonly string[];
  readonly refused?: readonly string[];
  /** Whether the schema refuses the example that the sample was to show. */
  readonly isExampleRefused?: true;
};
