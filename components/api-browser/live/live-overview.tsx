import type { ReactNode } from 'react';
import type { ApiIndex } from '@/lib/openapi/types';
import { toLiveView } from './live-view';
import type { ToHref } from '../state/operation-hrefs';
import { DocumentOverview } from '../document/document-overview';

export type LiveOverviewProps = {
  api: ApiIndex;
  /** Addresses of the document's operations. */
  toHref: ToHref;
  above: ReactNode;
  /** Id of an operation that was asked for and is not in the document. */
  missing?: string | undefined;
};

/** A document in short, loaded in the browser. */
export function LiveOverview({ api, toHref, above, missing }: LiveOverviewProps) {
  return <DocumentOverview view={toLiveView(api, toHref)} above={above} missing={missing} />;
}
