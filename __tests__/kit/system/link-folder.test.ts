import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkFolder } from '@/lib/kit/system/link-folder';
import { writeSample } from '../../support/sample-export';

test('the files of a folder are in both, so an edit of one is one of the other', () => {
  const root = writeSample({ 'from/page.ts': 'one', 'from/deep/er/page.ts': 'two' });
  linkFolder(join(root, 'from'), join(root, 'to'));
  appendFileSync(join(root, 'from/deep/er/page.ts'), ', three');
  expect(readFileSync(join(root, 'to/deep/er/page.ts'), 'utf8')).toBe('two, three');
  expect(readFileSync(join(root, 'to/page.ts'), 'utf8')).toBe('one');
});

test('a file that is there already is kept, and named', () => {
  const root = writeSample({ 'from/page.ts': 'one', 'to/page.ts': 'other' });
  expect(() => linkFolder(join(root, 'from'), join(root, 'to'))).toThrow(/EEXIST.*page\.ts/);
  expect(readFileSync(join(root, 'to/page.ts'), 'utf8')).toBe('other');
  expect(existsSync(join(root, 'from/page.ts'))).toBe(true);
});
