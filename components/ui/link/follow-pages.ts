'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainLinkClick } from '@/lib/bootstrap/is-plain-link-click';
import { withoutBasePath } from '@/lib/routes/urls';
import { startNavigation, useNavigationTracking } from './router-navigation';

/**
 * Follows links to pages of the portal without a page load: one request, of the page's payload. Nothing is prefetched,
 * because the router would ask for two other files a page, which hold that payload once more.
 * One listener serves all links; a click that another listener has handled is left alone.
 */
export function FollowPages() {
  const router = useRouter();
  useNavigationTracking();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = isPlainLinkClick(event) ? getPagePath(event.target) : undefined;
      if (path === undefined || event.defaultPrevented) return;
      event.preventDefault();
      startNavigation(() => router.push(path));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}

/** Path of the page link at an event's target, without the base path; `undefined` without one. */
function getPagePath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-page-link]');
  if (!link || link.target !== '' || link.origin !== location.origin) return undefined;
  return `${withoutBasePath(link.pathname)}${link.search}${link.hash}`;
}
