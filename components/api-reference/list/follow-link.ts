import type { MouseEvent } from 'react';
import { startNavigation } from '@/components/ui/link/router-navigation';
import { isPlainLinkClick } from '@/lib/bootstrap/is-plain-link-click';
import { getRequestedPath } from '@/lib/routes/requested-path';
import { urls, withoutBasePath } from '@/lib/routes/urls';
import { followQuery } from '../state/use-search';

type Pages = {
  /** Addresses of the operations that have a page, base path included. */
  readonly saved: Pick<ReadonlySet<string>, 'has'>;
  /** Navigates to a page of the portal, by its path without the base path. */
  readonly push: (path: string) => void;
};

/**
 * Follows a link to an operation without leaving the page. An operation of a named document, or one
 * that only a live document has, is in no file of the export: the host would show its not-found
 * page.
 */
export function followLink(event: MouseEvent<HTMLElement>, { saved, push }: Pages): void {
  const link =
    isPlainLinkClick(event) && event.target instanceof Element && event.target.closest('a');
  if (!link || event.defaultPrevented || link.origin !== location.origin) return;
  if (!/^(_self)?$/.test(link.target) || link.hasAttribute('download')) return;
  if (link.pathname === location.pathname && link.search === location.search) return;
  const href = `${link.pathname}${link.search}${link.hash}`;
  const path = withoutBasePath(link.pathname);
  const isOfDocument = isOfNamedDocument(path, link.search);
  if (!isOfDocument && getRequestedPath(path) === undefined) return;
  event.preventDefault();
  // The focused link is about to be removed.
  event.currentTarget.focus({ preventScroll: true });
  const isPage = isOfDocument ? isOtherOverview(link) : saved.has(link.pathname);
  if (isPage) startNavigation(() => push(withoutBasePath(href)));
  else followQuery(href);
}

/** Whether a link leads from another page to the overview, which shows a former release on its own page alone. */
function isOtherOverview({ pathname, search }: HTMLAnchorElement): boolean {
  const isElsewhere = pathname !== location.pathname;
  return isElsewhere && withoutBasePath(pathname) === urls.api && !/[?&]swaggerUri=/.test(search);
}

/** Whether an address asks for an operation or overview of a document that stands in the place of a newest one. */
function isOfNamedDocument(path: string, search: string): boolean {
  const query = new URLSearchParams(search);
  const isApi = path === urls.api || getRequestedPath(path) !== undefined;
  return isApi && !!(query.get('version') || (path === urls.api && query.get('swaggerUri')));
}
