'use client';

import { useLayoutEffect } from 'react';
import { isStandalonePath } from '@/lib/routes/standalone-path';
import { usePagePath } from '@/components/navigation/use-page-path';

/**
 * Keeps the mark of bare pages true while the reader walks from page to page; for the page that is
 * loaded first the early script sets it, before anything is painted.
 */
export function StandalonePath() {
  const path = usePagePath();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(
      'data-standalone',
      isStandalonePath(location.pathname),
    );
  }, [path]);
  return null;
}
