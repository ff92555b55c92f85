import { cutName } from '../cut-name';
import { getOwn, getText } from '../json';
import type { JsonObject, OperationEntry } from '../types';
import type { FoundOperation } from './operation-entry';

/** Longer summaries are descriptions that stand in the wrong place. */
const LONGEST_SUMMARY = 200;

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

/** What an operation is called, and what of its summary is told with the description. */
type Naming = Pick<OperationEntry, 'name' | 'isNamed'> & { readonly told: string };

/**
 * What an operation is called: by the first paragraph of its summary; else by its operationId, where it says more than
 * method and path do; else by these, an event by its own name. Never empty. `isNamed` is `false` for the last; `told` is
 * what of the summary is too much for a name.
 */
export function toNaming(found: FoundOperation): Naming {
  const { operation, method, path, webhook } = found;
  const summary = getSummary(operation);
  const [first = ''] = summary.split(/\n\s*\n/, 1);
  const id = getText(operation, 'operationId').trim();
  const isName = first.length <= LONGEST_SUMMARY || id === '';
  const given = (isName && first) || (isSpelled(id, found) ? '' : id);
  const name = cutName(given || (webhook ? path : `${method.toUpperCase()} ${path}`));
  return { name, isNamed: given !== '', told: summary.slice(isName ? first.length : 0).trim() };
}
