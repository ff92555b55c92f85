import { getObject, getOwn, getText, getTexts, stripTrailingSlashes } from '../core/json';
import type { JsonObject } from '../core/types';

/** Whether a document says it is Swagger 2.0: `2.0`, in quotes or not. */
export function isSwagger(document: JsonObject): boolean {
  const version = getOwn(document, 'swagger');
  // Only these two: a list that is nested deep enough cannot be turned into text.
  const isVersion = typeof version === 'string' || typeof version === 'number';
  return isVersion && String(version).startsWith('2') && !Object.hasOwn(document, 'openapi');
}

/** Addresses of a Swagger 2.0 document, `https` first. Without a host: its base path, or `/`. */
export function listServerUrls(document: JsonObject): readonly string[] {
  // A host is a name alone and a base path begins with a slash; many documents have either otherwise.
  const host = stripTrailingSlashes(getText(document, 'host').replace(/^([a-z]+:)?\/\//i, ''));
  const base = stripTrailingSlashes(getText(document, 'basePath').replace(/^\/*(?!\w+:\/)/, '/'));
  if (host === '') return [base === '' ? '/' : base];
  const schemes = getTexts(document, 'schemes');
  // Without schemes the standard says: the scheme the document came by.
  if (schemes.length === 0) return [`//${host}${base}`];
  const https = schemes.filter((scheme) => scheme === 'https');
  return [...https, ...schemes.filter((scheme) => scheme !== 'https')].map(
    (scheme) => `${scheme}://${host}${base}`,
  );
}

/**
 * A Swagger 2.0 document with the top-level keys of OpenAPI 3 beside its own: `servers`, and
 * `components` that share `definitions` and the rest. Nothing is copied below the first level and
 * paths stay as they are, so its cost does not grow with the document, and `#/definitions/…` keeps
 * its meaning. Other documents come back untouched. What differs inside an operation is converted
 * when it is read.
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
