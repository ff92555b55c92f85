'use client';

import { useSelectedLayoutSegments } from 'next/navigation';

/**
 * Path of the current page: `/guides/webhooks/`. Not `usePathname()`: in `404.html` that differs
 * between the export and the browser, and React then re-renders the whole page (error 418).
 * @param layout Address of the calling layout: Next returns only the segments below it.
 */
export function usePagePath(layout = '/'): string {
  const segments = useSelectedLayoutSegments();
  return segments.length === 0 ? layout : `${layout}${segments.join('/')}/`;
}
