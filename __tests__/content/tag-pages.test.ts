import { loadContent } from '@/lib/content/load/load-content';
import {
  DOCUMENTS,
  faultsOf,
  type Files,
  mdx,
  SOUND,
  writeProject,
} from '../support/sample-project';

const operation = (tag: string, summary: string) => ({
  get: { tags: [tag], summary, responses: {} },
});
const document = {
  openapi: '3.2.0',
  info: { title: 'Tea', version: '1' },
  tags: [
    {
      name: 'cups',
      'x-displayName': 'Cups & pots',
      description: 'What [tea](/x) is in.\n\n## More\n\nText.',
    },
    { name: 'leaves', summary: 'Leaves', description: '- a list is no lead' },
    { name: 'empty' },
  ],
  paths: {
    '/pot': operation('cups', 'Get a pot'),
    '/cup': operation('cups', 'Get a cup'),
    '/leaf': operation('leaves', 'Get a leaf'),
  },
};
const load = (files: Files) =>
  loadContent(
    writeProject({ ...SOUND, ...DOCUMENTS, 'public/openapi/platform.json': document, ...files }),
  );
const apiPages = (files: Files = {}) =>
  load(files).pages.api.map(({ slug, title, description, text, tag, file }) => ({
    ...{ slug, title, description, text, tag, file },
  }));

test('each tag with operations has a page, which says what its document says of it', () => {
  expect(apiPages()).toEqual([
    {
      ...{ slug: 'payment-gateway', title: 'Payment Gateway', tag: 'Payment Gateway', file: '' },
      ...{ description: '1 operation of Gateway.', text: '' },
    },
    {
      ...{ slug: 'cups', title: 'Cups & pots', tag: 'Cups & pots', file: '' },
      ...{ description: 'What tea is in.', text: '## More\n\nText.' },
    },
    {
      ...{ slug: 'leaves', title: 'Leaves', tag: 'Leaves', file: '' },
      ...{ description: '1 operation of Tea.', text: '- a list is no lead' },
    },
  ]);
});

test('pages may link to it, and the route of such pages is there', () => {
  const guide = mdx('See [the cups](/api/cups/).', 'group: Run it\n');
  expect(load({ 'content/guides/a.mdx': guide }).parts).toContain('api-section');
});

test('a file with its slug is about the tag, and so is one that names it', () => {
  const pages = apiPages({
    'content/api/cups.mdx': mdx(),
    'content/api/green.mdx': mdx(undefined, 'tag: Leaves\n'),
    'content/api/leaves.mdx': mdx(),
  });
  expect(pages.map(({ slug, tag, file }) => [slug, tag, file])).toEqual([
    ['cups', 'Cups & pots', 'cups'],
    ['green', 'Leaves', 'green'],
    ['leaves', undefined, 'leaves'],
    ['payment-gateway', 'Payment Gateway', ''],
  ]);
});

test('groups of guides are those that the navigation lists; any where it lists none', () => {
  const file = 'content/guides/a.mdx';
  const navigation = (groups: string[]) => ({
    'content/navigation.json': {
      shell: { banner: true, nav: true, footer: true, chat: true },
      guides: { groups },
    },
  });
  const guide = { [file]: mdx(undefined, 'group: Begin\n') };
  expect(faultsOf({ ...guide, ...navigation([]) })).toEqual([]);
  expect(faultsOf({ ...guide, ...navigation(['Run it', 'Beginn']) }, file)).toEqual([
    'group: expected one of "Run it", "Beginn", received "Begin". Did you mean "Beginn"?',
  ]);
});
