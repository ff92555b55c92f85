import { type ReactNode, useEffect } from 'react';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { findClosestOperation } from '@/lib/routes/operation-paths';
import { withBasePath } from '@/lib/routes/urls';
import { DocumentOverview } from '../document/document-overview';
import type { GetHref } from '../state/operation-hrefs';
import { buildLiveView } from './live-view';

export type LiveOverviewProps = {
  api: ApiIndex;
  /** Addresses of the document's operations. */
  getHref: GetHref;
  above: ReactNode;
  /** Address of a document of others. */
  base?: string | undefined;
  /** Id of an operation that was asked for and is not in the document. */
  missing?: string | undefined;
};

/** A document in short, loaded in the browser; or the operation that was meant by one that it does not have. */
export function LiveOverview({ api, getHref, above, base, missing }: LiveOverviewProps) {
  const closest = missing === undefined ? undefined : findClosestOperation(api, missing);
  const to = closest && withBasePath(getHref(closest));
  useEffect(() => {
    // A new load: such an address was typed or comes from elsewhere.
    if (to !== undefined) location.replace(to + location.hash);
  }, [to]);
  if (to !== undefined) return <div aria-busy="true" />;
  return (
    <DocumentOverview
      view={buildLiveView({ api, getHref, base })}
      above={above}
      missing={missing}
    />
  );
}
