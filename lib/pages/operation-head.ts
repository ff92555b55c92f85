import { formatSentMethod } from '@/lib/openapi/core/sent-method';
import type { OperationEntry } from '@/lib/openapi/core/types';
import { getOperationPath } from '@/lib/routes/operation-paths';
import type { PageHead } from './metadata';

/** Builds an operation page's path, title (with the first tag, if any) and description. */
export function buildOperationHead(entry: OperationEntry): PageHead {
  // Underscores stay: they are part of field names far more often than emphasis.
  const [first = ''] = entry.description.replace(/[`*]/g, '').split(/\n\s*\n/);
  return {
    path: getOperationPath(entry),
    title: entry.tags[0] ? `${entry.name} (${entry.tags[0]})` : entry.name,
    description: `${formatSentMethod(entry.method)} ${entry.path}: ${first.replace(/\s+/g, ' ')}`,
  };
}
