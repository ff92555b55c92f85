'use client';

import { createLazy, ReloadNotice } from '@/components/ui/lazy/create-lazy';
import type { SdkPanelProps } from './sdk-panel';

const panel = createLazy(() =>
  import('./sdk-panel').then(
    (loaded) => loaded.SdkPanel,
    () => ReloadNotice,
  ),
);

/** Query parameters that the panel reads (`parseSdkPreferences`). */
const SETTINGS = /[?&](invokerPackage|packageName|hideGenerationTimestamp)=/;

type SdkGateProps = Omit<SdkPanelProps, 'apiBase'> & { apiBase: string | undefined };

/** `SdkPanel`, loaded when the address has one of its settings; else nothing. */
export function SdkGate({ apiBase, ...rest }: SdkGateProps) {
  if (!SETTINGS.test(rest.search) || apiBase === undefined) return null;
  return <panel.Part props={{ apiBase, ...rest }} />;
}
