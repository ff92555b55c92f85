import { compareReleases } from '@/lib/workbench/releases/compare-texts';

const toText = (fields: Record<string, object>, paths = ['/a', '/b']) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: Object.fromEntries(
      paths.map((path) => [
        path,
        {
          post: {
            requestBody: {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Body' } } },
            },
            responses: { 200: { description: 'Done' } },
          },
        },
      ]),
    ),
    components: { schemas: { Body: { type: 'object', properties: fields } } },
  });
const before = toText({ x: { type: 'string' } });
const after = toText({ x: { type: 'string' }, y: { type: 'string' } }, ['/a', '/b', '/c']);

it('compares all operations, or those that count', () => {
  const all = compareReleases({ before, after });
  expect(all?.map(({ kind }) => kind).toSorted()).toEqual(['field-added', 'operation-added']);
  const [change, ...others] = compareReleases({ before, after, operations: ['post /b'] }) ?? [];
  expect(others).toEqual([]);
  expect(change?.places).toEqual([{ operation: 'post /b', anchor: 'body.y' }]);
});

it('has a change of several operations once, with the places in each', () => {
  const changes = compareReleases({ before, after, operations: ['post /a', 'post /b'] });
  expect(changes?.map(({ places }) => places.map(({ operation }) => operation))).toEqual([
    ['post /a', 'post /b'],
  ]);
});

it('compares in either order', () => {
  const kinds = compareReleases({ before: after, after: before })?.map(({ kind }) => kind);
  expect(kinds?.toSorted()).toEqual(['field-removed', 'operation-removed']);
});

it('is undefined where a text is no document', () => {
  expect(compareReleases({ before: '<html>', after })).toBeUndefined();
});
