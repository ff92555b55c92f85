import { type ReactNode, useEffect } from 'react';
import type { ApiIndex } from '@/lib/openapi/types';
import { findMeantOperation } from '@/lib/reference/meant-operation';
import { withBasePath } from '@/lib/urls';
import { toLiveView } from './live-view';
import type { ToHref } from '../state/operation-hrefs';
import { DocumentOverview } from '../document/document-overview';

export type LiveOverviewProps = {
  api: ApiIndex;
  /** Addresses of the document's operations. */
  toHref: ToHref;
  above: ReactNode;
  /** Address of a document of others. */
  base?: string | undefined;
  /** Id of an operation that was asked for and is not in the document. */
  missing?: string | undefined;
};

/** A document in short, loaded in the browser; or the operation that was meant by one that it does not have. */
export function LiveOverview({ api, toHref, above, base, missing }: LiveOverviewProps) {
  const meant = missing === undefined ? undefined : findMeantOperation(api, missing);
  const to = meant && withBasePath(toHref(meant));
  useEffect(() => {
    // A new load: such an address was typed or comes from elsewhere.
    if (to !== undefined) location.replace(to + location.hash);
  }, [to]);
  if (to !== undefined) return <div aria-busy="true" />;
  return (
    <DocumentOverview view={toLiveView({ api, toHref, base })} above={above} missing={missing} />
  );
}
