import { formatSentMethod, type OperationEntry } from '@/lib/openapi/core/types';
import { getFirstParagraph } from '@/lib/openapi/description/first-paragraph';
import { getOperationPath } from '@/lib/routes/operation-paths';
import type { PageHead } from './metadata';

function formatTitle({ name, tags: [tag] }: OperationEntry): string {
  return tag ? `${name} (${tag})` : name;
}

/**
 * Builds an operation page's path, title and description. The title has the first tag, if any, and the request line
 * where another operation would have the same title.
 * @param entries operations that the portal has beside it, of its document at least.
 */
export function buildOperationHead(
  entry: OperationEntry,
  entries: Iterable<OperationEntry>,
): PageHead {
  const request = `${formatSentMethod(entry.method)} ${entry.path}`;
  const title = formatTitle(entry);
  const isShared = [...entries].some((one) => one.id !== entry.id && formatTitle(one) === title);
  return {
    path: getOperationPath(entry),
    title: isShared ? `${title}: ${request}` : title,
    description: [request, getFirstParagraph(entry.description)].filter(Boolean).join(': '),
  };
}
