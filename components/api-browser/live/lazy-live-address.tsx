'use client';

import { createLazy, ReloadNotice } from '@/components/late/create-late';
import { ResolvingPath } from '@/components/not-found/seeking';
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
