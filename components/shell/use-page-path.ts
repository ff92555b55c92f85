'use client';

import { useSelectedLayoutSegments } from 'next/navigation';

/**
 * The path of the page on show, `/guides/webhooks/`. Not `usePathname()`: in `404.html` that differs
 * between the export and the browser, and React then re-renders the whole page (error 418).
 */
export function usePagePath(): string {
  const segments = useSelectedLayoutSegments().filter((segment) => !segment.startsWith('('));
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}
