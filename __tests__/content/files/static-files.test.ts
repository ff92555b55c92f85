import { getStaticTarget, staticFilePath } from '@/lib/content/files/static-files';
import { faultsOf, guide } from '../../support/sample-project';

test.each([
  ['/images/a.svg', 'content/images/a.svg'],
  ['/storage/guides/a.pdf', 'content/storage/guides/a.pdf'],
  ['/google1234.html', 'content/public/google1234.html'],
  ['/openapi/pg.json', 'public/openapi/pg.json'],
])('the file at %s is %s', (address, path) => {
  expect(staticFilePath(address)).toBe(path);
});

test.each([
  ['content/images/a.svg', 'images/a.svg'],
  ['content/public/.well-known/a.json', '.well-known/a.json'],
  ['content/site.json', undefined],
])('the copy of %s is at %s', (file, target) => {
  expect(getStaticTarget(file)).toBe(target);
});

test('pages name files of content/public, and no copy of a picture that is gone', () => {
  const page = guide('## Files\n\n[A](/a.txt), ![B](/images/b.svg)');
  const files = { 'content/guides/webhooks.mdx': page, 'content/public/a.txt': 'a' };
  expect(faultsOf({ ...files, 'public/images/b.svg': '' })).toEqual([
    'line 10: no such picture: content/images/b.svg',
  ]);
});

test.each(['latest.js', 'images/a.svg', 'guides/a.html', 'robots.txt'])(
  'content/public/%s would take the place of the portal’s own, and is refused',
  (name) => {
    const [fault] = faultsOf({ [`content/public/${name}`]: '' });
    expect(fault).toContain(`/${name.split('/')[0]} belongs to the portal itself`);
  },
);
