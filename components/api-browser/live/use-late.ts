'use client';

import { useEffect, useState } from 'react';

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
