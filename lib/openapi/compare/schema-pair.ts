import type { AnchorStep } from '../core/anchors';
import type { SchemaSource } from '../core/schema-types';
import type { ApiIndex, JsonObject } from '../core/types';
import type { ResolvedSchema } from '../schema/resolve-schema';
import type { Direction, Finding } from './change';

/** The same of both documents. */
export type Both<Value> = readonly [before: Value, after: Value];

/** Finding about a schema, or about a part of it that has one more step in its anchor. */
export type SchemaFinding = Finding & {
  readonly step?: AnchorStep | undefined;
  /** Whether the part stands beside the union of which the schema is a form. */
  readonly isBeside?: boolean | undefined;
};

/** A finding about a schema itself, whose place and name are known to who asked. */
export type KeywordFinding = Pick<Finding, 'kind' | 'before' | 'after' | 'effect' | 'key' | 'only'>;

/** Schema inside another, in both documents. */
export type Edge = {
  readonly to: SchemaPair;
  /** Step of its anchor; absent where the later document has no such part. */
  readonly step?: AnchorStep | undefined;
  /** The only direction in which it counts, as for a read-only field. */
  readonly only?: Direction | undefined;
  /** Whether the part stands beside the union of which the schema is a form. */
  readonly isBeside?: boolean | undefined;
};

/** One schema in both documents, which any number of places refer to. */
export type SchemaPair = {
  readonly findings: SchemaFinding[];
  readonly edges: Edge[];
  /** Comparisons that wait until the schemas inside are compared: which forms belong together. */
  readonly decisions: (() => void)[];
  /** Directions for which it is known whether values of one document are those of the other. */
  readonly fits: Partial<Record<Direction, boolean>>;
};

/** Resolved schema with its location, as one key for all places that refer to it. */
export type KeyedSchema = {
  readonly resolved: ResolvedSchema;
  readonly key: string;
  readonly pointer: string;
  /** Names of the fields that a form has from beside its union: they stand there on the page, too. */
  readonly beside?: ReadonlySet<string> | undefined;
};

/**
 * How values are written: as text, of which a number is one, in a path, a query, a header (OpenAPI 3.1 4.8.12); in XML,
 * where elements have names of their own (4.8.26); in the parts of a form, which may be files (4.8.14.4); as JSON otherwise.
 */
export type Notation = 'json' | 'text' | 'xml' | 'parts';

/** Graph of the schemas of two documents, each pair compared once. */
export type SchemaGraph = {
  readonly apis: Both<ApiIndex>;
  readonly documents: Both<JsonObject>;
  readonly notation: Notation;
  /** The same graph for values that are written otherwise. */
  readonly writtenAs: (notation: Notation) => SchemaGraph;
  /** Pair of two schemas; it has its findings and edges after `settle`. */
  readonly getPair: (before: SchemaSource, after: SchemaSource) => SchemaPair;
  readonly connect: (before: KeyedSchema, after: KeyedSchema) => SchemaPair;
  /**
   * Whether nothing in a pair breaks what travels in a direction: each request of before is one of after, each response
   * of after is one of before.
   */
  readonly fits: (pair: SchemaPair, direction: Direction) => boolean;
  /** Compares what waits; returns the number of pairs so far. */
  readonly settle: () => number;
};
