import type { JsonObject } from '../core/types';
import { type ReplacedServer, replaceServers } from './upgrade-swagger';

/** What the portal adds to one of its documents. */
export type DocumentAdditions = {
  /** Servers in the place of the document's own. */
  readonly servers?: readonly ReplacedServer[] | undefined;
  /** Extensions of the whole document, each where the document itself has none. */
  readonly extensions?: JsonObject | undefined;
};

/** A document with what its portal adds; untouched where that is nothing. */
export function applyAdditions(
  document: JsonObject,
  { servers, extensions }: DocumentAdditions = {},
): JsonObject {
  const replaced = replaceServers(document, servers);
  // The document comes twice: its keys keep their order, and its values count.
  return extensions ? { ...replaced, ...extensions, ...replaced } : replaced;
}
