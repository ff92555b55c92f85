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

/**
 * Resolves a link in a document's text. A relative link of a foreign document is relative to that
 * document (OpenAPI 3.1 4.7); the provider's own links lose the legacy base path.
 * @param base absolute address of a foreign document; `undefined` for the provider's own.
 * @returns the link as it is where it cannot be resolved.
 * @example resolveDocumentLink('/rest/teams', 'https://docs.example.com/v1.json') // 'https://docs.example.com/rest/teams'
 */
export function resolveDocumentLink(href: string, base: string | undefined): string {
  if (base === undefined) return stripLegacyBasePath(href) ?? href;
  // A fragment names a heading of the same text.
  if (href.startsWith('#') || !URL.canParse(href, base)) return href;
  return new URL(href, base).href;
}
