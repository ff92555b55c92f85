'use client';

import { useSyncExternalStore } from 'react';
import { createLazy } from '@/components/ui/lazy/create-lazy';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { parseChosenReleases, readStoredReleases } from '@/lib/routes/chosen-releases';
import type { NamedOperation } from '@/lib/workbench/releases/judge-request';

const judgement = createLazy(() =>
  import('./release-judgement').then(
    (loaded) => loaded.ReleaseJudgement,
    () => () => null,
  ),
);

const NO_CHANGES = () => () => {};

type ReleaseRemarkProps = { of: NamedOperation; request: SampleRequest };

/**
 * Says how a request that a page shows fits the release that its reader has chosen; nothing for the newest one. It
 * stands beside what sends the request, so that nothing moves when it comes.
 */
export function ReleaseRemark({ of, request }: ReleaseRemarkProps) {
  const stored = useSyncExternalStore(NO_CHANGES, readStoredReleases, () => '');
  const version = parseChosenReleases(stored)[of.api];
  if (version === undefined) return null;
  return <judgement.Part props={{ of, request, version }} />;
}
