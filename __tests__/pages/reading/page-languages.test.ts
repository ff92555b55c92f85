/** @shipped-documents */
import * as languages from '@/lib/content/read-languages';
import { readActivePlugin, buildPluginView } from '@/lib/pages/plugin-view';
import { readPageTranslation } from '@/lib/pages/reading/page-languages';

jest.mock('@/lib/content/read-languages', () => ({
  __esModule: true,
  ...jest.requireActual('@/lib/content/read-languages'),
}));
beforeEach(() =>
  jest.spyOn(languages, 'readLanguages').mockReturnValue({
    own: 'de',
    all: ['en', 'de'],
    files: { de: ['guides/checkout.mdx', 'texts.json'] },
    older: [],
    untranslated: ['api/testing.mdx', 'plugins/woocommerce.json'],
  }),
);
afterEach(() => jest.restoreAllMocks());

test('a page under /api and a plugin without a translation are in the first language', () => {
  expect(readPageTranslation('/api/testing/')).toMatchObject({ language: 'en', own: 'de' });
  expect(buildPluginView(readActivePlugin('woocommerce')).translation).toMatchObject({
    ...{ language: 'en', source: '/libs/plugins/woocommerce/' },
  });
});

test('a workflow whose texts are translated where they stand is in the own one', () => {
  expect(readPageTranslation('/guides/workflows/invoice/')).toBeUndefined();
});

test('a page of a tag, whose text is that of a document, is in the first language', () => {
  expect(readPageTranslation('/api/cards/', 'About cards.')).toMatchObject({ language: 'en' });
  expect(readPageTranslation('/api/cards/')).toBeUndefined();
});
