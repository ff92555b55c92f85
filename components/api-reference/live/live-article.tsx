'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import type { ApiIndex, Operation } from '@/lib/openapi/core/types';
import { buildOperationHead } from '@/lib/pages/operation-head';
import { OperationArticle } from '../operation/operation-article';
import type { GetHref } from '../state/operation-hrefs';
import { useClearBootstrapArticle } from './clear-bootstrap-article';
import { buildLiveView } from './live-view';
import { RenamedNote } from './renamed-note';
import { usePageTitle } from './use-page-head';

export type LiveArticleProps = {
  api: ApiIndex;
  /** An operation that the document has: `post /sale`. */
  operation: string;
  above: ReactNode;
  /** Addresses of the document's operations, for links of responses. */
  getHref: GetHref;
  /** Where the document came from. */
  address?: string | undefined;
  /** The same where it is a document of others. */
  base?: string | undefined;
  /** Address of the page that it is drawn on, where that is the operation's own. */
  path?: string;
  /** It is read from its top: what stands further down may be drawn a moment later. */
  fromTop?: boolean;
};

/** Names the tab of an operation's own page as the live document names the operation; the site's name stays. */
function useOperationTitle(operation: Operation | undefined): void {
  const [site] = useState(() => / · [^·]*$/.exec(document.title)?.[0] ?? '');
  usePageTitle(operation && buildOperationHead(operation.entry).title + site);
}

/** An operation drawn in the browser, from a document loaded there. */
export function LiveArticle({
  api,
  operation: id,
  above,
  getHref,
  address,
  base,
  path,
  fromTop = false,
}: LiveArticleProps) {
  useClearBootstrapArticle();
  const view = useMemo(
    () => buildLiveView({ api, getHref, address, base }),
    [api, getHref, address, base],
  );
  const operation = useMemo(() => resolveOperation(api, id), [api, id]);
  useOperationTitle(path === undefined ? undefined : operation);
  return (
    operation && (
      <>
        <OperationArticle {...{ operation, view, above, fromTop }} />
        {path !== undefined && <RenamedNote entry={operation.entry} path={path} />}
      </>
    )
  );
}
