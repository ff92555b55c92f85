'use client';

import { useState } from 'react';
import { loadingForm } from '@/.generated/words/workbench/request-opener';
import * as words from '@/.generated/words/workbench/visit';
import { createLazy, ReloadNotice } from '@/components/ui/lazy/create-lazy';
import { useFocusOnMount } from '../use-focus-on-mount';
import { clearVisit, useVisit } from './visit-store';
import styles from './visit.module.css';

const list = createLazy(() =>
  import('./visit-list').then(
    (loaded) => loaded.VisitList,
    () => ReloadNotice,
  ),
);

/** Requests of this visit, closed at first; nothing before the first one. */
export function VisitPart() {
  const requests = useVisit();
  const [isOpen, setOpen] = useState(false);
  const [isCleared, setCleared] = useState(false);
  const clear = () => {
    setCleared(true);
    setOpen(false);
    clearVisit();
  };
  if (requests.length === 0) return isCleared && <Cleared />;
  return (
    <details
      className={styles.visit}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary onPointerEnter={list.preload} onFocus={list.preload}>
        {words.title(requests.length)}
      </summary>
      {isOpen && <list.Part props={{ requests, clear }} fallback={<p>{loadingForm}</p>} />}
    </details>
  );
}

/** Stands in the place of a list that was cleared, and takes over the focus of its button. */
function Cleared() {
  return (
    <p className={styles.cleared} ref={useFocusOnMount<HTMLParagraphElement>()} tabIndex={-1}>
      {words.cleared}
    </p>
  );
}
