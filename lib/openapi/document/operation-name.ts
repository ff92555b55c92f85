import { cutName } from '../cut-name';
import { getOwn, getText } from '../json';
import type { JsonObject, OperationEntry } from '../types';
import type { FoundOperation } from './operation-entry';

/** A longer path is no name, and no id is made of it. */
const LONGEST = 500;

/** What all paths of a provider begin with, left out of many an id. */
const VERSION = /^(?:\/(?:v?[\d.]+|api|rest)(?=\/))+/i;

/** The summary of an operation; empty where it has none. In YAML `summary: 404` is a number. */
export function getSummary(operation: JsonObject): string {
  const summary = getOwn(operation, 'summary');
  return typeof summary === 'number' ? `${summary}` : getText(operation, 'summary').trim();
}

function toLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether an id was made of method and path (`PostChargesChargeRefunds`), which are easier to read. */
function isSpelled(id: string, { method, path }: FoundOperation): boolean {
  if (path.length > LONGEST || id.length > LONGEST) return false;
  const letters = toLetters(id);
  if (!letters.startsWith(method)) return false;
  return [path, path.replace(VERSION, '')].some((one) => letters === method + toLetters(one));
}

/**
 * What an operation is called: by its summary, on one line; else by its operationId, where it says more than method and
 * path do; else by these, an event by its own name. Never empty. `isNamed` is `false` for the last.
 */
export function toName(found: FoundOperation): Pick<OperationEntry, 'name' | 'isNamed'> {
  const { operation, method, path, webhook } = found;
  const id = getText(operation, 'operationId').trim();
  const given = getSummary(operation) || (isSpelled(id, found) ? '' : id);
  if (given !== '') return { name: cutName(given), isNamed: true };
  return { name: cutName(webhook ? path : `${method.toUpperCase()} ${path}`), isNamed: false };
}
