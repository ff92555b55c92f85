import { Fragment } from 'react';
import { ARTICLE_SLOTS } from '@/.generated/article-slots';
import { DOCUMENT_LANGUAGE } from '@/.generated/document-language';
import * as words from '@/.generated/words/reference/parts';
import { CopyPage } from '@/components/navigation/copy-page';
import { PageFoot } from '@/components/navigation/page-foot';
import { PageTop } from '@/components/navigation/page-top';
import { PageLink } from '@/components/ui/link/page-link';
import { DocumentText } from '@/components/ui/markdown/document-text';
import { ForeignText } from '@/components/ui/markdown/foreign-text';
import { collectTextHeadings } from '@/components/ui/markdown/text-links';
import { Sentence } from '@/components/ui/sentence';
import { parseHtml } from '@/lib/markdown/foreign/escape-unknown-tags';
import { anchorHref } from '@/lib/openapi/core/anchors';
import type { OperationEntry } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import { readSinceMarks } from '@/lib/pages/changelog/read-changelog';
import { type OperationUse, readOperationUses } from '@/lib/pages/page-view';
import type { SavedApi } from '@/lib/pages/read-apis';
import { readOperationFoot } from '@/lib/pages/reading/read-page-foot';
import { namedOperationPath, namedOverviewPath, providerHref } from '@/lib/routes/api-address';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { OperationArticle } from '../operation/operation-article';
import { OperationFiles } from '../operation/operation-files';
import { getStaticDepth } from '../operation/static-depth';
import styles from '../parts/article.module.css';
import { DocumentLanguage } from '../parts/document-language';
import { DocumentLink } from '../parts/document-link';
import { ReleaseChooser } from '../release/release-chooser';
import { createTextLinks } from '../state/create-text-links';
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
  const chooser = <ReleaseChooser api={name} path={path} />;
  const above = (
    <PageTop {...{ path, hasSection, chooser }} names={[entry.tags[0] ?? '', entry.name]}>
      <CopyPage path={path} />
      <OperationFiles
        api={name}
        entry={{ id: entry.id, ...(entry.webhook && { webhook: true }) }}
      />
      <DocumentLink file={file} />
      <DocumentLanguage />
    </PageTop>
  );
  const below = <UsedIn uses={readOperationUses(entry.id)} />;
  const { before: note, after } = ARTICLE_SLOTS;
  const overview = namedOverviewPath(location);
  const marks = readSinceMarks(name, entry.id);
  const links = createTextLinks({ api, getHref: providerHref, overview, base: undefined });
  const view = {
    api,
    lazy: false,
    links,
    renderText: (text: string) => (
      <DocumentText language={DOCUMENT_LANGUAGE}>
        <ForeignText {...{ text, links, parseHtml }} />
      </DocumentText>
    ),
    renderGrowing: (text: string) => (
      <DocumentText language={DOCUMENT_LANGUAGE}>
        <ForeignText {...{ text, links, parseHtml }} headings={collectTextHeadings(text)} />
      </DocumentText>
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
      <LiveOperation
        {...{ api: name, operation: entry.id, path, overview, above, note, below, marks }}
      >
        <OperationArticle {...{ operation, view, above, note, below }} />
      </LiveOperation>
      {after}
      <PageFoot foot={readOperationFoot(path)} />
    </>
  );
}

/** Pages that call the operation, with the step of each; nothing for none. */
export function UsedIn({ uses }: { uses: readonly OperationUse[] }) {
  if (uses.length === 0) return null;
  return (
    <p className={styles.docs}>
      <Sentence text={words.usedIn}>
        {uses.map(({ name, url, step }, index) => (
          <Fragment key={url}>
            {index > 0 && '; '}
            <PageLink href={url}>{name}</PageLink>
            {step > 0 && words.step(step)}
          </Fragment>
        ))}
      </Sentence>
    </p>
  );
}
