'use client';

import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { usePartner } from '@/components/theme/partner';
import { useEnvironment } from '@/components/ui/use-environment';
import type { EnvironmentName } from '@/lib/environment/select-environment';

/** URLs of one link to the provider's apps, one per environment. */
export type AppHrefs = Readonly<Record<EnvironmentName, string>>;
/** Links to the provider's apps by name: `sandboxLogin`. */
export type AppLinks = Readonly<Record<string, AppHrefs>>;

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
  const href = partnerLinks[to] ?? links[to]?.[environment] ?? '';
  return <a {...rest} data-app={to} href={href} suppressHydrationWarning />;
}
