import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sections with their own not-found page (SPEC 2). */
export const NOT_FOUND_SECTIONS = ['api', 'libs', 'style-guide'] as const;

/**
 * Copies `<section>/not-found/index.html` to `<section>/404.html`, because hosts look for a 404
 * page up the tree and Next exports only the root one. Throws when a section has no such page.
 */
export function copyNotFoundPages(root: string): void {
  for (const section of NOT_FOUND_SECTIONS) {
    const page = join(root, section, 'not-found', 'index.html');
    if (!existsSync(page))
      throw new Error(`${page} is missing: /${section}/not-found/ must be a page`);
    copyFileSync(page, join(root, section, '404.html'));
  }
}

/** Root not-found page, and the copies of it that Next writes. */
const ROOT_PAGES = ['404.html', '404/index.html', '_not-found/index.html'] as const;
const FONT_PRELOAD = /<link\b[^>]*\bas="font"[^>]*>/g;
const FIRST_STYLESHEET = /<link rel="stylesheet"/;

/**
 * Adds the font preloads of `/not-found/` to the root not-found page. Next lists its fonts under
 * `_not-found/page` but looks them up under `not-found`, so it writes none, and `optional` fonts
 * would arrive too late to be used.
 */
export function addFontPreloads(root: string): void {
  const sibling = join(root, 'not-found', 'index.html');
  if (!existsSync(sibling)) return;
  const links = (readFileSync(sibling, 'utf8').match(FONT_PRELOAD) ?? []).join('');
  for (const file of ROOT_PAGES.map((name) => join(root, name)).filter(existsSync)) {
    const html = readFileSync(file, 'utf8');
    if (html.match(FONT_PRELOAD)) continue;
    writeFileSync(
      file,
      html.replace(FIRST_STYLESHEET, (stylesheet) => links + stylesheet),
    );
  }
}
