import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_FOUND_SECTIONS } from '@/lib/kit/hosts/host-files';

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
