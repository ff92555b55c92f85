'use client';

import { useEffect } from 'react';

/** `public/latest.js` adds it to the address when the storage had not answered within its second. */
const FRAGMENT = '#downloading';

/**
 * Downloads a file of another origin that the latest-download page was about to: leaving that page
 * before the storage answers ends the request, so it is asked again here, where the reader stays. Does
 * nothing at any other address.
 * @param file absolute address of the archive
 */
function continueDownload(file: string): void {
  if (location.hash !== FRAGMENT) return;
  // Once: a reload or a copied address must not download again.
  history.replaceState(history.state, '', location.pathname + location.search);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = file;
  // Outside of what React draws: the reader may go on to another page meanwhile.
  document.body.append(frame);
}

/** Goes on with a download that the latest-download page had to leave; draws nothing. */
export function ContinueDownload({ file }: { file: string }) {
  useEffect(() => continueDownload(file), [file]);
  return null;
}
