import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadHead } from '@/lib/content/brand/load-head';
import { loadLogo } from '@/lib/content/brand/load-logo';
import { loadTheme } from '@/lib/content/brand/load-theme';
import { printBrandCss } from '@/lib/content/brand/print-brand-css';
import { loadContent } from '@/lib/content/load/load-content';
import { createDisk } from '@/lib/content/source/disk';
import { createLoader } from '@/lib/content/source/loader';
import { writeOwnParts } from '@/lib/kit/build/generated/write-own-parts';
import { printSlots } from '@/lib/kit/build/generated/write-settings';
import { buildPolicy, buildPolicySources } from '@/lib/kit/build/html/policy';
import { bundleDocuments } from '@/lib/kit/build/openapi/bundle-openapi';
import { listUnusedFiles } from '@/lib/kit/build/unused-files';
import { addOwnParts } from '@/lib/kit/test/add-own-parts';
import { changeContent } from '@/lib/kit/upgrade/content-changes';
import { checkInterfaceWords } from '@/lib/kit/words/interface-words';

jest.setTimeout(120_000);

/** Writes the portal of `npm run init` with all that an adopter may make his own; gives its folder. */
async function writePortal(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'own-portal-'));
  cpSync('__tests__/fixtures/adopters/first', root, { recursive: true });
  // What git tracks is moved.
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  changeContent(root, '1.0.0', '1.1.0');
  addOwnParts(root);
  cpSync('app/tokens.css', join(root, 'app/tokens.css'));
  writeOwnParts(root);
  const targetDir = join(root, 'public/openapi');
  await bundleDocuments({ root, sourceDir: join(root, 'content/openapi'), targetDir });
  return root;
}

test('a portal gets its own look by content alone', async () => {
  const root = await writePortal();
  const { site, navigation } = loadContent(root);
  const loader = createLoader(createDisk(root));
  const { hasDark = false } = loadLogo(loader).logo ?? {};
  const css = printBrandCss(site, hasDark, loadTheme(loader));
  expect(css).toContain('--paper: light-dark(#fffdf7, #11140f);');
  expect(css).toContain('img[data-dark]');
  expect(css).toContain('--font-mono:ui-monospace');
  expect(loadHead(loader).map(({ name }) => name)).toEqual(['meta', 'link']);
  expect(loader.errors).toEqual([]);
  expect(
    Object.values(printSlots(loader.disk))
      .flat()
      .join('\n')
      .match(/content\/slots\/[\w-]+/g),
  ).toHaveLength(4);
  expect(navigation.banner.map(({ name }) => name)).toEqual(['API', 'Forum']);
  const policy = buildPolicy(buildPolicySources(site));
  expect(policy).toContain("script-src 'self' https://stats.example.com;");
  expect(policy.match(/https:\/\/collect\.example\.com/g)).toHaveLength(3);
  checkInterfaceWords(root, site.lang);
  expect(listUnusedFiles(root)).toEqual([]);
});
