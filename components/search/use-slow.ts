'use client';

import { useEffect, useState } from 'react';

/** Below this a change of the screen is noise (look: no spinner under 300 ms). */
const SLOW_MS = 300;

/** Whether `pending` has been true for 300 ms. */
export function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return pending && slow;
}
