'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The years up to now: `2015–2026`; one where that is the first. The last one is in the HTML that of the build, later
 * the reader's, unless a clock is behind.
 */
export function Years({ since, built }: { since: number; built: number }) {
  const now = useSyncExternalStore(
    never,
    () => Math.max(built, new Date().getFullYear()),
    () => built,
  );
  return since < now ? `${since}–${now}` : since;
}
