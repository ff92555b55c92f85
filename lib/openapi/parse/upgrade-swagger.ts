import { getObject, getOwn, getText, getTexts, stripTrailingSlashes } from '../core/json';
import type { JsonObject } from '../core/types';

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

/** Whether a document says it is Swagger 2.0: `2.0`, in quotes or not. */
export function isSwagger(document: JsonObject): boolean {
  const version = getOwn(document, 'swagger');
  // Texts and numbers only: converting a deeply nested list to text exhausts the stack.
  const isVersion = typeof version === 'string' || typeof version === 'number';
  return isVersion && String(version).startsWith('2') && !Object.hasOwn(document, 'openapi');
}

/** Server URLs of a Swagger 2.0 document, `https` first. Without a host: its base path, or `/`. */
export function listServerUrls(document: JsonObject): readonly string[] {
  // Many documents give the host a scheme, or the base path no slash.
  const host = stripTrailingSlashes(getText(document, 'host').replace(/^([a-z]+:)?\/\//i, ''));
  const base = stripTrailingSlashes(getText(document, 'basePath').replace(/^\/*(?!\w+:\/)/, '/'));
  if (host === '') return [base === '' ? '/' : base];
  const schemes = getTexts(document, 'schemes');
  // Without schemes that of the document's own URL applies (Swagger 2.0 `schemes`).
  if (schemes.length === 0) return [`//${host}${base}`];
  const https = schemes.filter((scheme) => scheme === 'https');
  return [...https, ...schemes.filter((scheme) => scheme !== 'https')].map(
    (scheme) => `${scheme}://${host}${base}`,
  );
}

/**
 * Adds the top-level keys of OpenAPI 3 to a Swagger 2.0 document: `servers`, and `components` that
 * share `definitions` and the rest. Nothing below the first level is copied and paths stay, so the
 * time does not grow with the document, and `#/definitions/…` stays valid. Other documents come
 * back untouched. What differs inside an operation is converted when it is resolved.
 */
export function upgradeSwagger(document: JsonObject): JsonObject {
  if (!isSwagger(document)) return document;
  const components: JsonObject = {
    schemas: getObject(document, 'definitions') ?? {},
    parameters: getObject(document, 'parameters') ?? {},
    responses: getObject(document, 'responses') ?? {},
    securitySchemes: getObject(document, 'securityDefinitions') ?? {},
    ...getObject(document, 'components'),
  };
  const servers = getOwn(document, 'servers') ?? listServerUrls(document).map((url) => ({ url }));
  return { ...document, servers, components };
}
