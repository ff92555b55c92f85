import type { Partner } from '@/lib/content/schemas/site';
import { type EnvironmentName, selectEnvironment } from '@/lib/environment/select-environment';
import { readStored } from './start/stored-text';

/** Links to the provider's apps that a page may point elsewhere. */
export type AppLinkSettings = {
  /** Addresses that differ from production's, by the name of the link, from `listMovedLinks`. */
  readonly links: Readonly<Record<string, Readonly<Record<EnvironmentName, string>>>>;
  /** Partners of content/site.json; the one of the address wins over the stored one. */
  readonly partners: readonly Pick<Partner, 'domain' | 'links'>[];
};

type PageAddress = Pick<Location, 'hostname' | 'search'>;

/**
 * Points links with `data-app` (the link's name) at this host's environment or this visitor's partner while the
 * HTML is parsed. One export serves all hosts with production's addresses: without this, a click before
 * hydration would leave the test environment (SPEC 4) or the partner (SPEC 2 `domain`).
 */
export function pointAppLinks(settings: AppLinkSettings, address: PageAddress = location): void {
  const hrefs = selectAppHrefs(settings, address);
  if (hrefs.size === 0) return;
  const point = () =>
    document.querySelectorAll('a[data-app]').forEach((link) => {
      const href = hrefs.get(link.getAttribute('data-app') ?? '');
      if (href !== undefined) link.setAttribute('href', href);
    });
  const observer = new MutationObserver(point);
  observer.observe(document, { childList: true, subtree: true });
  const finish = () => {
    point();
    observer.disconnect();
  };
  document.addEventListener('DOMContentLoaded', finish, { once: true });
}

/** Addresses that differ from production's, by the name of the link; empty where none does. */
function selectAppHrefs(
  { links, partners }: AppLinkSettings,
  { hostname, search }: PageAddress,
): ReadonlyMap<string, string> {
  const environment = selectEnvironment(hostname);
  const moved = Object.entries(links).flatMap(([name, { [environment]: href }]) =>
    href === undefined ? [] : [[name, href] as const],
  );
  return new Map([...moved, ...Object.entries(findPartner(partners, search)?.links ?? {})]);
}

/** The partner whose domain the address names, else the one stored by an earlier page. */
function findPartner(partners: AppLinkSettings['partners'], search: string) {
  const find = (domain: string | null) => partners.find((partner) => partner.domain === domain);
  const named = new URLSearchParams(search).get('domain')?.toLowerCase() ?? null;
  return find(named) ?? find(readStored(() => sessionStorage, 'domain'));
}
