import type { JsonObject } from '../core/types';
import { isSwagger } from './upgrade-swagger';

/** Server that stands in the place of a document's own (OpenAPI 3.1 4.8.5). */
export type ReplacedServer = { readonly url: string; readonly description?: string };

/**
 * Replaces the servers of a document; those of paths and operations stay. Swagger 2.0 has one server: the first.
 * @param servers absolute addresses; the document comes back untouched without any.
 */
export function replaceServers(
  document: JsonObject,
  servers: readonly ReplacedServer[] = [],
): JsonObject {
  const [first] = servers;
  if (!first) return document;
  if (!isSwagger(document)) return { ...document, servers: servers.map((one) => ({ ...one })) };
  const { host, protocol, pathname } = new URL(first.url);
  const upgraded = Object.hasOwn(document, 'servers') && { servers: [{ ...first }] };
  const basePath = pathname.replace(/\/$/, '') || '/';
  return { ...document, ...upgraded, host, basePath, schemes: [protocol.replace(':', '')] };
}
