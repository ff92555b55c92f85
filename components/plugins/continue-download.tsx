'use client';

import { useEffect } from 'react';

/** Fragment that `public/latest.js` adds when the download host has not responded within 1 s. */
const FRAGMENT = '#downloading';

/**
 * Repeats the request for a file of another origin, which ended when the reader left the
 * latest-download page before the host had responded. Does nothing without the fragment.
 * @param file Absolute URL of the archive.
 */
function continueDownload(file: string): void {
  if (location.hash !== FRAGMENT) return;
  // Once: a reload or a copied address must not download again.
  history.replaceState(history.state, '', location.pathname + location.search);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = file;
  // Outside of React: the reader may go on to another page meanwhile.
  document.body.append(frame);
}

/** Continues a download that the latest-download page had to leave; renders nothing. */
export function ContinueDownload({ file }: { file: string }) {
  useEffect(() => continueDownload(file), [file]);
  return null;
}
