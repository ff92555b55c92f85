import { truncateName } from '@/lib/text/truncate-name';
import { getOwn, getText } from '../core/json';
import type { JsonObject, OperationEntry } from '../core/types';
import type { FoundOperation } from './operation-entry';

/** Longer summaries are descriptions that stand in the wrong place. */
const MAX_SUMMARY_CHARS = 200;

/** A longer path is no name, and no id is made of it. */
const MAX_SPELLED_CHARS = 500;

/** What all paths of a provider begin with, left out of many an id. */
const VERSION = /^(?:\/(?:v?[\d.]+|api|rest)(?=\/))+/i;

/** The summary of an operation; empty where it has none. In YAML `summary: 404` is a number. */
export function getSummary(operation: JsonObject): string {
  const summary = getOwn(operation, 'summary');
  return typeof summary === 'number' ? `${summary}` : getText(operation, 'summary').trim();
}

function stripPunctuation(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether an id was made of method and path (`PostChargesChargeRefunds`), which are easier to read. */
function isDerivedId(id: string, { method, path }: FoundOperation): boolean {
  if (path.length > MAX_SPELLED_CHARS || id.length > MAX_SPELLED_CHARS) return false;
  const letters = stripPunctuation(id);
  if (!letters.startsWith(method)) return false;
  return [path, path.replace(VERSION, '')].some(
    (one) => letters === method + stripPunctuation(one),
  );
}

/** What an operation is called, and what of its summary is told with the description. */
type OperationNaming = Pick<OperationEntry, 'name' | 'isNamed'> & { readonly summaryRest: string };

/**
 * What an operation is called: by the first paragraph of its summary; else by its operationId, where it says more than
 * method and path do; else by these, an event by its own name. Never empty. `isNamedParameter` is `false` for the last; `told` is
 * what of the summary is too much for a name.
 */
export function nameOperation(found: FoundOperation): OperationNaming {
  const { operation, method, path, webhook } = found;
  const summary = getSummary(operation);
  const [first = ''] = summary.split(/\n\s*\n/, 1);
  const id = getText(operation, 'operationId').trim();
  const isName = first.length <= MAX_SUMMARY_CHARS || id === '';
  const given = (isName && first) || (isDerivedId(id, found) ? '' : id);
  const name = truncateName(given || (webhook ? path : `${method.toUpperCase()} ${path}`));
  return {
    name,
    isNamed: given !== '',
    summaryRest: summary.slice(isName ? first.length : 0).trim(),
  };
}
