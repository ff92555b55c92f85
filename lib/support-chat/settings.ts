/** What the support widget must be told (SPEC 3 "Support widget config"). */
export type WidgetSettings = {
  /** The provider's account with the chat service: `https://acme.zendesk.com`. Required (SPEC 5). */
  readonly accountUrl: string;
  /** Origin the widget's script is loaded from, the only foreign one. */
  readonly assetHost: string;
  /** Names one widget of an account that has several. */
  readonly key?: string;
};

/** SPEC 5 and 8, word for word. */
export const MISSING_ACCOUNT =
  'Missing accountUrl. Please set in app config via ZendeskWidgetProvider';

/**
 * Address of the widget's script. Throws when the asset host is no URL.
 * @example buildScriptUrl({ assetHost: 'https://static.zdassets.com', … }).href
 * // 'https://static.zdassets.com/ekr/snippet.js'
 */
export function buildScriptUrl({ assetHost, key }: WidgetSettings): URL {
  const url = new URL('/ekr/snippet.js', assetHost);
  if (key !== undefined) url.searchParams.set('key', key);
  return url;
}

/** The account's host, which the script looks up by itself: `acme.zendesk.com`. Throws when it is no URL. */
export function getAccountHost({ accountUrl }: WidgetSettings): string {
  return new URL(accountUrl).host;
}

/**
 * What the browser must know of the chat in `site.json`; nothing where it is not enabled. The rest
 * concerns the policy.
 */
export function getWidgetSettings({
  enabled,
  accountUrl,
  assetHost,
  key,
}: WidgetSettings & { readonly enabled: boolean }): WidgetSettings | undefined {
  if (!enabled) return undefined;
  return { accountUrl, assetHost, ...(key === undefined ? {} : { key }) };
}
