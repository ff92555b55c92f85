import { createDisk } from '@/lib/content/source/disk';
import { listChangedFiles } from '@/lib/kit/serve/dev';
import { writeFile, writeProject } from '../../support/sample-project';

test('names what was added, edited and removed, spaces in the name included', () => {
  expect(
    listChangedFiles(
      ['content/a.mdx 1 10', 'content/b c.mdx 1 10', 'content/d.mdx 1 10'],
      ['content/a.mdx 1 10', 'content/b c.mdx 2 10', 'content/e.mdx 1 10'],
    ),
  ).toEqual(['content/b c.mdx', 'content/e.mdx', 'content/d.mdx']);
});

test('reads the stamps of the disk, folders in folders included', () => {
  const root = writeProject({ 'content/site.json': '{}', 'content/openapi/a/x.yaml': 'a: 1' });
  const read = () => createDisk(root).getStamp(['content']).split('\n');
  const before = read();
  expect(listChangedFiles(before, read())).toEqual([]);
  writeFile(root, 'content/openapi/a/x.yaml', 'a: 12');
  expect(listChangedFiles(before, read())).toEqual(['content/openapi/a/x.yaml']);
});
