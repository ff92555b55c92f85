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

type SdkGateProps = Omit<SdkPanelProps, 'environment'> & {
  environment: SdkPanelProps['environment'] | undefined;
};

/** `SdkPanel`, loaded when the address has one of its settings; else nothing. */
export function SdkGate({ environment, ...rest }: SdkGateProps) {
  if (!SETTINGS.test(rest.search) || environment === undefined) return null;
  return <panel.Part props={{ environment, ...rest }} />;
}
