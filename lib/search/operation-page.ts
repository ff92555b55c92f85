import type { SchemaNode } from '@/lib/openapi/core/schema-types';
import { formatSentMethod, type ApiIndex, type OperationEntry } from '@/lib/openapi/core/types';
import { listFieldRows } from '@/lib/openapi/operation/listing/list-field-rows';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import type { SearchField, SearchPage } from './search-page';

type OperationPageOptions = {
  /** Address without base path. */
  readonly url: string;
  /** Levels of fields inside of fields. */
  readonly maxDepth: number;
  /** Text of a description in Markdown. */
  readonly getText: (markdown: string) => string;
};

/** Builds the page of an operation: its description, and each name of a field once. */
export function buildOperationPage(
  api: ApiIndex,
  entry: OperationEntry,
  { url, maxDepth, getText }: OperationPageOptions,
): SearchPage {
  const operation = resolveOperation(api, entry.id);
  const rows = operation ? listFieldRows(api, operation, maxDepth) : [];
  const fields = new Map<string, SearchField>();
  for (const { id, name, node } of rows) {
    const known = fields.get(name);
    if (!known || rankField(id) < rankField(known.id))
      fields.set(name, { id, name, text: getText(describeField(node)) });
  }
  return {
    ...{ url, title: entry.name, sections: [] },
    call: `${formatSentMethod(entry.method)} ${entry.path}`,
    text: getText(operation?.description ?? ''),
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
  return [title, description, condition, listed.join(', ')].join('\n\n').trim();
}
