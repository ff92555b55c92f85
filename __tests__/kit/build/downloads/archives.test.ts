import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { PDFBool, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import { readPlugins } from '@/lib/content/read-plugins';
import { readArchiveSources } from '@/lib/kit/build/downloads/archive-source';
import { checkReleases } from '@/lib/kit/build/downloads/check-releases';
import { createDownloadReader } from '@/lib/kit/build/downloads/download-reader';
import { computeFileSums, packArchive } from '@/lib/kit/build/downloads/pack-archive';
import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { listReleases } from '@/lib/plugins/list-releases';

const readStored = createDownloadReader('content/storage');

async function bytesOf(file: string): Promise<Uint8Array> {
  const stored = await readStored(`plugins/${file}`);
  return 'bytes' in stored ? stored.bytes : Buffer.alloc(0);
}
const archives = readArchiveSources(
  'lib/kit/build/downloads/archives',
  getSiteValues(readSiteFile()),
);

describe('the shipped storage', () => {
  test('holds every release, with the size and checksums its plugin states', async () => {
    expect(await checkReleases(readPlugins(), readStored)).toEqual([]);
  });

  test('holds no archive that no plugin lists', () => {
    const listed = readPlugins().flatMap((plugin) => listReleases(plugin).map(({ file }) => file));
    expect(readdirSync('content/storage/plugins').sort()).toEqual(listed.sort());
  });

  test.each(archives)('$file is what its sources give', async (archive) => {
    expect(Buffer.compare(packArchive(archive), await bytesOf(archive.file))).toBe(0);
  });

  test.each(archives)(
    '$file unpacks into one folder with a licence and the version in its files',
    async ({ file }) => {
      const files = unzipSync(await bytesOf(file));
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

describe('the plugins of a provider with quotes in its name', () => {
  const site = { ...getSiteValues(readSiteFile()), name: String.raw`Pay'n"Go \o/` };
  const texts = readArchiveSources('lib/kit/build/downloads/archives', site).flatMap(
    ({ file, entries }) => [...entries].map(([name, text]) => [`${file}/${name}`, text] as const),
  );
  const of = (ending: string) => texts.filter(([name]) => name.endsWith(ending));
  const hasPhp = spawnSync('php', ['--version']).status === 0;

  test.each(of('.json'))('%s is JSON with that name', (_name, text) => {
    expect(JSON.parse(text)).toMatchObject({ Author: site.name });
  });

  (hasPhp ? test : test.skip).each(of('.php'))('%s is PHP', (_name, text) => {
    const { status, stdout } = spawnSync('php', ['-l'], { input: text, encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('No syntax') });
  });
});

test.each([
  ['disputes', 'Disputes'],
  ['ach-payments', 'ACH payments'],
])('the guide %s is a tagged PDF with bookmarks, titled %s', async (name, title) => {
  const pdf = await PDFDocument.load(readFileSync(`content/storage/guides/${name}.pdf`));
  const marks = pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict);
  expect(marks.get(PDFName.of('Marked'))).toBe(PDFBool.True);
  expect(pdf.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
  expect(pdf.catalog.has(PDFName.of('Outlines'))).toBe(true);
  expect(pdf.getTitle()).toMatch(`${title} | `);
});

test('known sums of a known file', () => {
  expect(computeFileSums(new TextEncoder().encode('abc'))).toEqual({
    size: 3,
    checksum: 'a9993e364706816aba3e25717850c26c9cd0d89d',
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
});
