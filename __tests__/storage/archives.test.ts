/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { readPlugins } from '@/lib/content/read-plugins';
import { toSiteValues } from '@/lib/content/site';
import { releasesOf } from '@/lib/plugins/releases';
import { readArchiveSources } from '@/lib/storage/archive-source';
import { checkReleases } from '@/lib/storage/check-releases';
import { packArchive, toFileFacts } from '@/lib/storage/pack-archive';
import { readBrand } from '@/lib/storage/read-brand';
import { readStorage } from '@/lib/storage/read-storage';
import { samplePlugin } from '../plugins/sample-plugin';

const readStored = readStorage('public/storage');
const archives = readArchiveSources('lib/storage/archives', toSiteValues(readBrand()));

describe('the shipped storage', () => {
  test('holds every release, with the size and checksums its plugin states', async () => {
    expect(await checkReleases(readPlugins(), readStored)).toEqual([]);
  });

  test('holds no archive that no plugin lists', () => {
    const listed = readPlugins().flatMap((plugin) => releasesOf(plugin).map(({ file }) => file));
    expect(readdirSync('public/storage/plugins').sort()).toEqual(listed.sort());
  });

  test.each(archives)('$file is what its sources give', async (archive) => {
    expect(
      Buffer.compare(packArchive(archive), (await readStored(archive.file)) ?? Buffer.alloc(0)),
    ).toBe(0);
  });

  test.each(archives)(
    '$file unpacks into one folder with a licence and the version in its files',
    async ({ file }) => {
      const files = unzipSync((await readStored(file)) ?? new Uint8Array());
      const names = Object.keys(files);
      const [root = ''] = names[0]?.split('/') ?? [];
      expect(names.every((name) => name.startsWith(`${root}/`))).toBe(true);
      expect(names).toContain(`${root}/LICENSE.txt`);
      const version = /-([\d.]+)\.zip$/.exec(file)?.[1] ?? 'none';
      const texts = Object.values(files)
        .map((bytes) => strFromU8(bytes))
        .join('\n');
      expect(texts).toContain(version);
      expect(texts).not.toMatch(
        /@(name|version|email|product|sandboxApi|sandboxApp)@|^#(since|end)/m,
      );
    },
  );
});

test.each(['disputes', 'ach-payments'])('the guide %s is a tagged PDF with a title', (name) => {
  const file = `public/storage/guides/${name}.pdf`;
  expect(existsSync(file)).toBe(true);
  const text = readFileSync(file, 'latin1');
  expect(text).toMatch(/^%PDF-/);
  expect(text).toContain('/MarkInfo');
  expect(text).toContain('/Outlines');
});

describe('the check of a storage', () => {
  const bytes = new TextEncoder().encode('archive');
  const facts = toFileFacts(bytes);
  const plugin = samplePlugin({ ...facts, file: 'sample-1.3.10.zip', releases: [] });

  test('is content when size and sums are true', async () => {
    expect(await checkReleases([plugin], async () => bytes)).toEqual([]);
  });

  test('names plugin, version and file of what is missing', async () => {
    expect(await checkReleases([plugin], async () => undefined)).toEqual([
      'content/plugins/sample.json, version 1.3.10: sample-1.3.10.zip is not in the storage',
    ]);
  });

  test.each(['size', 'checksum', 'sha256'] as const)(
    'names a wrong %s and the true one',
    async (field) => {
      const wrong = samplePlugin({ ...plugin, [field]: field === 'size' ? 1 : 'a'.repeat(40) });
      const [fault, ...more] = await checkReleases([wrong], async () => bytes);
      expect(more).toEqual([]);
      expect(fault).toContain(`${field} is "${wrong[field]}", the file's is "${facts[field]}"`);
    },
  );

  test('reads a storage over HTTP too', async () => {
    const { createServer } = await import('node:http');
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/pub/plugins/sample-1.3.10.zip' ? 200 : 404;
      response.end(bytes);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const read = readStorage(`http://127.0.0.1:${port}/pub/`);
    try {
      expect(await checkReleases([plugin], read)).toEqual([]);
      expect(await read('other.zip')).toBeUndefined();
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });
});

test('known sums of a known file', () => {
  expect(toFileFacts(new TextEncoder().encode('abc'))).toEqual({
    size: 3,
    checksum: 'a9993e364706816aba3e25717850c26c9cd0d89d',
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
});
