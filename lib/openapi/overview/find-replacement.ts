import { replacedBy } from '@/.generated/words/openapi-schema/constraints';
import { parseWebUrl } from '../core/external-docs';
import { normalizePointer } from '../core/json';
import type { ApiIndex, OperationEntry } from '../core/types';
import { groupByOperationId } from '../document/operation-entry';
import { getRowName } from './operation-rows';

/** What stands in the place of something that ends, as the document names it. */
export type Replacement = {
  /** Name for readers: of the operation, else the document's own words. */
  readonly name: string;
  /** The name in words: `replaced by Capture`. */
  readonly text: string;
  /** Operation; absent for anything else. */
  readonly entry?: OperationEntry;
  /** Address on the web, `http` or `https`; absent for anything else. */
  readonly url?: string;
};

/**
 * Finds what an extension such as `x-replaced-by` names: an operation by its `operationId`, by method and path
 * (`POST /sale`) or by a pointer (`#/paths/~1sale/post`), or an address on the web. Any other text is its own name.
 */
export function findReplacement(api: ApiIndex, text: string): Replacement {
  const [method = '', path] = text.split(/\s+/);
  const pointer = normalizePointer(text);
  const entry =
    groupByOperationId(api).get(text)?.[0] ??
    api.operations.get(`${method.toLowerCase()} ${path}`) ??
    [...(text.startsWith('#/') ? api.operations.values() : [])].find(
      (one) => one.pointer === pointer,
    );
  const name = entry ? getRowName(entry) : text;
  const url = entry ? undefined : parseWebUrl(text);
  return {
    name,
    text: replacedBy(name),
    ...(entry && { entry }),
    ...(url !== undefined && { url }),
  };
}
