import type { MediaType, Parameter } from '../core/operation-types';
import { type Direction, type Finding, flipDirection } from './change';
import type { Notation, SchemaGraph, SchemaPair } from './schema-pair';

/** Finding about an operation itself, with its direction and its anchor on the later page. */
export type OperationFinding = Finding & { readonly direction: Direction; readonly anchor: string };

/** Schema of an operation, from which its other schemas are reached. */
export type Root = {
  readonly pair: SchemaPair;
  readonly anchor: string;
  readonly direction: Direction;
  /** Anchor of the schema around it; absent for the first. */
  readonly outer?: string;
};

/** Collected state of a comparison of operations. */
export type Collected = { readonly findings: OperationFinding[]; readonly roots: Root[] };

/** One operation, or callback, in both documents. */
export type Context = Collected & {
  readonly graph: SchemaGraph;
  /** Start of the anchors inside of a callback: `callback.paid.post.`; else empty. */
  readonly prefix: string;
  /** Whether the provider sends the request: a webhook or callback. */
  readonly isFlipped: boolean;
};

/**
 * Adds a finding about an operation.
 * @param direction That of a call to the API; a webhook's is the other one.
 * @param anchor Without the prefix of a callback; empty for the operation itself.
 */
export function add(
  { findings, prefix, isFlipped }: Context,
  finding: Omit<Finding, 'before' | 'after'> & Partial<Pick<Finding, 'before' | 'after'>>,
  direction: Direction,
  anchor: string,
): void {
  findings.push({
    ...{ before: '', after: '' },
    ...finding,
    direction: isFlipped ? flipDirection(direction) : direction,
    anchor: anchor === '' ? anchor : `${prefix}${anchor}`,
  });
}

/**
 * Adds schemas that are reached from an operation: of a parameter, header or media type.
 * @param notation How their values are written.
 */
export function addRoot(
  { graph, roots, prefix, isFlipped }: Context,
  [before, after]: readonly [Pick<MediaType, 'schema'>, Pick<MediaType, 'schema'>],
  direction: Direction,
  anchor: string,
  notation: Notation = 'json',
): void {
  roots.push({
    pair: graph.writtenAs(notation).getPair(before.schema, after.schema),
    anchor: `${prefix}${anchor}`,
    direction: isFlipped ? flipDirection(direction) : direction,
  });
}

/** Pointer of what holds a schema: a parameter, header or media type. */
export function getHolderPointer({ schema }: Pick<Parameter, 'schema'>): string {
  return schema.pointer.replace(/\/schema$/, '');
}
