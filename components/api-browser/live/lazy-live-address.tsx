'use client';

import { lazy, Suspense } from 'react';
import { Seeking } from '@/components/not-found/seeking';
import type { LiveAddressProps } from './live-address';

const LiveAddress = lazy(() =>
  import('./live-address').then((loaded) => ({ default: loaded.LiveAddress })),
);

/** What an address without a page shows; few readers ever need it, so it is loaded then. */
export function LazyLiveAddress(props: LiveAddressProps) {
  return (
    <Suspense fallback={<Seeking />}>
      <LiveAddress {...props} />
    </Suspense>
  );
}
