'use client';

import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { usePartner } from '@/components/theme/partner';
import { useEnvironment } from '@/components/ui/use-environment';
import { type ByEnvironment, getForEnvironment } from '@/lib/environment/select-environment';

/** URLs of the links to the provider's apps by name (`sandboxLogin`) and environment. */
export type AppLinks = Readonly<Record<string, ByEnvironment>>;

const AppLinksContext = createContext<AppLinks>({});

/** Provides the links to the provider's apps to every `AppLink` below. */
export function AppLinksProvider({ links, children }: { links: AppLinks; children: ReactNode }) {
  return <AppLinksContext value={links}>{children}</AppLinksContext>;
}

/**
 * A link to one of the provider's apps (sandbox login, sign-up, …). One export serves all hosts, so
 * its HTML has the production URL; `lib/bootstrap/point-app-links.ts` replaces it before hydration.
 * For a partner's visitors, links named in the partner's entry of content/site.json lead elsewhere.
 */
export function AppLink({ to, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const links = useContext(AppLinksContext);
  const environment = useEnvironment() ?? 'prod';
  const partnerLinks: Readonly<Record<string, string | undefined>> = usePartner()?.links ?? {};
  const hrefs = links[to];
  const href = partnerLinks[to] ?? (hrefs ? getForEnvironment(hrefs, environment) : '');
  return <a {...rest} data-app={to} href={href} suppressHydrationWarning />;
}
