'use client';

import { useLayoutEffect } from 'react';
import { isStandalonePath } from '@/lib/routes/standalone-path';
import { usePagePath } from '@/components/navigation/use-page-path';

/**
 * Keeps the `data-standalone` attribute up to date after client-side navigation; for the first page
 * the bootstrap script sets it before the first paint.
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
