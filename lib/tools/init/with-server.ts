import type { JsonObject } from '@/lib/openapi/core/types';
import { isSwagger } from '@/lib/openapi/parse/upgrade-swagger';
import type { NewDocument } from './read-document';

/**
 * A document with a server: as it is where one names a host, else with the path of its API on this host, so that its
 * samples are whole requests.
 * @param base address of the host, such as `https://api.example.com`.
 */
export function withServer({ document, server, path }: NewDocument, base: string): JsonObject {
  if (server) return document;
  if (!isSwagger(document)) return { ...document, servers: [{ url: `${base}${path}` }] };
  const { host, protocol } = new URL(base);
  return { ...document, host, schemes: [protocol.replace(':', '')] };
}
