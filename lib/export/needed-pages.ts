import { createDisk } from '@/lib/content/source/disk';
import type { Section } from '@/lib/content/kinds/page';

/** Sections whose pages a route of its own finds by their names: it cannot be built for none. */
const NON_EMPTY_SECTIONS: readonly Section[] = ['solutions', 'guides', 'api'];
/** Pages that have a route of their own, and those that the search and the not-found page lead to. */
const REQUIRED_PAGES = ['libs/plugins', 'libs/sdk', 'api/reference', 'api/testing'].map(
  (page) => `content/${page}.mdx`,
);

/**
 * Looks for the pages without which Next cannot build the routes: it would tell of a module not found.
 * @param root the project's folder.
 * @throws with one line for each that is missing.
 */
export function checkNeededPages(root: string): void {
  const disk = createDisk(root);
  const empty = NON_EMPTY_SECTIONS.map((section) => `content/${section}`)
    .filter((folder) => disk.list(folder, '.mdx').length === 0)
    .map((folder) => `${folder}: at least one page is needed: write ${folder}/<slug>.mdx`);
  const missing = REQUIRED_PAGES.filter((file) => !disk.has(file)).map(
    (file) => `${file}: the file is missing`,
  );
  if (empty.length + missing.length > 0) throw new Error([...empty, ...missing].join('\n'));
}
