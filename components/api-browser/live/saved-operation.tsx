import { ForeignText } from '@/components/markdown/foreign-text';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { readHtml } from '@/lib/markdown/read-html';
import { readOperation } from '@/lib/openapi/operation/read-operation';
import { toSnippet } from '@/lib/openapi/snippets/to-snippet';
import { toFragment } from '@/lib/openapi/anchors';
import type { OperationEntry } from '@/lib/openapi/types';
import type { SavedApi } from '@/lib/reference/read-apis';
import { toOperationPath } from '@/lib/reference/sought-address';
import { LiveOperation } from './live-operation';
import { OperationArticle } from '../operation/operation-article';
import { toStaticDepth } from '../operation/static-depth';
import { namedOperationPath } from '../state/api-address';
import { ownHref } from '../state/operation-hrefs';

type SavedOperationProps = {
  saved: SavedApi;
  entry: OperationEntry;
  /** Whether the operation's tag has a page of its own. */
  hasSection: boolean;
};

/** The page of one of the provider's operations, from the document bundled at build. */
export function SavedOperation({ saved, entry, hasSection }: SavedOperationProps) {
  const { id: name, api, location } = saved;
  const operation = readOperation(api, entry.id);
  if (!operation) return null;
  const path = toOperationPath(entry);
  const above = <Breadcrumbs {...{ path, hasSection }} />;
  const view = {
    api,
    lazy: false,
    renderText: (text: string) => <ForeignText text={text} readHtml={readHtml} />,
    toHref: ownHref,
    toSnippet,
    depth: toStaticDepth(api, operation),
    toDeeper: (id: string) => namedOperationPath(location, entry.id) + toFragment(id),
  };
  return (
    <LiveOperation api={name} operation={entry.id} path={path} above={above}>
      <OperationArticle operation={operation} view={view} above={above} />
    </LiveOperation>
  );
}
