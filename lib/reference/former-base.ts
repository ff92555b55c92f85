/** Sub-path of old addresses. Documents still link to them: `/developer/api/reference#country-codes`. */
const FORMER_BASE = /^\/developer(?=[/?#]|$)/;

/**
 * An address of the old sub-path without it; `undefined` for any other address.
 * @example withoutFormerBase('/developer/api/reference#country-codes') // '/api/reference#country-codes'
 */
export function withoutFormerBase(address: string): string | undefined {
  if (!FORMER_BASE.test(address)) return undefined;
  // Two slashes in front would name another host; a browser reads `\` as one, and leaves out tabs and line ends.
  return `/${address.replace(FORMER_BASE, '').replace(/^[/\\\s]+/, '')}`;
}
