import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that every portal has; all others may be missing. */
const NEEDED: Readonly<Record<string, object>> = {
  'content/navigation.json': {
    shell: { banner: true, nav: true, footer: true, chat: false },
  },
  'content/get-started.json': {
    title: 'Developers',
    lead: 'This portal has no document, no guide and no plugin yet.',
    questions: {
      title: 'Questions?',
      text: 'Write to [{email}](mailto:{email}).',
      withoutChat: 'Write to [{email}](mailto:{email}).',
    },
  },
};

/**
 * Replaces the content of a copy of this project by the least that builds: no document, no page, no plugin.
 * @param root folder of the copy.
 */
export function writeEmptyPortal(root: string): void {
  const siteFile = join(root, 'content/site.json');
  const site: object = JSON.parse(readFileSync(siteFile, 'utf8'));
  rmSync(join(root, 'content'), { recursive: true });
  mkdirSync(join(root, 'content'));
  writeFileSync(siteFile, JSON.stringify({ ...site, apis: [], chat: { enabled: false } }));
  for (const [file, data] of Object.entries(NEEDED))
    writeFileSync(join(root, file), JSON.stringify(data));
  writeFileSync(join(root, 'redocly.yaml'), 'extends:\n  - recommended-strict\n');
}
