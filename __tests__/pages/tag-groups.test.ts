import type { Page } from '@/lib/content/schemas/page';
import type { JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { groupTagPages } from '@/lib/pages/read-api-overview';

/** Document with an operation of each tag. */
function build(tags: readonly string[], more: JsonObject = {}) {
  const paths = Object.fromEntries(
    tags.map((tag) => [`/${tag}`, { get: { tags: [tag], responses: {} } }]),
  );
  const info = { title: 'API', version: '1' };
  const parsed = parseJsonDocument(JSON.stringify({ openapi: '3.1.0', info, paths, ...more }));
  if (!parsed.ok) throw new Error('the sample is no document');
  return indexApi(parsed.document);
}

const page = (tag: string | undefined): Page =>
  ({ section: 'api', slug: tag, title: tag, description: '', tag }) as unknown as Page;
const pages = ['refunds', 'plans', 'sales', 'files', undefined].map(page);

/** Names of groups with the titles of their cards. */
const group = (...apis: readonly ReturnType<typeof build>[]) =>
  groupTagPages(pages, apis, 'Operations').map(({ name, items }) => [
    name,
    ...items.map(({ title }) => title),
  ]);

const GROUPED = {
  'x-tagGroups': [
    { name: 'Money', tags: ['sales', 'refunds'] },
    { name: 'Agreements', tags: ['plans'] },
    { name: 'Unused', tags: ['none'] },
  ],
};

test('tags without sections are in one group, in the order of their pages', () => {
  expect(group(build(['sales', 'plans', 'refunds', 'files']))).toEqual([
    ['Operations', 'refunds', 'plans', 'sales', 'files'],
  ]);
});

test('sections of a document are groups in its order, and tags outside of them come last', () => {
  expect(group(build(['files', 'plans', 'refunds', 'sales'], GROUPED))).toEqual([
    ['Money', 'refunds', 'sales'],
    ['Agreements', 'plans'],
    ['More', 'files'],
  ]);
});

test('documents with sections and without keep their order', () => {
  expect(group(build(['files']), build(['sales', 'plans'], GROUPED))).toEqual([
    ['Operations', 'refunds', 'files'],
    ['Money', 'sales'],
    ['Agreements', 'plans'],
  ]);
});
