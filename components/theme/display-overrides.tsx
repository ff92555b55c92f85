'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { createLazy } from '@/components/ui/lazy/create-lazy';
import { hasColours, subscribeOverrides } from './override-store';
import { usePartner, usePartners } from './partner';

const notice = createLazy(() =>
  import('./override-notice').then(
    (loaded) => loaded.OverrideNotice,
    // Without the chunk there is no notice; a thrown error would take the whole page down.
    () => () => null,
  ),
);

const OVERRIDE = /domain=|theme\w+=/;

/** Applies the overrides of each address (SPEC 2 "Page behaviour") and offers to remove them. */
export function DisplayOverrides() {
  return (
    <>
      <Suspense fallback={null}>
        <QueryReader />
      </Suspense>
      <Notice />
    </>
  );
}

function QueryReader() {
  const search = useSearchParams().toString();
  const partners = usePartners();
  useEffect(() => {
    // The bootstrap script sets the colours of the first page; most addresses have no overrides.
    if (!OVERRIDE.test(search)) return;
    void import('./change-overrides').then(
      ({ applyOverrides }) => applyOverrides(search, partners),
      // Without the chunk the page keeps the provider's theme.
      () => {},
    );
  }, [search, partners]);
  return null;
}

/** The notice of overrides, loaded on demand because most readers have none. */
function Notice() {
  const partner = usePartner();
  const coloured = useSyncExternalStore(subscribeOverrides, hasColours, () => false);
  if (!partner && !coloured) return null;
  return <notice.Part props={{ partner: partner?.name, coloured }} />;
}
