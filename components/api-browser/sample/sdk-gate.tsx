'use client';

import { createLate } from '@/components/late/create-late';
import { Unloaded } from '@/components/late/unloaded';
import type { SdkDocument } from './sdk-panel';

const panel = createLate(() =>
  import('./sdk-panel').then(
    (loaded) => loaded.SdkPanel,
    () => Unloaded,
  ),
);

/** What the panel reads; its reader is loaded with it. */
const SETTINGS = /[?&](invokerPackage|packageName|hideGenerationTimestamp)=/;

type SdkGateProps = {
  search: string;
  apis: readonly { readonly id: string; readonly name: string; readonly location: string }[];
  apiBase: string | undefined;
  /** The document that the address names, when it may be shown; else empty. */
  named: string;
};

/** The panel for an SDK of one's own, when the address carries a setting of it; it is loaded then. */
export function SdkGate({ search, apis, apiBase, named }: SdkGateProps) {
  if (!SETTINGS.test(search) || apiBase === undefined) return null;
  const own = apis.map(({ id, name, location }): SdkDocument => ({
    id,
    name,
    url: apiBase + location,
  }));
  const documents = named ? [{ id: 'sdk', name: 'The document on show', url: named }] : own;
  return <panel.Part props={{ search, documents }} />;
}
