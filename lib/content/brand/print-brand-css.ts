import { withBasePath } from '@/lib/routes/urls';
import { readableColour } from '@/lib/theme/readable-colour';
import { type Site, SYSTEM_FONT } from '../schemas/site';

/**
 * Hides one of two pictures, of which the dark one comes first: dark is what a reader chose, or the system where nobody
 * chose; print is light.
 */
const DARK = 'img[data-dark]';
const LIGHT = `${DARK}+img`;
const PICTURES = `@media print{${DARK}{display:none}}
:root[data-theme=light] ${DARK}{display:none}
@media (prefers-color-scheme:light){:root:not([data-theme=dark]) ${DARK}{display:none}}
@media screen{:root[data-theme=dark] ${LIGHT}{display:none}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]) ${LIGHT}{display:none}}
`;

const addBasePath = (_: string, start: string, path: string) => start + withBasePath(path);

/**
 * Prints the brand of content as a stylesheet, which pages have behind all others: the two colours of
 * content/site.json as tokens, the first made readable, because text is on it and links have it; the mark.
 * @param hasDark whether the logo or a drawing has a version for dark pages.
 * @param own stylesheet of the adopter, which comes last.
 */
export function printBrandCss(
  { theme, fonts = {} }: Pick<Site, 'theme' | 'fonts'>,
  hasDark: boolean,
  own: string,
): string {
  const { primary, secondary } = theme;
  const mark = `url(${withBasePath('/favicon.svg')}) center/contain no-repeat`;
  const systemFonts = [
    fonts.text === SYSTEM_FONT ? ';--font-sans:system-ui' : '',
    fonts.code === SYSTEM_FONT ? ';--font-mono:ui-monospace' : '',
  ].join('');
  const rule = `:root{--brand:${readableColour(primary)};--brand-2:${secondary};--mark:${mark}${systemFonts}}\n`;
  return (
    rule + (hasDark ? PICTURES : '') + own.replace(/(url\(\s*['"]?)(\/[^'")]*)/gi, addBasePath)
  );
}
