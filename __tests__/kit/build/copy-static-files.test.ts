import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeProject } from '@/__tests__/support/sample-project';
import { copyStaticFiles } from '@/lib/kit/build/generated/copy-static-files';

const FILES = {
  'content/guides/a.mdx': '![A](/images/a.svg) [B]({storage}/guides/b.pdf)',
  'content/images/a.svg': 'a',
  'content/images/unused.svg': 'unused',
  'content/storage/guides/b.pdf': 'b',
  'content/public/.well-known/assetlinks.json': '[]',
};

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8');

test('pictures, downloads and other files of content are copied to their addresses, unused ones are not', () => {
  const root = writeProject(FILES);
  copyStaticFiles(root);
  expect(read(root, 'public/images/a.svg')).toBe('a');
  expect(read(root, 'public/storage/guides/b.pdf')).toBe('b');
  expect(read(root, 'public/.well-known/assetlinks.json')).toBe('[]');
  expect(existsSync(join(root, 'public/images/unused.svg'))).toBe(false);
  // `npm start` builds again where a source is newer than the export.
  const [source, copy] = ['content', 'public'].map((one) =>
    statSync(join(root, one, 'images/a.svg')),
  );
  expect(copy?.mtimeMs).toBeCloseTo(source?.mtimeMs ?? 0, 0);
});

test('a change is copied, and a file that is gone leaves; one that somebody put into public stays', () => {
  const root = writeProject({ ...FILES, 'public/images/mine.svg': 'mine' });
  copyStaticFiles(root);
  writeFileSync(join(root, 'content/images/a.svg'), 'changed');
  rmSync(join(root, 'content/storage'), { recursive: true });
  copyStaticFiles(root);
  expect(read(root, 'public/images/a.svg')).toBe('changed');
  expect(existsSync(join(root, 'public/storage/guides/b.pdf'))).toBe(false);
  expect(read(root, 'public/images/mine.svg')).toBe('mine');
});

test('a portal without such files needs none', () => {
  const root = writeProject({ 'content/site.json': {} });
  copyStaticFiles(root);
  expect(existsSync(join(root, 'public'))).toBe(false);
});
