'use client';

import { useEffect, useRef } from 'react';
import { closeSearch, useIsSearchOpen } from './search-store';

/** The search of the portal. Mounted once by the shell; every search button opens it. */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useIsSearchOpen();
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  return <dialog ref={dialog} aria-label="Search" onClose={closeSearch} />;
}
