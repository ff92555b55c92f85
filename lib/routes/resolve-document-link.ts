/** Sub-path that the portal was once served under; documents still link below it. */
const LEGACY_BASE = /^\/developer(?=[/?#]|$)/;

/**
 * Removes the legacy base path from an address; `undefined` for an address without it.
 * @example stripLegacyBasePath('/developer/api/reference#country-codes') // '/api/reference#country-codes'
 */
export function stripLegacyBasePath(address: string): string | undefined {
  if (!LEGACY_BASE.test(address)) return undefined;
  // Two leading slashes would name another host; browsers read `\` as a slash and drop tabs and
  // line ends.
  return `/${address.replace(LEGACY_BASE, '').replace(/^[/\\\s]+/, '')}`;
}

/** Address of a document, and whether it is not the provider's own. */
export type LinkBase = { readonly address: string; readonly isForeign: boolean };

/**
 * Resolves a link in a document. A relative link is relative to the document (OpenAPI 3.1 4.7). One
 * of the provider's own that begins with a slash leads to the portal, without the legacy base path.
 * @param base `undefined` where the address of the provider's document is not known.
 * @returns the link as it is where it cannot be resolved.
 * @example resolveDocumentLink('guide.html', { address: 'https://a.example.com/v1/api.json', … }) // 'https://a.example.com/v1/guide.html'
 */
export function resolveDocumentLink(href: string, base: LinkBase | undefined): string {
  const isOwn = !base?.isForeign;
  if (isOwn && /^[/\\]/.test(href)) return stripLegacyBasePath(href) ?? href;
  // A fragment names a part of the same document.
  if (!base || href.startsWith('#') || !URL.canParse(href, base.address)) return href;
  return new URL(href, base.address).href;
}
