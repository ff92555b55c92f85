'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { createLazy } from '@/components/ui/lazy/create-lazy';
import { hasColours, subscribeOverrides } from './override-store';
import { usePartner, usePartners } from './partner';

const notice = createLazy(() =>
  import('./override-notice').then(
    (loaded) => loaded.OverrideNotice,
    // Thrown further it would take the whole page down.
    () => () => null,
  ),
);

const OVERRIDE = /domain=|theme\w+=/;

/** Reads the overrides of each address (SPEC 2 "Page behaviour"), and offers to remove those in force. */
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
    // The early script has set the colours of the first page; few addresses name any.
    if (!OVERRIDE.test(search)) return;
    void import('./change-overrides').then(
      ({ applyOverrides }) => applyOverrides(search, partners),
      // Without it the page is the provider's own.
      () => {},
    );
  }, [search, partners]);
  return null;
}

/** Most readers never see the notice: what it says and does comes when it is wanted. */
function Notice() {
  const partner = usePartner();
  const coloured = useSyncExternalStore(subscribeOverrides, hasColours, () => false);
  if (!partner && !coloured) return null;
  return <notice.Part props={{ partner: partner?.name, coloured }} />;
}
