import type { OperationEntry } from '@/lib/openapi/core/types';
import { urls } from '@/lib/routes/urls';

/** Address, title and description of an operation's page, for its head. */
export function buildOperationHead(entry: OperationEntry): {
  path: string;
  title: string;
  description: string;
} {
  // Underscores stay: they belong to names of fields far more often than to emphasis.
  const [first = ''] = entry.description.replace(/[`*]/g, '').split(/\n\s*\n/);
  const method = entry.method.toUpperCase();
  return {
    path: urls.operation(entry.group, entry.url),
    title: entry.tags[0] ? `${entry.name} (${entry.tags[0]})` : entry.name,
    description: `${method} ${entry.path}: ${first.replace(/\s+/g, ' ')}`,
  };
}
