import '@/.generated/content-stamp';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { FONT_CLASSES } from '@/.generated/fonts';
import { SHELL_SLOTS } from '@/.generated/shell-slots';
import { agentsIndex } from '@/.generated/words/build/agents';
import { LANG } from '@/.generated/words/locale';
import { PageBehaviour } from '@/components/navigation/page-behaviour';
import { ProviderShell } from '@/components/shell/provider-shell';
import { PRIMARY_NAV } from '@/lib/bootstrap/menus/panels';
import { PAGE_CONTROLS } from '@/lib/bootstrap/start/page-start';
import { readSite } from '@/lib/content/read-site';
import { buildSiteMetadata } from '@/lib/pages/metadata';
import { getScriptUrl } from '@/lib/pages/script-url';
import { withBasePath } from '@/lib/routes/urls';
import './globals.css';

export function generateMetadata() {
  return buildSiteMetadata(readSite());
}
export const viewport: Viewport = { colorScheme: 'light dark' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  // In place of every page stand the errors of all files until they are fixed. A build checks them before.
  if (process.env.NODE_ENV === 'development')
    (await import('@/lib/content/check-content')).checkContent();
  return (
    <html lang={LANG} className={FONT_CLASSES} suppressHydrationWarning>
      <head>
        {/* No half of the banner is painted: what stands at its end moves while the rest comes in. */}
        <link rel="expect" href={`#${PRIMARY_NAV}`} blocking="render" />
        <link rel="stylesheet" href={withBasePath('/brand.css')} />
        <script src={getScriptUrl('page')} {...{ [PAGE_CONTROLS]: getScriptUrl('controls') }} />
      </head>
      <body>
        <p hidden data-markdown-ignore>
          {agentsIndex(readSite().url + withBasePath('/llms.txt'))}
        </p>
        <ProviderShell {...SHELL_SLOTS}>{children}</ProviderShell>
        <PageBehaviour />
      </body>
    </html>
  );
}
