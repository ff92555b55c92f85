'use client';

import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { usePartner } from '@/components/theme/partner';
import { useEnvironment } from './use-environment';
import type { EnvironmentName } from '@/lib/environment/select-environment';

/** Address of one link to the provider's apps, for each environment. */
export type AppHrefs = Readonly<Record<EnvironmentName, string>>;
export type AppLinks = Readonly<Record<string, AppHrefs>>;

const AppLinksContext = createContext<AppLinks>({});

/** Makes the provider's app links known to every `AppLink` below. */
export function AppLinksProvider({ links, children }: { links: AppLinks; children: ReactNode }) {
  return <AppLinksContext value={links}>{children}</AppLinksContext>;
}

/**
 * A link to one of the provider's apps (sandbox login, sign-up, …). One export serves all hosts, so its
 * HTML has the address of production; `lib/environment/bootstrap-links.ts` puts the right one in before a
 * reader can click, and React finds it there. A partner's visitors are led elsewhere only by links that
 * the partner's entry in content/site.json names.
 */
export function AppLink({ to, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const links = useContext(AppLinksContext);
  const environment = useEnvironment() ?? 'prod';
  const partnerLinks: Readonly<Record<string, string | undefined>> = usePartner()?.links ?? {};
  const href = partnerLinks[to] ?? links[to]?.[environment] ?? '';
  return <a {...rest} data-app={to} href={href} suppressHydrationWarning />;
}
