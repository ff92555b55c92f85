import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { AppLinksProvider } from '@/components/navigation/app-link';
import { PageBehaviour } from '@/components/navigation/page-behaviour';
import { Shell } from '@/components/shell/shell';
import { SupportChat } from '@/components/support-chat/support-chat';
import { DisplayOverrides } from '@/components/theme/display-overrides';
import { PartnersProvider } from '@/components/theme/partner';
import { SampleHostProvider } from '@/components/ui/code/sample-host';
import { PAGE_CONTROLS } from '@/lib/bootstrap/start/page-start';
import { readNavigation, readSite } from '@/lib/content/read-content';
import { buildAppLinks, getApiBases } from '@/lib/environment/app-links';
import { buildSiteMetadata } from '@/lib/pages/metadata';
import { getScriptUrl } from '@/lib/pages/script-url';
import { withBasePath } from '@/lib/routes/urls';
import { getWidgetSettings } from '@/lib/support-chat/settings';
import { mono, sans } from './fonts';
import './globals.css';

export function generateMetadata() {
  return buildSiteMetadata(readSite());
}
export const viewport: Viewport = { colorScheme: 'light dark' };

export default function RootLayout({ children }: { children: ReactNode }) {
  const site = readSite();
  const links = buildAppLinks(site);
  const chat = getWidgetSettings(site.chat);
  const { shell, searchExamples, primary, footer } = readNavigation();
  return (
    <html lang="en" className={`${sans.variable} ${mono.variable}`} suppressHydrationWarning>
      <head>
        <link rel="stylesheet" href={withBasePath('/brand.css')} />
        <script src={getScriptUrl('page')} {...{ [PAGE_CONTROLS]: getScriptUrl('controls') }} />
      </head>
      <body>
        <PartnersProvider partners={site.partners}>
          <AppLinksProvider links={links}>
            <SampleHostProvider apiBases={getApiBases(site.environments)}>
              <Shell
                site={{ name: site.name, tagline: site.tagline, ...site.legal }}
                primary={primary}
                footer={footer}
                flags={shell}
                searchExamples={searchExamples}
                year={new Date().getFullYear()}
              >
                {children}
              </Shell>
              {chat && <SupportChat settings={chat} email={site.email} />}
              <DisplayOverrides />
            </SampleHostProvider>
          </AppLinksProvider>
        </PartnersProvider>
        <PageBehaviour />
      </body>
    </html>
  );
}
