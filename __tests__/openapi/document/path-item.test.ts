import type { JsonObject } from '@/lib/openapi/core/types';
import { createFieldIndex } from '@/lib/openapi/search/field-index';
import { getOperation, toApiOf } from '../core/support';

const ITEM = { summary: 'Pets', description: 'All of them.' };

function read(operation: JsonObject, item: JsonObject = ITEM, rest: JsonObject = {}) {
  return getOperation(toApiOf({ '/a': { ...item, get: operation } }, {}, rest), 'get /a');
}

test.each<[string, JsonObject, string]>([
  ['nothing', {}, 'Pets\n\nAll of them.'],
  ['a summary', { summary: 'List' }, 'Pets\n\nAll of them.'],
  ['the same summary', { summary: 'Pets' }, 'All of them.'],
  ['a description', { description: 'Own.' }, 'Own.\n\nPets\n\nAll of them.'],
  ['the same description', { description: 'All of them.' }, 'All of them.\n\nPets'],
])('an operation that says %s says what its path says after its own', (_, operation, text) => {
  expect(read(operation).description).toBe(text);
});

test('words of the path that are none say nothing', () => {
  expect(read({}, { summary: ' ' }).description).toBe('');
  expect(read({}, { summary: 7, description: [] })).toMatchObject({ description: '' });
});

test('beside a reference to a path item its own words are the ones that count', () => {
  const rest = { components: { pathItems: { P: { ...ITEM, get: {} } } } };
  const ref = { $ref: '#/components/pathItems/P' };
  const readRef = (item: JsonObject) => getOperation(toApiOf({ '/a': item }, {}, rest), 'get /a');
  expect(readRef(ref)).toMatchObject({ description: 'Pets\n\nAll of them.' });
  expect(readRef({ ...ref, description: 'Here.' }).description).toBe('Pets\n\nHere.');
});

describe('a path item that refers to another, and has keys of its own', () => {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const toQuery = (name: string, type: string) => ({ name, in: 'query', schema: { type } });
  const server = (url: string) => [{ url }];
  const P = {
    get: {},
    parameters: [toQuery('t', 'string'), toQuery('both', 'string')],
    servers: server('https://behind.example.com/b'),
  };
  const item = {
    $ref: '#/components/pathItems/P',
    parameters: [id, toQuery('both', 'integer')],
    put: {},
  };
  const readRef = (method: string, rest: JsonObject = {}) => {
    const api = toApiOf(
      { '/p/{id}': { ...item, ...rest } },
      {},
      { components: { pathItems: { P } } },
    );
    return getOperation(api, `${method} /p/{id}`);
  };

  test.each(['get', 'put'])(
    'gives %s the parameters of both, its own for those of one name',
    (method) => {
      const { parameters, problems } = readRef(method);
      const types = parameters.map(({ name, schema }) => [name, schema.value]);
      expect(types).toEqual([
        ['id', { type: 'string' }],
        ['t', { type: 'string' }],
        ['both', { type: 'integer' }],
      ]);
      expect(problems).toEqual([]);
    },
  );

  test.each(['get', 'put'])('gives %s the servers of the other, where it has none', (method) => {
    const of = (rest: JsonObject) => {
      const { servers, entry } = readRef(method, rest);
      return [servers.map(({ url }) => url), entry.segments[0]];
    };
    expect(of({})).toEqual([['https://behind.example.com/b'], 'b']);
    expect(of({ servers: server('https://own.example.com/o') })).toEqual([
      ['https://own.example.com/o'],
      'o',
    ]);
  });

  test.each(['webhooks', 'x-webhooks'])('does so among %s, too', (key) => {
    const own = { ...item, servers: server('https://own.example.com') };
    const api = toApiOf({}, {}, { components: { pathItems: { P } }, [key]: { paid: own } });
    for (const method of ['get', 'put']) {
      const { parameters, servers } = getOperation(api, `${method} paid`);
      expect(parameters.map(({ name }) => name)).toEqual(['id', 't', 'both']);
      expect(servers.map(({ url }) => url)).toEqual(['https://own.example.com']);
    }
  });

  test('gives its own operations the words of the other, where it has none', () => {
    const rest = { components: { pathItems: { P: { ...P, ...ITEM } } } };
    const api = toApiOf({ '/a': { ...item, summary: 'Here' } }, {}, rest);
    for (const id of ['get /a', 'put /a'])
      expect(getOperation(api, id).description).toBe('Here\n\nAll of them.');
  });

  test('is found by the names of the parameters of both', () => {
    const rest = { components: { pathItems: { P } } };
    const index = createFieldIndex(toApiOf({ '/p/{id}': item }, {}, rest));
    index.advance(() => false);
    for (const word of ['id', 't'])
      expect([...index.find(word).keys()]).toEqual(['put /p/{id}', 'get /p/{id}']);
  });
});
