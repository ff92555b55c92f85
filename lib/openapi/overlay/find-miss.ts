import { formatPointer, getAtPointer, isObject } from '../core/json';
import type { Json } from '../core/types';
import { selectNodes, splitPath } from './select-nodes';

/** First part of a JSONPath that selects nothing. */
export type Miss = {
  /** The part, normalized: `['/sale']`, `.get`, `[?@.in == 'query']`. */
  readonly segment: string;
  /** Name that it asks for; absent for another selector, and for several. */
  readonly name?: string;
  /** Names that the objects have in which it looks. */
  readonly keys: readonly string[];
};

/** A segment that asks for one name: `['name']`, `.name`, and both behind `..`. */
const NAME = /^\.{0,2}(?:\[(['"])((?:(?!\1)[^\\]|\\.)*)\1\]|([^[*.].*))$/s;

/** Finds where a JSONPath stops selecting. `undefined` for one that selects nodes. Throws for what is no JSONPath. */
export function findMiss(document: Json, expression: string): Miss | undefined {
  const segments = splitPath(expression);
  for (const [index, segment] of segments.entries()) {
    const path = `$${segments.slice(0, index).join('')}`;
    if (selectNodes(document, path + segment).length > 0) continue;
    const [, , quoted, plain] = NAME.exec(segment) ?? [];
    const name = quoted ?? plain;
    const keys = selectNodes(document, path).flatMap((one) => {
      const value = getAtPointer(document, formatPointer(one));
      return isObject(value) ? Object.keys(value) : [];
    });
    return {
      segment,
      ...(name !== undefined && { name: name.replace(/\\(.)/gs, '$1') }),
      keys: [...new Set(keys)],
    };
  }
  return undefined;
}
