import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFormerKeys } from '@/lib/content/files/former-keys';
import { loadContent } from '@/lib/content/load/load-content';
import { createDisk } from '@/lib/content/source/disk';
import { bundleDocuments } from '@/lib/kit/build/openapi/bundle-openapi';
import { changeContent } from '@/lib/kit/upgrade/content-changes';

jest.setTimeout(120_000);

const FORMER_KEY = expect.stringContaining('"documents": {"allow": …} is "otherDocuments"');

/**
 * Content of portals that `npm run init` once made, as it was then: the release that each was made with, what an
 * upgrade changes, and its pages. `lib/kit/test/try-upgrades.ts` upgrades them by the real command.
 */
const ADOPTERS = {
  first: {
    release: '1.0.0',
    changes: [expect.stringMatching(/APIs without a known live document say so/), FORMER_KEY],
    site: { name: 'Béryl & Fils', apis: [{ id: 'tickets', location: false }] },
    pages: ['/api/changes/', '/api/notices/', '/api/sales/', '/guides/first-request/'],
  },
  second: {
    release: '1.1.0',
    changes: [expect.stringMatching(/^pictures, downloads and other files moved/), FORMER_KEY],
    site: { name: 'Parkwerk', lang: 'de', apis: [{ id: 'parking', location: false }] },
    pages: ['/api/access/', '/api/places/', '/guides/first-request/'],
  },
} as const;

test.each(Object.entries(ADOPTERS))(
  'the portal “%s” is sound after the upgrade, at the same addresses',
  async (name, { release, changes, site, pages }) => {
    const root = mkdtempSync(join(tmpdir(), 'adopter-'));
    cpSync(join('__tests__/fixtures/adopters', name), root, { recursive: true });
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    execFileSync('git', ['add', '--all'], { cwd: root });
    expect(listFormerKeys(createDisk(root))).toMatchObject([{ at: 'documents.allow' }]);
    expect(changeContent(root, release, '1.2.0')).toEqual(changes);
    expect(listFormerKeys(createDisk(root))).toEqual([]);
    const targetDir = join(root, 'public/openapi');
    await bundleDocuments({ root, sourceDir: join(root, 'content/openapi'), targetDir });
    const content = loadContent(root);
    expect(content.site).toMatchObject({ ...site, release: '1.2.0', otherDocuments: [] });
    const addresses = Object.values(content.pages).flatMap((list) =>
      list.map(({ section, slug }) => `/${section}/${slug}/`),
    );
    expect(addresses.toSorted()).toEqual(pages);
    expect(changeContent(root, release, '1.2.0')).toEqual([]);
  },
);
