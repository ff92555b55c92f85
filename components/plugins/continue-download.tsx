'use client';

import { useEffect } from 'react';
import { continueDownload } from '@/lib/plugins/pending-download';

/** Goes on with a download that the latest-download page had to leave; draws nothing. */
export function ContinueDownload({ file }: { file: string }) {
  useEffect(() => continueDownload(file), [file]);
  return null;
}
