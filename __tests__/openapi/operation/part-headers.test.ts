import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getOperation, toApi, toIds } from '../core/support';

/** The facts of the field `f`, whose part has the headers, and what is told of the operation. */
function read(headers: Json, media = 'multipart/form-data') {
  const schema = { type: 'object', properties: { f: { type: 'string' } } };
  const content = { [media]: { schema, encoding: { f: { contentType: 'a/b', headers } } } };
  const api = toApi({
    openapi: '3.2.0',
    paths: { '/x': { post: { requestBody: { content } } } },
    components: {
      headers: { H: { description: 'Theirs', schema: { type: 'integer' } } },
      mediaTypes: { M: { schema: { type: 'boolean' } } },
    },
  });
  const { requestBody, problems } = getOperation(api, 'post /x');
  const [body] = requestBody?.content ?? [];
  const [field] = body ? getSchemaNode(api, body.schema).fields : [];
  return { facts: field?.constraints?.map(({ text }) => text), problems };
}

test.each<[string, JsonObject, string]>([
  [
    'words beside a reference',
    { $ref: '#/components/headers/H', description: 'Ours' },
    '(integer): Ours',
  ],
  ['a content', { content: { 'a/b': { schema: { type: 'boolean' } } } }, '(boolean)'],
  [
    'a content by reference',
    { content: { 'a/b': { $ref: '#/components/mediaTypes/M' } } },
    '(boolean)',
  ],
])('the header of a part may have %s', (_, header, words) => {
  const { facts, problems } = read({ 'X-1': header });
  expect(facts).toEqual(['sent as a/b', `with the header X-1 ${words}`]);
  expect(problems).toEqual([]);
});

const AT = '#/paths/~1x/post/requestBody/content/multipart~1form-data/encoding/f/headers';

test.each<[Json, string, string]>([
  [{ 'X-1': { $ref: '#/nope' } }, 'ref-not-found', `${AT}/X-1`],
  [{ 'X-1': 5 }, 'not-an-object', `${AT}/X-1`],
  [
    { 'X-1': { content: { 'a/b': { $ref: '#/nope' } } } },
    'ref-not-found',
    `${AT}/X-1/content/a~1b`,
  ],
  [5, 'not-an-object', AT],
])('the headers %j of a part are told of', (headers, id, at) => {
  expect(read(headers).problems).toMatchObject([{ id, at }]);
});

test('encoding means something in forms only (OpenAPI 3.1 4.8.14)', () => {
  const { facts, problems } = read({ 'X-1': { $ref: '#/nope' } }, 'application/json');
  expect(facts).toBeUndefined();
  expect(toIds(problems)).toEqual([]);
});

test('OpenAPI 3.2: those of parts without names are told of, too', () => {
  const part = { headers: { 'X-1': { $ref: '#/nope' } } };
  const media = { schema: {}, prefixEncoding: [part], itemEncoding: part };
  const at = (name: string) => {
    const content = { [name]: media };
    const api = toApi({
      openapi: '3.2.0',
      paths: { '/x': { post: { requestBody: { content } } } },
    });
    return getOperation(api, 'post /x').problems.map((one) => one.at.replace(/^.*content/, ''));
  };
  expect(at('multipart/mixed')).toEqual([
    '/multipart~1mixed/prefixEncoding/0/headers/X-1',
    '/multipart~1mixed/itemEncoding/headers/X-1',
  ]);
  expect(at('application/json')).toEqual([]);
});
