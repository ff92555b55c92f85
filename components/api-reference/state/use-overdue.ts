'use client';

import { useEffect, useState } from 'react';
import { noAnswer } from '@/.generated/words/reference/load';
import type { ApiState } from '@/lib/openapi/document/store';

/** Loading time after which a document counts as overdue, in ms. */
const MAX_LOAD_MS = 8000;

/** `true` once `MAX_LOAD_MS` have passed since the component was mounted. */
export function useOverdue(): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), MAX_LOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOverdue;
}

/** Reason, after a colon, why a document is not loaded; `undefined` unless failed or overdue. */
export function describeLoadProblem(
  state: ApiState | undefined,
  isOverdue: boolean,
): string | undefined {
  if (state?.status === 'failed') return state.reason.message;
  return isOverdue && state?.status === 'loading' ? noAnswer : undefined;
}
