import type { JsonObject } from '@/lib/openapi/core/types';
import { collectDocumentProblems } from '@/lib/openapi/overview/collect-document-problems';
import { getOperation, toApiOf } from '../core/support';

const op = (name: string): JsonObject => ({
  tags: ['T'],
  summary: 'Read',
  parameters: [{ name, in: 'path', required: true, schema: { type: 'string' } }],
});
const api = toApiOf({
  '/a/{x}': { get: op('x') },
  '/a/{y}': { get: op('y'), post: op('y') },
  '/b/{x}': { get: op('x') },
});

test('paths that differ in names alone are both listed, each at an address of its own', () => {
  const urls = [...api.operations.values()].map(({ id, url }) => [id, url]);
  expect(urls.map(([id]) => id)).toEqual(['get /a/{x}', 'get /a/{y}', 'post /a/{y}', 'get /b/{x}']);
  expect(new Set(urls.map(([, url]) => url)).size).toBe(4);
});

test('each of their operations tells of the other path', () => {
  const told = (id: string) =>
    getOperation(api, id).problems.map((one) => [one.id, one.level, one.at, one.message]);
  const toMessage = (other: string) =>
    `${other} is the same path: the names in braces tell no paths apart. Describe both in one, with the same names.`;
  expect(told('get /a/{x}')).toEqual([
    ['path-twice', 'warning', '#/paths/~1a~1{x}', toMessage('/a/{y}')],
  ]);
  for (const id of ['get /a/{y}', 'post /a/{y}'])
    expect(told(id)).toEqual([['path-twice', 'warning', '#/paths/~1a~1{y}', toMessage('/a/{x}')]]);
  expect(told('get /b/{x}')).toEqual([]);
});

test('the document tells of the second one, once', () => {
  expect(collectDocumentProblems(api).map(({ id, at }) => [id, at])).toEqual([
    ['path-twice', '#/paths/~1a~1{y}'],
  ]);
});

test('webhooks, and what a path refers to, are no such paths', () => {
  const item = { get: { summary: 'R' } };
  const other = toApiOf(
    { '/a/{x}': { $ref: '#/components/pathItems/P' }, '/a/{x}/b': item },
    {},
    { webhooks: { 'a/{x}': item, 'a/{y}': item }, components: { pathItems: { P: item } } },
  );
  expect(collectDocumentProblems(other)).toEqual([]);
});

test('of thousands twenty are told, and how many more there are', () => {
  const paths = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, at) => [
      `/{p${at}}/${'{'.repeat(200)}`,
      { get: op(`p${at}`) },
    ]),
  );
  const many = toApiOf(paths);
  const told = collectDocumentProblems(many).filter(({ id }) => id === 'path-twice');
  expect(told).toHaveLength(21);
  expect(told[20]).toMatchObject({ at: '#/paths', message: 'So are 4979 more paths.' });
  expect(many.operations.size).toBe(5_000);
});
