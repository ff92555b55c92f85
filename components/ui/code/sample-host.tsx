'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { SAMPLE_CODE } from '@/lib/bootstrap/point-samples';
import { replaceSampleHosts, type SampleHosts } from '@/lib/environment/sample-hosts';
import { useEnvironment } from '../use-environment';

const SampleHostsContext = createContext<SampleHosts>({});

type SampleHostProviderProps = { hosts: SampleHosts; children: ReactNode };

/** Provides the APIs of each environment to the samples below. */
export function SampleHostProvider({ hosts, children }: SampleHostProviderProps) {
  return <SampleHostsContext value={hosts}>{children}</SampleHostsContext>;
}

/**
 * Text of a sample that names the API of this visit's environment. As written in pre-rendered HTML and until
 * hydration; `lib/bootstrap/point-samples.ts` does the same to the HTML of guides.
 */
export function useSampleText(text: string): string {
  const hosts = useContext(SampleHostsContext);
  const environment = useEnvironment();
  return useMemo(
    () => (environment ? replaceSampleHosts(text, hosts, environment) : text),
    [hosts, environment, text],
  );
}

/** Text as `useSampleText` has it, in pages that React renders at build; the page's script writes it before hydration. */
export function SampleText({ text }: { text: string }) {
  return (
    <span {...{ [SAMPLE_CODE]: '' }} suppressHydrationWarning>
      {useSampleText(text)}
    </span>
  );
}
