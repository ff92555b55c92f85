'use client';

import type { ReactNode } from 'react';
import { SHELL_SETTINGS } from '@/.generated/shell';
import { AppLinksProvider } from '@/components/navigation/app-link';
import { SupportChat } from '@/components/support-chat/support-chat';
import { DisplayOverrides } from '@/components/theme/display-overrides';
import { PartnersProvider } from '@/components/theme/partner';
import { SampleHostProvider } from '@/components/ui/code/sample-host';
import { Shell } from './shell';

/** The provider's shell around every page. Its settings come with its script, not with each page. */
export function ProviderShell({ children }: { children: ReactNode }) {
  const { links, partners, apiBases, chat, email, ...shell } = SHELL_SETTINGS;
  return (
    <PartnersProvider partners={partners}>
      <AppLinksProvider links={links}>
        <SampleHostProvider apiBases={apiBases}>
          <Shell {...shell}>{children}</Shell>
          {chat && <SupportChat settings={chat} email={email} />}
          <DisplayOverrides />
        </SampleHostProvider>
      </AppLinksProvider>
    </PartnersProvider>
  );
}
