'use client';

import { useApiState } from '../state/use-api-state';
import { LoadNotice } from './load-notice';

/** On a page that lists operations of a document: that the list is the saved one, where the live document failed. */
export function ListNotice({ api }: { api: string }) {
  const state = useApiState(api);
  if (state?.status !== 'failed') return null;
  return <LoadNotice kind="list" message={state.reason.message} />;
}
