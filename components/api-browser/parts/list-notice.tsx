'use client';

import { useApiState } from '../state/use-api-state';
import { LoadNotice } from './load-notice';

const WORDS = 'The operations are listed as saved with the page. The live document did not load:';

/** On a page that lists operations of a document: that the list is the saved one, where the live document failed. */
export function ListNotice({ api }: { api: string }) {
  const state = useApiState(api);
  if (state?.status !== 'failed') return null;
  return <LoadNotice words={WORDS} message={state.reason.message} />;
}
