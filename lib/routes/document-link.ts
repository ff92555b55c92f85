/** Sub-path of old addresses. Documents still link to them: `/developer/api/reference#country-codes`. */
const LEGACY_BASE = /^\/developer(?=[/?#]|$)/;

/**
 * An address of the old sub-path without it; `undefined` for any other address.
 * @example stripLegacyBasePath('/developer/api/reference#country-codes') // '/api/reference#country-codes'
 */
export function stripLegacyBasePath(address: string): string | undefined {
  if (!LEGACY_BASE.test(address)) return undefined;
  // Two slashes in front would name another host; a browser reads `\` as one, and leaves out tabs and line ends.
  return `/${address.replace(LEGACY_BASE, '').replace(/^[/\\\s]+/, '')}`;
}

/**
 * Where a link of a document leads. The provider's own documents link to this site, and may still use its old
 * sub-path; a relative link of anybody else's is no address here, so it is read against theirs (OpenAPI 3.1 4.7).
 * @param base address of a document of others, an absolute one; `undefined` for the provider's own.
 * @example resolveDocumentLink('/rest/teams', 'https://docs.example.com/v1.json') // 'https://docs.example.com/rest/teams'
 */
export function resolveDocumentLink(href: string, base: string | undefined): string {
  if (base === undefined) return stripLegacyBasePath(href) ?? href;
  // A fragment names a heading of the text itself.
  if (href.startsWith('#') || !URL.canParse(href, base)) return href;
  return new URL(href, base).href;
}
