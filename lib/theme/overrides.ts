/** Query parameters of display overrides (SPEC 2), also their keys in session storage. */
export const OVERRIDES = ['domain', 'themePrimary', 'themeSecondary'] as const;

/** CSS custom property that each colour override sets. */
export const COLOUR_TOKENS = { themePrimary: '--brand', themeSecondary: '--brand-2' } as const;

/**
 * Removes the display overrides from a URL; everything else stays.
 * @example withoutOverrides('https://x.example/a/?domain=b&q=1#c') // 'https://x.example/a/?q=1#c'
 */
export function withoutOverrides(href: string): string {
  const url = new URL(href);
  if (!OVERRIDES.some((name) => url.searchParams.has(name))) return href;
  for (const name of OVERRIDES) url.searchParams.delete(name);
  return url.href;
}
