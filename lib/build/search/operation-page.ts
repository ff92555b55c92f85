import { getStaticDepth } from '@/components/api-reference/operation/static-depth';
import type { SchemaNode } from '@/lib/openapi/core/schema-types';
import { formatSentMethod } from '@/lib/openapi/core/sent-method';
import { listFieldRows } from '@/lib/openapi/operation/list-field-rows';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import type { SavedOperationEntry } from '@/lib/pages/read-apis';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { getMarkdownText } from './plain-text';
import type { SearchField, SearchPage } from './search-page';

/** Builds the page of an operation: its description, and each name of a field once. */
export function buildOperationPage({ saved, entry }: SavedOperationEntry): SearchPage {
  const { api } = saved;
  const operation = resolveOperation(api, entry.id);
  const rows = operation ? listFieldRows(api, operation, getStaticDepth(api, operation)) : [];
  const fields = new Map<string, SearchField>();
  for (const { id, name, node } of rows) {
    const known = fields.get(name);
    if (!known || rankField(id) < rankField(known.id))
      fields.set(name, { id, name, text: describeField(node) });
  }
  return {
    url: getOperationPath(entry),
    title: entry.name,
    call: `${formatSentMethod(entry.method)} ${entry.path}`,
    text: getMarkdownText(operation?.description ?? ''),
    sections: [],
    // A name of one letter, and one that its anchor escapes, is no word to search for.
    fields: [...fields.values()].filter(
      ({ id, name }) => name.length > 1 && id.endsWith(`.${name}`),
    ),
  };
}

/** Rank of a field among those of one name, the lowest first: requests, and there the outermost. */
export function rankField(id: string): number {
  return id.split('.').length + (id.startsWith('response.') ? 100 : 0);
}

function describeField({ title, description, condition, enum: values }: SchemaNode): string {
  const listed = values.map((one) => `${String(one.value)} ${one.description}`.trim());
  return getMarkdownText([title, description, condition, listed.join(', ')].join('\n\n'));
}
