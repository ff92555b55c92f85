import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of an adopter with all that one may make his own. */
const OWN = '__tests__/fixtures/adopters/own';

/** Font that stands for one of the adopter's own. */
const FONT =
  'node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';

/**
 * Makes a portal of `npm run init` one that is its adopter's own in every part.
 * @param root its folder.
 */
export function addOwnParts(root: string): void {
  cpSync(join(OWN, 'content'), join(root, 'content'), { recursive: true });
  cpSync(FONT, join(root, 'content/fonts/own.woff2'));
  for (const name of ['site.json', 'navigation.json']) {
    const file = join(root, 'content', name);
    const before: object = JSON.parse(readFileSync(file, 'utf8'));
    const own: object = JSON.parse(readFileSync(join(OWN, 'keys', name), 'utf8'));
    writeFileSync(file, `${JSON.stringify({ ...before, ...own }, null, 2)}\n`);
  }
}
