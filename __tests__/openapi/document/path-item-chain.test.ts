import type { ApiIndex, Json, JsonObject } from '@/lib/openapi/core/types';
import { resolveEntryOperation } from '@/lib/openapi/operation/resolve-operation';
import { getOperation, toApi, toApiOf, toIds } from '../core/support';

const OK = { responses: { 200: { description: 'ok' } } };
const toQuery = (name: string, description = '') => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string' },
});
const toRef = (name: string) => ({ $ref: `#/components/pathItems/${name}` });

const ITEMS = {
  B: {
    ...toRef('C'),
    summary: 'Of B',
    description: 'Told by B.',
    servers: [{ url: 'https://b.example.com/b' }],
    parameters: [toQuery('b'), toQuery('both', 'of B')],
    post: { ...OK, operationId: 'postB' },
    put: { ...OK, operationId: 'putB' },
  },
  C: {
    servers: [{ url: 'https://c.example.com/c' }],
    parameters: [toQuery('c'), toQuery('both', 'of C')],
    put: { ...OK, operationId: 'putC' },
    delete: { ...OK, operationId: 'deleteC' },
    additionalOperations: { COPY: OK },
  },
};

function toChain(paths: JsonObject, pathItems: JsonObject = ITEMS): ApiIndex {
  return toApiOf(paths, {}, { components: { pathItems } });
}

describe('a path item that refers to one that refers to another', () => {
  const api = toChain({ '/x': { ...toRef('B'), get: OK } });

  test('has the operations of all three, of one method the first', () => {
    expect([...api.operations.values()].map(({ id, pointer }) => [id, pointer])).toEqual([
      ['get /x', '#/paths/~1x/get'],
      ['post /x', '#/components/pathItems/B/post'],
      ['put /x', '#/components/pathItems/B/put'],
      ['delete /x', '#/components/pathItems/C/delete'],
      ['COPY /x', '#/components/pathItems/C/additionalOperations/COPY'],
    ]);
    expect(api.problems).toEqual([]);
  });

  test.each(['get', 'post', 'put', 'delete', 'COPY'])(
    'gives %s what stands beside each reference',
    (method) => {
      const operation = getOperation(api, `${method} /x`);
      expect(operation.parameters.map(({ name, description }) => [name, description])).toEqual([
        ['c', ''],
        ['both', 'of B'],
        ['b', ''],
      ]);
      expect(operation.description).toBe('Of B\n\nTold by B.');
      expect(operation.servers.map(({ url }) => url)).toEqual(['https://b.example.com/b']);
      expect(operation.entry.segments).toEqual(['b', 'x']);
    },
  );

  test.each<[string, JsonObject, string]>([
    ['leads to nothing', toRef('Gone'), 'ref-not-found'],
    ['does not end', toRef('B'), 'ref-loop'],
  ])('keeps what it has where the chain %s', (_, ref, problem) => {
    const broken = toChain({ '/x': toRef('A') }, { A: toRef('B'), B: { ...ITEMS.B, ...ref } });
    expect(toIds(broken.problems)).toEqual([problem]);
    expect([...broken.operations.keys()]).toEqual(['post /x', 'put /x']);
    expect(getOperation(broken, 'post /x').parameters.map(({ name }) => name)).toEqual([
      'b',
      'both',
    ]);
  });

  test('is told once what is wrong in it, where it refers to itself', () => {
    const own = toChain({ '/x': { $ref: '#/paths/~1x', copy: {}, get: OK } });
    expect(toIds(own.problems).toSorted()).toEqual(['ref-loop', 'unknown-method']);
    expect([...own.operations.keys()]).toEqual(['get /x']);
  });
});

describe('a callback whose path item refers to another', () => {
  const URL_SENT = '{$request.body#/url}';
  const toCallbacks = (item: JsonObject, rest: JsonObject = {}) => {
    const post = { ...OK, callbacks: { told: { [URL_SENT]: item } }, ...rest };
    const api = toChain({ '/a': { post } });
    return getOperation(api, 'post /a').callbacks.map(({ entry }) => {
      const operation = resolveEntryOperation(api, entry);
      if (operation === undefined) throw new Error('nothing called');
      return operation;
    });
  };

  test('is given what stands beside the references', () => {
    const servers = [{ url: 'https://own.example.com' }];
    const beside = { parameters: [toQuery('beside')], summary: 'Here', servers };
    const operations = toCallbacks({ ...toRef('B'), ...beside });
    expect(operations.map(({ entry }) => entry.method)).toEqual(['post', 'put', 'delete', 'COPY']);
    for (const operation of operations) {
      expect(operation.parameters.map(({ name }) => name)).toEqual(['c', 'both', 'b', 'beside']);
      expect(operation.description).toBe('Here\n\nTold by B.');
      expect(operation.servers).toMatchObject(servers);
    }
  });

  test('is given it when the callback itself stands elsewhere', () => {
    const callbacks = { told: { $ref: '#/x-calls' } };
    const api = toApiOf(
      { '/a': { post: { ...OK, callbacks } } },
      {},
      {
        components: { pathItems: ITEMS },
        'x-calls': { [URL_SENT]: { ...toRef('C'), parameters: [toQuery('beside')] } },
      },
    );
    const [call] = getOperation(api, 'post /a').callbacks;
    const read = call && resolveEntryOperation(api, call.entry);
    expect(read?.parameters.map(({ name }) => name)).toEqual(['c', 'both', 'beside']);
  });
});

describe('a webhook with the name of a path', () => {
  const toW = (webhook: Json, item: JsonObject = { post: { ...OK, summary: 'Own' } }) =>
    toApi({
      openapi: '3.1.0',
      paths: { '/w': toRef('W') },
      webhooks: { '/w': webhook },
      components: { pathItems: { W: item } },
    });

  test('does not take the place of an operation behind a reference', () => {
    const api = toW({ post: { ...OK, summary: 'Hook' } });
    const listed = api.groups.flatMap(({ operations }) => operations);
    expect(listed.map(({ id, name }) => [id, name])).toEqual([
      ['post /w', 'Own'],
      ['post webhooks /w', 'Hook'],
    ]);
    expect(api.operations.get('post /w')).toBe(listed[0]);
    expect(api.problems).toEqual([]);
  });

  test('is listed where the path has only the name of something that all objects have', () => {
    const additionalOperations = { constructor: OK };
    const api = toApiOf(
      { '/w': { get: OK } },
      {},
      { webhooks: { '/w': { additionalOperations } } },
    );
    expect([...api.operations.keys()]).toEqual(['get /w', 'constructor /w']);
    expect(api.problems).toEqual([]);
  });
});

test.each(['POST', 'Post'])(
  'an additional operation %s is no second one beside the post of the path',
  (method) => {
    const api = toApiOf({ '/a': { post: OK, additionalOperations: { [method]: OK, COPY: OK } } });
    expect([...api.operations.keys()]).toEqual(['post /a', 'COPY /a']);
    expect(api.problems).toMatchObject([
      { id: 'method-not-additional', at: `#/paths/~1a/additionalOperations/${method}` },
    ]);
  },
);

describe('a link by operationRef', () => {
  const toLinked = (operationRef: string, paths: JsonObject) => {
    const links = { next: { operationRef } };
    const get = { responses: { 200: { description: 'ok', links } } };
    const { responses, problems } = getOperation(
      toChain({ '/from': { get }, ...paths }),
      'get /from',
    );
    return { id: responses[0]?.links[0]?.operation?.id, problems };
  };

  test.each([
    ['#/paths/~1y~1%7Bp%7D/delete', 'delete /y/{p}'],
    ['#/paths/~1y~1{p}/additionalOperations/COPY', 'COPY /y/{p}'],
    ['#/paths/~1z/put', 'put /z'],
    ['#/paths/~1z/delete', 'delete /z'],
    ['#/components/pathItems/B/delete', 'delete /z'],
    ['#/components/pathItems/C/delete', 'delete /y/{p}'],
    ['#/components/pathItems/C/put', 'put /y/{p}'],
    ['#/components/pathItems/B/put', 'put /z'],
  ])('%s finds %s behind the reference of its path', (ref, id) => {
    const paths = { '/y/{p}': toRef('C'), '/z': toRef('B') };
    expect(toLinked(ref, paths)).toEqual({ id, problems: [] });
  });

  test('finds what stands there, not what stands in its place elsewhere', () => {
    const put = { ...OK, operationId: 'own' };
    const paths = { '/z': { ...toRef('B'), put }, '/y': toRef('B') };
    expect(toLinked('#/components/pathItems/B/put', paths).id).toBe('put /y');
    expect(toLinked('#/paths/~1z/put', paths).id).toBe('put /z');
  });

  test('that finds nothing is named', () => {
    const { problems } = toLinked('https://elsewhere.example/api#/paths/~1a/get', {});
    expect(problems[0]?.message).toContain('https://elsewhere.example/api#/paths/~1a/get');
  });
});

test('the operationId of a link that finds nothing is named', () => {
  const responses = { 200: { description: 'ok', links: { next: { operationId: 'gone' } } } };
  const { problems } = getOperation(toApiOf({ '/a': { get: { responses } } }), 'get /a');
  expect(problems.map(({ message }) => message)).toEqual([
    'The link "next" leads to no operation of this document: none is called "gone".',
  ]);
});
