import './mock-pseudo-words';
import { describeLoadError } from '@/lib/http/read-text';
import { redirectPage } from '@/lib/http/redirect-page';
import { buildDownloadPage } from '@/lib/plugins/latest-page';

jest.mock('@/.generated/words/locale', () => ({ LANG: 'fr', LOCALE: 'fr-FR' }));

const plugin = { name: '⟦plugin⟧', file: '/a.zip', page: '/', basePath: '' };

test.each([
  ['a redirect', redirectPage('/⟦page⟧/')],
  ['the latest download', buildDownloadPage(plugin)],
])('the page of %s has words of the dictionary alone, and names its language', async (_, page) => {
  const html = await page.text();
  expect(html).toContain('<html lang="fr">');
  expect(html).toMatch(/<title>⟦.+⟧<\/title>/);
  expect(html).toMatch(/<p>⟦[^<]+⟧ <a [^>]+>[^<]+<\/a>⟦\.⟧<\/p>/);
  const texts = html.split(/<[^>]*>/).filter((text) => /\p{L}{2}/u.test(text));
  expect(texts.filter((text) => !/^\/?⟦.*⟧\/?$/s.test(text.trim()))).toEqual([]);
});

test('a document that does not load tells so in words of the dictionary, beside its status', () => {
  expect([0, 403, 500].map((status) => describeLoadError(status, ''))).toEqual([
    '⟦Check internet connection⟧',
    '⟦403 Refused⟧',
    '⟦500 Server error⟧',
  ]);
});
