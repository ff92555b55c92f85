/** @jest-environment node */
import { describeLoadError } from '@/lib/http/read-text';
import { redirectPage } from '@/lib/http/redirect-page';
import { buildDownloadPage } from '@/lib/plugins/latest-page';

jest.mock('@/.generated/words/http/loading', () => mockWords('http/loading'));
jest.mock('@/.generated/words/http/redirect', () => mockWords('http/redirect'));
jest.mock('@/.generated/words/locale', () => ({ LANG: 'fr', LOCALE: 'fr-FR' }));
jest.mock('@/.generated/words/plugins/latest', () => mockWords('plugins/latest'));

/** Words of an area in the pseudo-language; a declaration, because the mocks above run before. */
function mockWords(area: string): object {
  const { loadPseudoWords } =
    jest.requireActual<typeof import('./pseudo-language')>('./pseudo-language');
  return loadPseudoWords(area);
}

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
