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
