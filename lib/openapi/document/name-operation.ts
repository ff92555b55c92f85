import { truncateName } from '@/lib/text/truncate-name';
import { getOwn, getText } from '../core/json';
import type { JsonObject, Method, OperationEntry } from '../core/types';

/** Operation as found in the document, before it is assigned a group and a URL. */
export type FoundOperation = {
  readonly method: Method;
  readonly path: string;
  readonly operation: JsonObject;
  readonly pointer: string;
  /** Base URL from the nearest `servers`; empty for none. */
  readonly server: string;
  readonly webhook: boolean;
};

/** Longest summary that is used as a name; a longer one is a misplaced description. */
const MAX_SUMMARY_CHARS = 200;

/** Longest path and operationId that are compared. */
const MAX_COMPARED_CHARS = 500;

/** Prefix of all paths of a provider, which operationIds often leave out. */
const COMMON_PREFIX = /^(?:\/(?:v?[\d.]+|api|rest)(?=\/))+/i;

/** Summary of an operation; empty where it has none. YAML reads `summary: 404` as a number. */
export function getSummary(operation: JsonObject): string {
  const summary = getOwn(operation, 'summary');
  return typeof summary === 'number' ? `${summary}` : getText(operation, 'summary').trim();
}

function stripPunctuation(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether an operationId only repeats method and path (`PostChargesChargeRefunds`). */
function isDerivedId(id: string, { method, path }: FoundOperation): boolean {
  if (path.length > MAX_COMPARED_CHARS || id.length > MAX_COMPARED_CHARS) return false;
  const letters = stripPunctuation(id);
  if (!letters.startsWith(method)) return false;
  return [path, path.replace(COMMON_PREFIX, '')].some(
    (one) => letters === method + stripPunctuation(one),
  );
}

/** Name of an operation; `summaryRest` is what its summary says beyond the name. */
type OperationNaming = Pick<OperationEntry, 'name' | 'isNamed'> & { readonly summaryRest: string };

/**
 * Names an operation by the first paragraph of its summary, else by an operationId of its own, else
 * by method and path (a webhook by its key). Never empty; `isNamed` is `false` for the last.
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
