'use client';

import { useLayoutEffect, useTransition } from 'react';

let isInProgress = false;

let begin = (step: () => void) => step();

/**
 * Navigates with Next's router, to a page or to another address of this page. Until that is
 * rendered the navigation is pending: Next then writes its own history entry, and another
 * navigation replaces this one.
 */
export function startNavigation(navigate: () => void): void {
  begin(navigate);
}

/** Whether a navigation of Next's router is still pending. */
export function isNavigating(): boolean {
  return isInProgress;
}

/** Tracks pending navigations. Used once, in a component that lives as long as the portal. */
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
