import { formatSuggestion } from '@/lib/text/edit-distance';
import { FONTS_FOLDER, type Site, SYSTEM_FONT } from '../schemas/site';
import type { Loader } from '../source/loader';
import type { CheckLink } from '../validate/check-references';
import { loadHead } from './load-head';
import { loadDrawings, loadLogo } from './load-logo';
import { checkThemeFile } from './load-theme';

/** Reads and checks what makes the portal look like its adopter. */
export function loadBrand(loader: Loader, site: Site | undefined): void {
  loadLogo(loader);
  loadDrawings(loader);
  loadHead(loader);
  if (!site) return;
  checkThemeFile(loader, site);
  checkFonts(loader, site);
}

/** Reports fonts whose file is missing; the build looks into the others. */
function checkFonts({ disk, add }: Loader, { fonts = {} }: Site): void {
  for (const [role, font] of Object.entries(fonts)) {
    if (font === SYSTEM_FONT) continue;
    const isOwn = font.startsWith(FONTS_FOLDER);
    if (disk.has(isOwn ? font : `node_modules/${font}`)) continue;
    const advice = isOwn
      ? formatSuggestion(
          font,
          disk
            .list(FONTS_FOLDER.slice(0, -1), /\.(?:woff2|ttf)$/)
            .map((name) => FONTS_FOLDER + name),
        )
      : ` Copy the file to ${FONTS_FOLDER} and name it there`;
    add('content/site.json', `fonts.${role}`, `no such file: ${font}.${advice}`);
  }
}

/** Checks the addresses that the parts of the brand lead to. */
export function checkBrandLinks(site: Site | undefined, checkLink: CheckLink): void {
  if (site?.logo?.href) checkLink(site.logo.href, 'content/site.json', 'logo.href');
  for (const [index, { pages = [] }] of (site?.scripts ?? []).entries())
    for (const [position, page] of pages.entries())
      checkLink(page.replace(/\*$/, ''), 'content/site.json', `scripts.${index}.pages.${position}`);
}
