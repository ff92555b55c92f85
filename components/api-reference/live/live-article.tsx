'use client';

import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { newAddress } from '@/.generated/words/reference/operation';
import { LiveMarkdownContext } from '@/components/navigation/copy-page';
import { Sentence } from '@/components/ui/sentence';
import type { ChangeMark } from '@/lib/openapi/compare/change-marks';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { buildOperationHead } from '@/lib/pages/operation-head';
import type { GetHref } from '@/lib/routes/api-address';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { withBasePath } from '@/lib/routes/urls';
import { NewerNotice, useNewerChanges } from '../changes/newer-notice';
import styles from '../operation/document-version.module.css';
import { OperationArticle } from '../operation/operation-article';
import { ShownApiContext } from '../operation/operation-files';
import { readReaderView, restoreReaderView } from '../rendering/reader-view';
import { PageTitle } from './live-head';
import { buildLiveView } from './live-view';

export type LiveArticleProps = {
  api: ApiIndex;
  /** Id of an operation in the document: `post /sale`. */
  operation: string;
  above: ReactNode;
  /** Content below the title. */
  note?: ReactNode;
  /** Content below the description. */
  below?: ReactNode;
  /** Addresses of the document's operations, for links of responses. */
  getHref: GetHref;
  /** Store name of the document, where it is one of the provider's own. */
  apiName?: string | undefined;
  /** Version of the newest release, where the document is a former one. */
  newest?: string | undefined;
  /** Address that the document was loaded from. */
  address?: string | undefined;
  /** Whether the document is not the provider's own. */
  isForeign?: boolean | undefined;
  /** Address of the document's overview, for links of descriptions. */
  overview?: string | undefined;
  /** Path of the page, where that is the operation's own. */
  path?: string;
  /** Marks of what releases brought to the operation. */
  marks?: readonly ChangeMark[] | undefined;
  /** Whether no other notice stands at the foot of the page. */
  isSettled?: boolean;
  /** Whether it is read from the top: content further down may be rendered a moment later. */
  fromTop?: boolean;
};

/**
 * Operation rendered from a document loaded in the browser; nothing when it is not in there. On the
 * operation's own page it is as the reader has left the saved article, whose place it takes.
 */
export function LiveArticle({
  api,
  operation: id,
  above,
  note,
  below,
  getHref,
  apiName,
  newest,
  address,
  isForeign,
  overview,
  path,
  marks,
  isSettled = false,
  fromTop = false,
}: LiveArticleProps) {
  const newer = useNewerChanges(path === undefined ? undefined : apiName, api, id);
  const [before] = useState(() => (path === undefined ? undefined : readReaderView(id)));
  useLayoutEffect(() => {
    if (before) restoreReaderView(id, before);
  }, [id, before]);
  const view = useMemo(() => {
    const all = [...(marks ?? []), ...newer.marks];
    const source = { api, getHref, apiName, newest, address, isForeign, overview, marks: all };
    return buildLiveView({ ...source, kept: before?.kept });
  }, [api, getHref, apiName, newest, address, isForeign, overview, marks, newer, before]);
  const operation = useMemo(() => resolveOperation(api, id), [api, id]);
  const printLive = useCallback(async () => {
    const { printLiveOperation } = await import('../rendering/print-live-operation');
    return printLiveOperation(api, id);
  }, [api, id]);
  const [site] = useState(() => / · [^·]*$/.exec(document.title)?.[0] ?? '');
  return (
    operation && (
      <>
        <LiveMarkdownContext value={printLive}>
          <ShownApiContext value={api}>
            <OperationArticle {...{ operation, view, above, note, below, fromTop }} />
          </ShownApiContext>
        </LiveMarkdownContext>
        {path !== undefined && (
          <>
            <PageTitle
              title={buildOperationHead(operation.entry, api.operations.values()).title + site}
            />
            <RenamedNote entry={operation.entry} path={path} />
            {isSettled && <NewerNotice counts={newer.counts} />}
          </>
        )}
      </>
    )
  );
}

type RenamedNoteProps = {
  /** The operation in the live document. */
  entry: OperationEntry;
  /** Path of the current page. */
  path: string;
};

/** Note with the operation's new address, where the live document has renamed it; else nothing. */
export function RenamedNote({ entry, path }: RenamedNoteProps) {
  const now = getOperationPath(entry);
  if (now === path) return null;
  return (
    <p className={styles.renamed}>
      <Sentence text={newAddress}>
        <a href={withBasePath(now)}>{now}</a>
      </Sentence>
    </p>
  );
}
