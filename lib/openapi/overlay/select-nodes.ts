import { JSONPathEnvironment, type JSONValue } from 'json-p3';
import type { Json } from '../core/types';

/** Names and indexes on the way to a node of a document. */
export type NodePath = readonly (string | number)[];

/**
 * Most levels that `..` descends: more than a document has that people wrote, and few enough for the stack, which a
 * deeper one would exhaust.
 */
const MAX_DEPTH = 500;

const environment = new JSONPathEnvironment({ strict: true, maxRecursionDepth: MAX_DEPTH });

/** Whether the library may look at a value: it passes by what is no JSON of its own, such as `Decimal` and `bigint`. */
const isQueried = (value: unknown): value is JSONValue => value !== undefined;

/** Message about an expression that is no JSONPath (RFC 9535); empty for one that is. */
export function findPathError(expression: string): string {
  try {
    environment.compile(expression);
    return '';
  } catch (error) {
    // The library ends its messages with the rest of the expression and an offset into it.
    return error instanceof Error ? error.message.replace(/ \('[^]*':\d+\)$/, '') : String(error);
  }
}

/**
 * Paths of the nodes that a JSONPath (RFC 9535) selects, each once, in document order.
 * @throws for what is no JSONPath, and for `..` in a document that is nested more than 500 levels deep.
 */
export function selectNodes(document: Json, expression: string): readonly NodePath[] {
  if (!isQueried(document)) return [];
  const paths = environment.query(expression, document).nodes.map(({ location }) => location);
  return [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];
}

/** Segments of a JSONPath as normalized text, without `$`: `['/sale']`, `.get`, `[*]`. Throws for what is none. */
export function splitPath(expression: string): readonly string[] {
  return environment.compile(expression).segments.map(String);
}
