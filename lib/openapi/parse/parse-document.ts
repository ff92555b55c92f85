import { getObject, getOwn, isObject, describeJsonType } from '../core/json';
import { addError, addWarning, type Problems } from '../core/problems';
import type { JsonObject, ParseResult } from '../core/types';
import { upgradeSwagger } from './upgrade-swagger';

function hasEntries(document: JsonObject, key: string): boolean {
  for (const name in getObject(document, key)) {
    if (!name.startsWith('x-')) return true;
  }
  return false;
}

/** Whether a document lists any paths. One of the provider's own without is never published (SPEC 4). */
export function hasPaths(document: JsonObject): boolean {
  return hasEntries(document, 'paths');
}

/** Whether a document lists paths or webhooks (`x-webhooks` before OpenAPI 3.1): else it has nothing to show. */
export function hasOperations(document: JsonObject): boolean {
  return ['paths', 'webhooks', 'x-webhooks'].some((key) => hasEntries(document, key));
}

/** A document that is not read, and why; no place in it is at fault. */
export function buildRefusal(id: string, message: string): ParseResult {
  return { ok: false, problems: [{ id, level: 'error', at: '#', message }] };
}

function checkRoot(document: JsonObject, problems: Problems): void {
  if (getOwn(document, 'openapi') === undefined && getOwn(document, 'swagger') === undefined) {
    addWarning(problems, 'no-version', '#', 'The document does not say which standard it follows.');
  }
  const paths = getOwn(document, 'paths');
  if (paths !== undefined && !isObject(paths)) {
    addError(
      problems,
      'not-an-object',
      '#/paths',
      `Expected an object, found ${describeJsonType(paths)}.`,
    );
  }
  if (!hasOperations(document)) {
    addError(problems, 'no-paths', '#/paths', 'The document lists no paths.');
  }
}

/**
 * A foreign value as an OpenAPI document: the border every document crosses once (DESIGN 4).
 * @param value A parsed JSON value.
 * @returns `ok: false` only for what is not an object (`not-an-object`).
 *   Everything else passes with its problems; no paths and no webhooks is the problem `no-paths`.
 *   Swagger 2.0 gets the top-level keys of OpenAPI 3 without being copied.
 */
export function parseDocument(value: unknown): ParseResult {
  if (!isObject(value)) {
    return buildRefusal(
      'not-an-object',
      'An OpenAPI document is an object; this is something else.',
    );
  }
  const problems: Problems = [];
  checkRoot(value, problems);
  return { ok: true, document: upgradeSwagger(value), problems };
}
