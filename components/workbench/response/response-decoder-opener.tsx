'use client';

import { useSyncExternalStore } from 'react';
import * as words from '@/.generated/words/workbench/tool-openers';
import { getKeptResponse, subscribeKeptResponse } from '@/lib/workbench/response/kept-response';
import { ToolOpener } from '../tool-opener';

const loadDecoder = async () => (await import('./response-decoder')).ResponseDecoder;

/** Button of the response decoder in the appendix; a response from the search opens it at once. */
export function ResponseDecoderOpener() {
  const kept = useSyncExternalStore(subscribeKeptResponse, getKeptResponse, () => undefined);
  return (
    <ToolOpener
      name={words.openDecoder}
      lead={words.aboutDecoder}
      load={loadDecoder}
      isWanted={kept !== undefined}
    />
  );
}
