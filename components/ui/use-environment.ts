'use client';

import { useSyncExternalStore } from 'react';
import { type EnvironmentName, selectEnvironment } from '@/lib/environment/select-environment';

const never = () => () => {};

/** The environment of this browser's host; `undefined` in pre-rendered HTML and until hydration. */
export function useEnvironment(): EnvironmentName | undefined {
  return useSyncExternalStore<EnvironmentName | undefined>(
    never,
    () => selectEnvironment(location.hostname),
    () => undefined,
  );
}
