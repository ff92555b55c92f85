'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useLayoutEffect, useSyncExternalStore } from 'react';
import { createLate } from '@/components/late/create-late';
import { hasColours, subscribeOverrides, takeOverrides } from './override-store';
import { usePartner, usePartners } from './partner';

const notice = createLate(async () => (await import('./override-notice')).OverrideNotice);

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
  useLayoutEffect(() => takeOverrides(search, partners), [search, partners]);
  return null;
}

/** Most readers never see the notice: what it says and does comes when it is wanted. */
function Notice() {
  const partner = usePartner();
  const coloured = useSyncExternalStore(subscribeOverrides, hasColours, () => false);
  if (!partner && !coloured) return null;
  return <notice.Part props={{ partner: partner?.name, coloured }} />;
}
