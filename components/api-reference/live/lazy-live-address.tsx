'use client';

import { ResolvingPath } from '@/components/not-found/resolving-path';
import { createLazy, ReloadNotice } from '@/components/ui/lazy/create-lazy';
import type { LiveAddressProps } from './live-address';

const address = createLazy(() =>
  import('./live-address').then(
    (loaded) => loaded.LiveAddress,
    () => ReloadNotice,
  ),
);

/** `LiveAddress`, loaded on request: few readers open an address without a page. */
export function LazyLiveAddress(props: LiveAddressProps) {
  return <address.Part props={props} fallback={<ResolvingPath />} />;
}
