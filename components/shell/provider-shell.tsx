'use client';

import type { ComponentProps } from 'react';
import { SHELL_SETTINGS } from '@/.generated/shell';
import { AppLinksProvider } from '@/components/navigation/app-link';
import { SupportChat } from '@/components/support-chat/support-chat';
import { DisplayOverrides } from '@/components/theme/display-overrides';
import { PartnersProvider } from '@/components/theme/partner';
import { SampleHostProvider } from '@/components/ui/code/sample-host';
import { Shell } from './shell';

type ProviderShellProps = Pick<
  ComponentProps<typeof Shell>,
  'banner' | 'footerText' | 'logo' | 'languages' | 'children'
>;

/** The provider's shell around every page. Its settings come with its script, not with each page. */
export function ProviderShell(slots: ProviderShellProps) {
  const { links, partners, sampleHosts, chat, email, ...shell } = SHELL_SETTINGS;
  return (
    <PartnersProvider partners={partners}>
      <AppLinksProvider links={links}>
        <SampleHostProvider hosts={sampleHosts}>
          <Shell {...shell} {...slots} />
          {chat && <SupportChat settings={chat} email={email} />}
          <DisplayOverrides />
        </SampleHostProvider>
      </AppLinksProvider>
    </PartnersProvider>
  );
}
