import { CopyPage } from '@/components/navigation/copy-page';
import { PageFoot } from '@/components/navigation/page-foot';
import { PageTop } from '@/components/navigation/page-top';
import { ForeignText } from '@/components/ui/markdown/foreign-text';
import { collectTextHeadings } from '@/components/ui/markdown/text-links';
import { parseHtml } from '@/lib/markdown/foreign/escape-unknown-tags';
import { anchorHref } from '@/lib/openapi/core/anchors';
import type { OperationEntry } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import { readSinceMarks } from '@/lib/pages/changelog/since-marks';
import { readOperationUses } from '@/lib/pages/page-view';
import type { SavedApi } from '@/lib/pages/read-apis';
import { readOperationFoot } from '@/lib/pages/reading/page-foot';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { OperationArticle } from '../operation/operation-article';
import { getStaticDepth } from '../operation/static-depth';
import { DocumentLink } from '../parts/document-link';
import { UsedIn } from '../parts/used-in';
import { namedOperationPath, namedOverviewPath } from '../state/api-address';
import { providerHref } from '../state/operation-hrefs';
import { createTextLinks } from '../state/text-links';
import { LiveOperation } from './live-operation';

type SavedOperationProps = {
  saved: SavedApi;
  entry: OperationEntry;
  /** Whether the operation's tag has a written page. */
  hasSection: boolean;
};

/** Page of one of the provider's operations, rendered from the bundled document. */
export function SavedOperation({ saved, entry, hasSection }: SavedOperationProps) {
  const { id: name, api, location, file } = saved;
  const operation = resolveOperation(api, entry.id);
  if (!operation) return null;
  const path = getOperationPath(entry);
  const above = (
    <PageTop {...{ path, hasSection }} names={[entry.tags[0] ?? '', entry.name]}>
      <CopyPage path={path} />
      <DocumentLink file={file} />
    </PageTop>
  );
  const below = <UsedIn uses={readOperationUses(entry.id)} />;
  const overview = namedOverviewPath(location);
  const marks = readSinceMarks(name, entry.id);
  const links = createTextLinks({ api, getHref: providerHref, overview, base: undefined });
  const view = {
    api,
    lazy: false,
    links,
    renderText: (text: string) => <ForeignText {...{ text, links, parseHtml }} />,
    renderGrowing: (text: string) => (
      <ForeignText {...{ text, links, parseHtml }} headings={collectTextHeadings(text)} />
    ),
    getHref: providerHref,
    apiName: name,
    marks,
    printSnippet,
    depth: getStaticDepth(api, operation),
    getDeeperHref: (id: string) => namedOperationPath(location, entry.id) + anchorHref(id),
  };
  return (
    <>
      <LiveOperation api={name} operation={entry.id} {...{ path, overview, above, below, marks }}>
        <OperationArticle operation={operation} view={view} above={above} below={below} />
      </LiveOperation>
      <PageFoot foot={readOperationFoot(path)} />
    </>
  );
}
