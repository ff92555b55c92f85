'use client';

import { useEffect, useState } from 'react';
import type { ApiState } from '@/lib/openapi/document/store';

/** How long a document may take, in milliseconds, before readers are told that it has not come. */
const PATIENCE_MS = 8000;

/** Whether a document that was awaited when this was first drawn is late by now. */
export function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** Why a document is not here, in words that go on after a colon; `undefined` where it is, or is not late yet. */
export function toFault(state: ApiState | undefined, isLate: boolean): string | undefined {
  if (state?.status === 'failed') return state.reason.message;
  return isLate && state?.status === 'loading' ? 'no answer has come yet' : undefined;
}
