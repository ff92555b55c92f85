'use client';

import { useLayoutEffect, useTransition } from 'react';

let isInProgress = false;

let begin = (step: () => void) => step();

/**
 * Takes a step by Next's router: has it go to a page, or tells it of an address. Until that is drawn, it is under way:
 * what Next writes into the history then is its own last step, and any other step makes it forget this one.
 */
export function startNavigation(navigate: () => void): void {
  begin(navigate);
}

/** Whether a step by Next's router is not drawn yet. */
export function isNavigating(): boolean {
  return isInProgress;
}

/** Watches over the steps. To be used once, in a part that lives as long as the portal. */
export function useNavigationTracking(): void {
  const [isPending, startTransition] = useTransition();
  useLayoutEffect(() => {
    begin = (step) => {
      isInProgress = true;
      startTransition(step);
    };
  }, [startTransition]);
  useLayoutEffect(() => {
    isInProgress = isPending;
  }, [isPending]);
}
