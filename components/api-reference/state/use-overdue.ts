'use client';

import { useEffect, useState } from 'react';
import type { ApiState } from '@/lib/openapi/document/store';

/** How long a document may take, in milliseconds, before readers are told that it has not come. */
const MAX_LOAD_MS = 8000;

/** Whether a document that was awaited when this was first drawn is late by now. */
export function useOverdue(): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), MAX_LOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOverdue;
}

/** Why a document is not here, in words that go on after a colon; `undefined` where it is, or is not late yet. */
export function describeLoadProblem(
  state: ApiState | undefined,
  isOverdue: boolean,
): string | undefined {
  if (state?.status === 'failed') return state.reason.message;
  return isOverdue && state?.status === 'loading' ? 'no answer has come yet' : undefined;
}
