import { ForeignText } from '@/components/markdown/foreign-text';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { readOperation } from '@/lib/openapi/read-operation';
import { toSnippet } from '@/lib/openapi/snippets/to-snippet';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/types';
import { urls } from '@/lib/urls';
import { LiveOperation } from './live-operation';
import { OperationArticle } from './operation-article';

type SavedOperationProps = { name: string; api: ApiIndex; entry: OperationEntry };

/** The page of one of the provider's operations, from the document bundled at build. */
export function SavedOperation({ name, api, entry }: SavedOperationProps) {
  const operation = readOperation(api, entry.id);
  if (!operation) return null;
  const above = <Breadcrumbs path={urls.operation(entry.group, entry.url)} />;
  const view = {
    api,
    lazy: false,
    renderText: (text: string) => <ForeignText text={text} />,
    toHref: (one: OperationEntry) => urls.operation(one.group, one.url),
    toSnippet,
  };
  return (
    <LiveOperation api={name} operation={entry.id} above={above}>
      <OperationArticle operation={operation} view={view} above={above} />
    </LiveOperation>
  );
}
