'use client';

import { createLazy, ReloadNotice } from '@/components/ui/lazy/create-lazy';
import { ResolvingPath } from '@/components/not-found/resolving-path';
import type { LiveAddressProps } from './live-address';

const address = createLazy(() =>
  import('./live-address').then(
    (loaded) => loaded.LiveAddress,
    () => ReloadNotice,
  ),
);

/** What an address without a page shows; few readers ever need it, so it is loaded then. */
export function LazyLiveAddress(props: LiveAddressProps) {
  return <address.Part props={props} fallback={<ResolvingPath />} />;
}
