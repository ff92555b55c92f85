'use client';

import { useEffect, useState } from 'react';
import { noAnswer, unreachable } from '@/.generated/words/reference/load';
import { MAX_LOAD_MS } from '@/lib/bootstrap/document/pending-document';
import type { ApiFailure, ApiState } from '@/lib/openapi/document/store';

/** `true` once `MAX_LOAD_MS` have passed since the component was mounted, or before React started. */
export function useOverdue(): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    const wait = globalThis.portalPendingTexts?.some(({ isLate }) => isLate) ? 0 : MAX_LOAD_MS;
    const timer = setTimeout(() => setOverdue(true), wait);
    return () => clearTimeout(timer);
  }, []);
  return isOverdue;
}

/** Reason, after a colon, why a document did not load: without a response, what a browser can know. */
export const describeFailure = ({ status, message }: ApiFailure): string =>
  status === 0 ? unreachable : message;

/** Reason, after a colon, why a document is not loaded; `undefined` unless failed or overdue. */
export function describeLoadProblem(
  state: ApiState | undefined,
  isOverdue: boolean,
): string | undefined {
  if (state?.status === 'failed') return describeFailure(state.reason);
  return isOverdue && state?.status === 'loading' ? noAnswer : undefined;
}
