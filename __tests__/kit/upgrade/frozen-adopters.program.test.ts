import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '@/lib/content/load/load-content';
import { bundleDocuments } from '@/lib/kit/build/openapi/bundle-openapi';
import { changeContent } from '@/lib/kit/upgrade/content-changes';

jest.setTimeout(120_000);

/** Content of portals that `npm run init` once made, as it was then: the release that each was made with. */
const ADOPTERS = { first: '1.0.0' } as const;

test.each(Object.entries(ADOPTERS))(
  'the portal “%s” is sound after the upgrade, at the same addresses',
  async (name, from) => {
    const root = mkdtempSync(join(tmpdir(), 'adopter-'));
    cpSync(join('__tests__/fixtures/adopters', name), root, { recursive: true });
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    expect(changeContent(root, from, '1.1.0')).toEqual([
      expect.stringMatching(/^content\/site\.json: APIs without a known live document say so/),
    ]);
    const targetDir = join(root, 'public/openapi');
    await bundleDocuments({ root, sourceDir: join(root, 'content/openapi'), targetDir });
    const { site, pages } = loadContent(root);
    expect(site).toMatchObject({ name: 'Béryl & Fils', release: '1.1.0' });
    expect(site.apis).toMatchObject([{ id: 'tickets', location: false }]);
    const addresses = Object.values(pages).flatMap((list) =>
      list.map(({ section, slug }) => `/${section}/${slug}/`),
    );
    expect(addresses.toSorted()).toEqual([
      ...['/api/changes/', '/api/notices/', '/api/sales/', '/guides/first-request/'],
    ]);
    expect(changeContent(root, '1.1.0', '1.1.0')).toEqual([]);
  },
);
