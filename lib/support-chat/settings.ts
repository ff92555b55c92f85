/** Settings of the support widget (SPEC 3 "Support widget config"). */
export type WidgetSettings = {
  /** The provider's account with the chat service: `https://acme.zendesk.com` (SPEC 5). */
  readonly accountUrl: string;
  /** Origin the widget's script is loaded from, the only foreign one. */
  readonly assetHost: string;
  /** Key of one widget, for an account with several. */
  readonly key?: string;
  /** Settings of the widget itself, as its maker documents them. */
  readonly settings?: Readonly<Record<string, unknown>>;
};

/** Error for settings without an account, verbatim from SPEC 5 and 8. */
export const MISSING_ACCOUNT =
  'Missing accountUrl. Please set in app config via ZendeskWidgetProvider';

/**
 * URL of the widget's script. Throws when `assetHost` is no URL.
 * @example buildScriptUrl({ assetHost: 'https://static.zdassets.com', … }).href
 * // 'https://static.zdassets.com/ekr/snippet.js'
 */
export function buildScriptUrl({ assetHost, key }: WidgetSettings): URL {
  const url = new URL('/ekr/snippet.js', assetHost);
  if (key !== undefined) url.searchParams.set('key', key);
  return url;
}

/** Host of the account, which the script reads: `acme.zendesk.com`. Throws when it is no URL. */
export function getAccountHost({ accountUrl }: WidgetSettings): string {
  return new URL(accountUrl).host;
}

/** Chat settings of `site.json` that the browser needs; `undefined` where chat is disabled. */
export function getWidgetSettings({
  enabled,
  accountUrl,
  assetHost,
  key,
  settings,
}: WidgetSettings & { readonly enabled: boolean }): WidgetSettings | undefined {
  if (!enabled) return undefined;
  return { accountUrl, assetHost, ...(key && { key }), ...(settings && { settings }) };
}
