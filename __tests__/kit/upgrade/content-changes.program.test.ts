import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeContent } from '@/lib/kit/upgrade/content-changes';

/** Writes a portal of release 1.1.0, and brings its content to 1.2.0. */
function change(files: Readonly<Record<string, object>>) {
  const root = mkdtempSync(join(tmpdir(), 'changes-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  mkdirSync(join(root, 'content'));
  for (const [name, value] of Object.entries(files))
    writeFileSync(join(root, 'content', name), JSON.stringify(value));
  const titles = changeContent(root, '1.1.0', '1.2.0');
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(root, 'content', name), 'utf8'));
  return { titles, read };
}

test('former addresses of the root that a portal has become redirects, beside those of its own', () => {
  const { titles, read } = change({
    'site.json': { extras: ['style-guide', 'former-roots'] },
    'redirects.json': { '/s': '/guides/', '/old': '/' },
  });
  expect(titles).toEqual([expect.stringContaining('"former-roots"')]);
  expect(read('site.json')).toEqual({ extras: ['style-guide'], release: '1.2.0' });
  expect(read('redirects.json')).toEqual({ '/s': '/guides/', '/-sandbox': '/', '/old': '/' });
});

test('a portal without them gets none', () => {
  const { titles } = change({ 'site.json': { extras: [] } });
  expect(titles).toEqual([]);
});
