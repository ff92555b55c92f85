'use client';

import { useSelectedLayoutSegments } from 'next/navigation';

/**
 * The path of the page on show, `/guides/webhooks/`. Not `usePathname()`: in `404.html` that differs
 * between the export and the browser, and React then re-renders the whole page (error 418).
 * @param layout address of the layout that asks: Next tells the segments below it only.
 */
export function usePagePath(layout = '/'): string {
  const segments = useSelectedLayoutSegments();
  return segments.length === 0 ? layout : `${layout}${segments.join('/')}/`;
}
