'use client';

import { createLate } from '@/components/late/create-late';
import { Unloaded } from '@/components/late/unloaded';
import { Seeking } from '@/components/not-found/seeking';
import type { LiveAddressProps } from './live-address';

const address = createLate(() =>
  import('./live-address').then(
    (loaded) => loaded.LiveAddress,
    () => Unloaded,
  ),
);

/** What an address without a page shows; few readers ever need it, so it is loaded then. */
export function LazyLiveAddress(props: LiveAddressProps) {
  return <address.Part props={props} waiting={<Seeking />} />;
}
