import { isExternal } from '@/lib/urls';
import type { PolicySources } from './policy';

/** The part of `site.json` that decides which origins a page may reach. */
export type SiteOrigins = {
  readonly environments: Readonly<Record<string, { readonly api: string }>>;
  readonly documents: { readonly allow: readonly string[] };
  readonly chat: {
    readonly enabled: boolean;
    readonly accountUrl: string;
    readonly assetHost: string;
    readonly hosts: readonly string[];
    readonly inlineStyles: boolean;
  };
  /** A path of the portal, or an address on a storage host. */
  readonly storage: string;
};

/**
 * Origins for the policy, sorted, each once: the API base of every environment (which one a page uses is
 * known only in the browser, SPEC 4) and the documents on the allow-list; the chat's hosts only when enabled;
 * the storage host only when downloads lie on one.
 * Throws for an address that is no URL.
 */
export function buildPolicySources({
  environments,
  documents,
  chat,
  storage,
}: SiteOrigins): PolicySources {
  const bases = Object.values(environments).map(({ api }) => api);
  return {
    connect: listOrigins([...bases, ...documents.allow]),
    storage: isExternal(storage) ? listOrigins([storage]) : [],
    ...(chat.enabled ? { chat: buildChatSources(chat) } : {}),
  };
}

function buildChatSources({ accountUrl, assetHost, hosts, inlineStyles }: SiteOrigins['chat']) {
  const reach = listOrigins([accountUrl, assetHost, ...hosts]);
  return { script: new URL(assetHost).origin, reach, inlineStyles };
}

function listOrigins(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))].sort();
}
