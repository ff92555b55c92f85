'use client';

import { useLayoutEffect } from 'react';
import { usePagePath } from '@/components/navigation/use-page-path';
import { isStandalonePath } from '@/lib/routes/is-standalone-path';

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
