'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ByEnvironment } from '@/lib/environment/select-environment';
import { replaceSampleHost, selectSampleHost } from '@/lib/environment/select-sample-host';
import { useEnvironment } from '../use-environment';

const ApiBasesContext = createContext<ByEnvironment | undefined>(undefined);

type SampleHostProviderProps = { apiBases: ByEnvironment; children: ReactNode };

/** Provides the API of each environment to the samples below. */
export function SampleHostProvider({ apiBases, children }: SampleHostProviderProps) {
  return <ApiBasesContext value={apiBases}>{children}</ApiBasesContext>;
}

/**
 * Text of a sample that names the API of this host's environment. As written in pre-rendered HTML and until
 * hydration; `lib/bootstrap/point-samples.ts` does the same to the HTML of guides.
 */
export function useSampleText(text: string): string {
  const apiBases = useContext(ApiBasesContext);
  const environment = useEnvironment();
  return useMemo(() => {
    const host = apiBases && environment && selectSampleHost(apiBases, environment);
    return replaceSampleHost(text, host);
  }, [apiBases, environment, text]);
}
