'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Years up to now: `2015–2026`, or one year if that is the first. The last is the year of the build
 * in the HTML, then the reader's, unless that clock is behind.
 */
export function Years({ since, built }: { since: number; built: number }) {
  const now = useSyncExternalStore(
    never,
    () => Math.max(built, new Date().getFullYear()),
    () => built,
  );
  return since < now ? `${since}–${now}` : since;
}
