import { source } from '@/.generated/words/reference/code';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { printOperation } from '@/lib/openapi/markdown/print-operation';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { withBasePath } from '@/lib/routes/urls';

/**
 * Prints an operation of a loaded document as the build prints those of the saved one: with whole addresses, and that
 * of the page as its source. Empty for an operation that the document does not have.
 * @param page whole address of the page.
 */
export function printLiveOperation(api: ApiIndex, id: string, page = location.href): string {
  const operation = resolveOperation(api, id);
  if (!operation) return '';
  const links = printOperation(api, operation).replace(
    /\]\((\/[^\s)]*)\)/g,
    (_, href: string) => `](${new URL(withBasePath(href), page).href})`,
  );
  return `${links.trim()}\n\n${source(page)}\n`;
}
