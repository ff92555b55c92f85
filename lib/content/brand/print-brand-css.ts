import { withBasePath } from '@/lib/routes/urls';
import { readableColour } from '@/lib/theme/readable-colour';
import { type Site, SYSTEM_FONT } from '../schemas/site';
import type { Logo } from './load-logo';

const DARK_LOGO = 'img[src$="/logo-dark.svg"]';

/** Shows the dark one of two logos, below a selector of the root. */
const showDarkLogo = (root: string) =>
  `${root} ${DARK_LOGO}{display:inline}${root} img[src$="/logo.svg"]{display:none}`;

/** Hides one of two logos: dark is what a reader chose, or the system where nobody chose; print is light. */
const LOGOS = `${DARK_LOGO}{display:none}
@media screen{${showDarkLogo(':root[data-theme=dark]')}}
@media screen and (prefers-color-scheme:dark){${showDarkLogo(':root:not([data-theme=light])')}}
`;

const addBasePath = (_: string, start: string, path: string) => start + withBasePath(path);

/**
 * Prints the brand of content as a stylesheet, which pages have behind all others: the two colours of
 * content/site.json as tokens, the first made readable, because text is on it and links have it; the mark; two logos.
 * @param own stylesheet of the adopter, which comes last.
 */
export function printBrandCss(
  { theme, fonts = {} }: Pick<Site, 'theme' | 'fonts'>,
  logo: Logo | undefined,
  own: string,
): string {
  const { primary, secondary } = theme;
  const mark = `url(${withBasePath('/favicon.svg')}) center/contain no-repeat`;
  const systemFonts = [
    fonts.text === SYSTEM_FONT ? ';--font-sans:system-ui' : '',
    fonts.code === SYSTEM_FONT ? ';--font-mono:ui-monospace' : '',
  ].join('');
  const rule = `:root{--brand:${readableColour(primary)};--brand-2:${secondary};--mark:${mark}${systemFonts}}\n`;
  const pictures = logo?.hasDark ? LOGOS : '';
  return rule + pictures + own.replace(/(url\(\s*['"]?)(\/[^'")]*)/gi, addBasePath);
}
