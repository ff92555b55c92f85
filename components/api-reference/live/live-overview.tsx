import { type ReactNode, useEffect, useMemo } from 'react';
import type { ApiIndex } from '@/lib/openapi/core/types';
import type { GetHref } from '@/lib/routes/api-address';
import { findClosestOperation } from '@/lib/routes/operation-paths';
import { withBasePath } from '@/lib/routes/urls';
import { DocumentOverview } from '../document/document-overview';
import { buildLiveView } from './live-view';

export type LiveOverviewProps = {
  api: ApiIndex;
  /** Addresses of the document's operations. */
  getHref: GetHref;
  above: ReactNode;
  /** Address that the document was loaded from. */
  address: string;
  /** Whether the document is not the provider's own. */
  isForeign: boolean;
  /** Address of this overview, without the base path. */
  overview: string;
  /** Id of a requested operation that the document does not have. */
  missing?: string | undefined;
};

/** Overview of a loaded document, or a redirect to the closest match of a `missing` operation. */
export function LiveOverview({ above, missing, ...source }: LiveOverviewProps) {
  const { api, getHref, address, isForeign, overview } = source;
  const view = useMemo(
    () => buildLiveView({ api, getHref, address, isForeign, overview }),
    [api, getHref, address, isForeign, overview],
  );
  const closest = missing === undefined ? undefined : findClosestOperation(api, missing);
  const to = closest && withBasePath(getHref(closest));
  useEffect(() => {
    // Loads the page anew: the address was typed or comes from another site.
    if (to !== undefined) location.replace(to + location.hash);
  }, [to]);
  if (to !== undefined) return <div aria-busy="true" />;
  return <DocumentOverview view={view} above={above} missing={missing} />;
}
