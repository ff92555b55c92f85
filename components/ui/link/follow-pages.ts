'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainLinkClick } from '@/lib/bootstrap/is-plain-link-click';
import { savesData } from '@/lib/bootstrap/start/saves-data';
import { withoutBasePath } from '@/lib/routes/urls';
import { startNavigation, useNavigationTracking } from './router-navigation';

/**
 * Follows links to pages of the portal without a page load. Prefetches a page when its link is hovered or focused, not
 * when it scrolls into view: long lists would cost three requests a row. Nothing is prefetched for a reader who saves
 * data. One listener serves all links; a click that another listener has handled is left alone.
 */
export function FollowPages() {
  const router = useRouter();
  useNavigationTracking();
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let prefetched: string | undefined;
    const prefetch = ({ target }: Event) => {
      const path = getPagePath(target);
      if (path !== undefined && path !== prefetched && !savesData()) router.prefetch(path);
      prefetched = path;
    };
    const follow = (event: MouseEvent) => {
      const path = isPlainLinkClick(event) ? getPagePath(event.target) : undefined;
      if (path === undefined || event.defaultPrevented) return;
      event.preventDefault();
      startNavigation(() => router.push(path));
    };
    document.addEventListener('pointerover', prefetch, { signal });
    document.addEventListener('focusin', prefetch, { signal });
    document.addEventListener('click', follow, { signal });
    return () => listeners.abort();
  }, [router]);
  return null;
}

/** Path of the page link at an event's target, without the base path; `undefined` without one. */
function getPagePath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-page-link]');
  if (!link || link.target !== '' || link.origin !== location.origin) return undefined;
  return `${withoutBasePath(link.pathname)}${link.search}${link.hash}`;
}
