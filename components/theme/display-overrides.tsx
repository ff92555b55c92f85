'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useLayoutEffect, useSyncExternalStore } from 'react';
import styles from './display-overrides.module.css';
import { hasColours, removeOverrides, subscribeOverrides, takeOverrides } from './override-store';
import { usePartner, usePartners } from './partner';

/** Reads the overrides of each address (SPEC 2 "Page behaviour"), and offers to remove those in force. */
export function DisplayOverrides() {
  return (
    <>
      <Suspense fallback={null}>
        <QueryReader />
      </Suspense>
      <OverrideNotice />
    </>
  );
}

function QueryReader() {
  const search = useSearchParams().toString();
  const partners = usePartners();
  useLayoutEffect(() => takeOverrides(search, partners), [search, partners]);
  return null;
}

function OverrideNotice() {
  const partner = usePartner();
  const coloured = useSyncExternalStore(subscribeOverrides, hasColours, () => false);
  if (!partner && !coloured) return null;
  const remove = () => {
    removeOverrides();
    // The button goes with the notice: the keyboard goes on from the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside className={styles.notice} aria-label="Display">
      <p className={styles.words}>{toWords(partner?.name, coloured)}</p>
      <button type="button" className={styles.remove} onClick={remove}>
        Remove
      </button>
    </aside>
  );
}

function toWords(partner: string | undefined, coloured: boolean): string {
  if (partner === undefined) return 'Shown in the colours of a link you followed';
  return coloured ? `Shown in ${partner}’s colours` : `Shown with ${partner}`;
}
