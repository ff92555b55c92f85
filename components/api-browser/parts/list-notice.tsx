'use client';

import { useApiStates } from '../state/use-api-states';
import { LoadNotice } from './load-notice';

/** On a page that lists operations, itself or beside it: that they are the saved ones, where a live document failed. */
export function ListNotice({ apis }: { apis: readonly string[] }) {
  const reasons = useApiStates(apis).flatMap((state) =>
    state?.status === 'failed' ? state.reason : [],
  );
  const [reason] = reasons;
  if (!reason) return null;
  return <LoadNotice words={toWords(reasons.length, apis.length)} message={reason.message} />;
}

function toWords(failed: number, all: number): string {
  if (failed < all)
    return 'Some operations are listed as saved with the page. A live document did not load:';
  const documents = all === 1 ? 'document' : 'documents';
  return `The operations are listed as saved with the page. The live ${documents} did not load:`;
}
