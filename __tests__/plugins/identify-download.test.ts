import { readFileSync } from 'node:fs';
import { readPlugins } from '@/lib/content/read-plugins';
import { identifyDownload, listPublishedReleases } from '@/lib/plugins/identify-download';
import { readFile } from '@/lib/plugins/read-file';
import { samplePlugin } from '../support/sample-plugin';

const known = listPublishedReleases([samplePlugin(), samplePlugin({ name: 'Old', active: false })]);
const [latest] = known;
if (!latest) throw new Error('the sample has a release');
const sums = { name: latest.file, size: latest.size, sha1: latest.checksum, sha256: latest.sha256 };
const other = { sha1: 'a'.repeat(40), sha256: 'b'.repeat(64) };

describe('the known releases', () => {
  test('are all releases of all plugins; an inactive one has no page', () => {
    expect(known.map(({ plugin, v, page, isLatest }) => [plugin, v, page, isLatest])).toEqual([
      ['Sample Shop', '1.3.10', '/libs/plugins/sample/', true],
      ['Sample Shop', '1.3.2', '/libs/plugins/sample/', false],
      ['Sample Shop', '1.2.0', '/libs/plugins/sample/', false],
      ['Old', '1.3.10', null, true],
      ['Old', '1.3.2', null, false],
      ['Old', '1.2.0', null, false],
    ]);
  });
});

describe('a file', () => {
  test('with both sums of a release is that release, intact', () => {
    expect(identifyDownload(known, sums)).toEqual({ kind: 'intact', release: latest });
  });

  test('that was renamed is still that release', () => {
    expect(identifyDownload(known, { ...sums, name: 'x.bin' })).toMatchObject({ kind: 'intact' });
  });

  test.each([
    ['SHA-1', { sha1: sums.sha1, sha256: other.sha256 }],
    ['SHA-256', { sha1: other.sha1, sha256: sums.sha256 }],
  ])('with the %s alone is not intact', (_, one) => {
    expect(identifyDownload(known, { ...sums, name: 'x.zip', ...one })).toEqual({
      kind: 'different',
      release: latest,
    });
  });

  test.each([
    'sample-1.3.10.zip',
    'Sample-1.3.10.ZIP',
    'sample-1.3.10 (1).zip',
    'sample-1.3.10(2).zip',
    'sample-1.3.10-2.zip',
    'sample-1.3.10 - Copy.zip',
    'sample-1.3.10.zip.crdownload',
    'sample-1.3.10.zip.part',
  ])('called %j with other content was meant to be 1.3.10', (name) => {
    expect(identifyDownload(known, { ...sums, ...other, name })).toEqual({
      kind: 'different',
      release: latest,
    });
  });

  test.each(['sample-9.9.zip', 'sample-1.3.10.tar.gz', '', '__proto__', 'zip'])(
    'called %j with other content is none of ours',
    (name) => {
      expect(identifyDownload(known, { ...sums, ...other, name })).toEqual({ kind: 'unknown' });
    },
  );

  test('is none of ours when nothing is known', () => {
    expect(identifyDownload([], sums)).toEqual({ kind: 'unknown' });
  });
});

describe('the shipped archives', () => {
  const shipped = listPublishedReleases(readPlugins());
  const toFile = (name: string, bytes: Uint8Array<ArrayBuffer>) => new File([bytes], name);

  test.each(shipped)('$file is read as $plugin $v, intact', async (release) => {
    const bytes = new Uint8Array(readFileSync(`content/storage/plugins/${release.file}`));
    const file = await readFile(toFile(release.file, bytes));
    expect(identifyDownload(shipped, file)).toEqual({ kind: 'intact', release });
  });

  test('one changed bit, or one byte less, makes it different', async () => {
    const [release] = shipped;
    if (!release) throw new Error('no release');
    const bytes = new Uint8Array(readFileSync(`content/storage/plugins/${release.file}`));
    const altered = bytes.slice();
    altered[100] = (altered[100] ?? 0) ^ 1;
    for (const changed of [altered, bytes.slice(0, -1)]) {
      const file = await readFile(toFile(release.file, changed));
      expect(identifyDownload(shipped, file)).toEqual({ kind: 'different', release });
    }
  });
});

describe('reading a file', () => {
  test('gives name, size and the known sums of a known text', async () => {
    expect(await readFile(new File(['abc'], 'a.txt'))).toEqual({
      name: 'a.txt',
      size: 3,
      sha1: 'a9993e364706816aba3e25717850c26c9cd0d89d',
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    });
  });

  test('an empty file has sums too', async () => {
    expect(await readFile(new File([], 'a'))).toMatchObject({
      size: 0,
      sha1: 'da39a3ee5e6b4b0d3255bfef95601890afd80709',
    });
  });
});
