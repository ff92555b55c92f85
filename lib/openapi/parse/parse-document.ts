import { notObject } from '@/.generated/words/openapi-problems/document';
import * as words from '@/.generated/words/openapi-problems/parse';
import { getObject, getOwn, isObject, describeJsonType } from '../core/json';
import { addError, addWarning, type Problems } from '../core/problems';
import type { JsonObject, ParseResult } from '../core/types';
import { upgradeSwagger } from './upgrade-swagger';

/** Whether an object of the document has keys other than extensions. */
function hasEntries(document: JsonObject, key: string): boolean {
  for (const name in getObject(document, key)) {
    if (!name.startsWith('x-')) return true;
  }
  return false;
}

/** Whether a document lists any paths: the provider's own is only published with some (SPEC 4). */
export function hasPaths(document: JsonObject): boolean {
  return hasEntries(document, 'paths');
}

/** Whether a document has anything to show: paths or webhooks (`x-webhooks` before OpenAPI 3.1). */
export function hasOperations(document: JsonObject): boolean {
  return ['paths', 'webhooks', 'x-webhooks'].some((key) => hasEntries(document, key));
}

/** Line and column of an offset in a text, both from 1. */
export function findPlace(text: string, offset: number): readonly [line: number, column: number] {
  const before = text.slice(0, offset).split('\n');
  return [before.length, (before.at(-1)?.length ?? 0) + 1];
}

/** Result for a document that cannot be read, with one problem of the whole. */
export function buildRefusal(id: string, message: string): ParseResult {
  return { ok: false, problems: [{ id, level: 'error', at: '#', message }] };
}

/** Reports bytes that are no UTF-8, which a reader of documents turns into U+FFFD. */
function checkCharacters(text: string, problems: Problems): void {
  const at = text.indexOf('\uFFFD');
  if (at === -1) return;
  const [line, column] = findPlace(text, at);
  addError(problems, 'not-utf-8', '#', words.notUtf8(words.place({ line, column })));
}

function checkRoot(document: JsonObject, problems: Problems): void {
  if (getOwn(document, 'openapi') === undefined && getOwn(document, 'swagger') === undefined) {
    addWarning(problems, 'no-version', '#', words.noVersion);
  }
  const paths = getOwn(document, 'paths');
  if (paths !== undefined && !isObject(paths)) {
    addError(problems, 'not-an-object', '#/paths', notObject(describeJsonType(paths)));
  }
  if (!hasOperations(document)) {
    addError(problems, 'no-paths', '#/paths', words.noPaths);
  }
}

/**
 * Parses a foreign value as an OpenAPI document: the border every document crosses once.
 * @param value A parsed JSON value.
 * @param text The text it was parsed from; characters that were lost in it are a problem.
 * @returns `ok: false` only for what is not an object (`not-an-object`). Everything else passes
 *   with its problems; no paths and no webhooks is the problem `no-paths`. Swagger 2.0 gets the
 *   top-level keys of OpenAPI 3 without being copied.
 */
export function parseDocument(value: unknown, text = ''): ParseResult {
  if (!isObject(value)) return buildRefusal('not-an-object', words.notObject);
  const problems: Problems = [];
  checkCharacters(text, problems);
  checkRoot(value, problems);
  return { ok: true, document: upgradeSwagger(value), problems };
}
