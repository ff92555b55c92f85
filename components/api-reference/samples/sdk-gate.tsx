'use client';

import { createLazy, ReloadNotice } from '@/components/ui/lazy/create-lazy';
import type { SdkPanelProps } from './sdk-panel';

const panel = createLazy(() =>
  import('./sdk-panel').then(
    (loaded) => loaded.SdkPanel,
    () => ReloadNotice,
  ),
);

/** What the panel reads; its reader is loaded with it. */
const SETTINGS = /[?&](invokerPackage|packageName|hideGenerationTimestamp)=/;

type SdkGateProps = Omit<SdkPanelProps, 'apiBase'> & { apiBase: string | undefined };

/** The panel for an SDK of one's own, when the address carries a setting of it; it is loaded then. */
export function SdkGate({ apiBase, ...rest }: SdkGateProps) {
  if (!SETTINGS.test(rest.search) || apiBase === undefined) return null;
  return <panel.Part props={{ apiBase, ...rest }} />;
}
