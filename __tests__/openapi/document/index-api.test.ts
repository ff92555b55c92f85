import { METHODS, type JsonObject } from '@/lib/openapi/core/types';
import { buildOperationGroups, sortRowsByName } from '@/lib/openapi/overview/operation-rows';
import { growsWithItsInput } from '../../support/work';
import { toApi, toApiOf, toIds } from '../core/support';

const op = (summary: string, ...tags: readonly string[]): JsonObject => ({ summary, tags });

function toUrls(paths: JsonObject): readonly string[] {
  return [...toApiOf(paths).operations.values()].map((entry) => `${entry.group}/${entry.url}`);
}

test('SPEC 4: every method is listed, in the order get, post, put, patch, delete, then the rest', () => {
  const item = Object.fromEntries(
    METHODS.toReversed().map((method) => [method, op(method, 'All')]),
  );
  const api = toApiOf({ '/all': item });
  expect(api.groups).toHaveLength(1);
  expect(api.groups[0]?.operations.map((entry) => entry.method)).toEqual(METHODS);
});

test('SPEC 4: groups follow the tags of the document, then first appearance; untagged ones are last', () => {
  const api = toApiOf(
    {
      '/a': { get: op('a') },
      '/b': { get: op('b', 'New') },
      '/c': { get: op('c', 'Second') },
      '/d': { get: op('d', 'First') },
    },
    {},
    { tags: [{ name: 'First', description: 'one' }, { name: 'Unused' }, { name: 'Second' }] },
  );
  expect(api.groups.map(({ id, name, description }) => [id, name, description])).toEqual([
    ['first', 'First', 'one'],
    ['second', 'Second', ''],
    ['new', 'New', ''],
    ['other', 'Other', ''],
  ]);
});

test('where no operation has a group, they are not called others', () => {
  const api = toApiOf({ '/a': { get: op('a') }, '/b': { get: op('b') } });
  expect(api.groups.map(({ id, name }) => [id, name])).toEqual([['other', 'All operations']]);
});

describe('groups of tags that belong together', () => {
  const paths = Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name) => [`/${name}`, { get: op(name, name) }]),
  );
  const toNames = (rest: JsonObject) =>
    toApiOf({ ...paths, '/none': { get: op('none') } }, {}, rest).groups.map(({ name }) => name);
  const tag = (name: string, rest: JsonObject = {}) => ({ name, ...rest });

  test('have the titles their document gives them, and the addresses of their tags', () => {
    const tags = [
      tag('a', { summary: 'First ones' }),
      tag('b', { 'x-displayName': 'Second ones' }),
    ];
    const { groups } = toApiOf(paths, {}, { tags });
    expect(groups.slice(0, 2)).toMatchObject([
      { id: 'a', name: 'First ones' },
      { id: 'b', name: 'Second ones' },
    ]);
  });

  test('follow the tag that is their parent', () => {
    const tags = [tag('d', { parent: 'b' }), tag('c', { parent: 'd' }), tag('a'), tag('b')];
    expect(toNames({ tags })).toEqual(['a', 'b', 'b › d', 'b › d › c', 'Other']);
  });

  test('are named with the titles of the tags above them, those without operations too', () => {
    const tags = [
      tag('top', { summary: 'Money' }),
      tag('a', { parent: 'top', summary: 'Cards' }),
      tag('b', { parent: 'a' }),
      tag('c', { parent: 'gone' }),
    ];
    expect(toNames({ tags })).toEqual(['Money › Cards', 'Money › Cards › b', 'd', 'c', 'Other']);
  });

  test('are there once where parents are a loop, or are nowhere', () => {
    const tags = [
      tag('a', { parent: 'b' }),
      tag('b', { parent: 'a' }),
      tag('c', { parent: 'gone' }),
      tag('d', { parent: 'd' }),
    ];
    expect(toNames({ tags }).toSorted()).toEqual(['Other', 'a › b', 'b › a', 'c', 'd']);
  });

  test('stand in the order of x-tagGroups; those that are in none come after', () => {
    const groups = [{ name: 'Core', tags: ['c', 'a', 'c', 'gone'] }, 'no group', { tags: 'd' }];
    expect(toNames({ 'x-tagGroups': groups })).toEqual(['c', 'a', 'b', 'd', 'Other']);
  });

  const toSections = (rest: JsonObject) =>
    toApiOf({ ...paths, '/none': { get: op('none') } }, {}, rest).groups.map(
      ({ name, section }) => [name, section],
    );

  test('stand below the name of their x-tagGroup, each name once; those in none below another', () => {
    const groups = [
      { name: 'Core', tags: ['c', 'a'] },
      { name: ' ', tags: ['gone', 'b'] },
    ];
    expect(toSections({ 'x-tagGroups': groups })).toEqual([
      ['c', 'Core'],
      ['a', undefined],
      ['b', 'More'],
      ['d', undefined],
      ['Other', undefined],
    ]);
    expect(toSections({}).map(([, section]) => section)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('stand below the other name where their parent is nowhere', () => {
    const groups = [{ name: 'Core', tags: ['a', 'b', 'c'] }];
    const tags = [tag('d', { parent: 'gone' })];
    expect(toSections({ 'x-tagGroups': groups, tags })).toEqual([
      ['a', 'Core'],
      ['b', undefined],
      ['c', undefined],
      ['d', 'More'],
      ['Other', undefined],
    ]);
  });

  test('stay with their parent, whatever x-tagGroup that is in', () => {
    const groups = [
      { name: 'Core', tags: ['b', 'a'] },
      { name: 'Money', tags: ['c', 'a'] },
    ];
    const tags = [tag('d', { parent: 'b' })];
    expect(toSections({ 'x-tagGroups': groups, tags })).toEqual([
      ['b', 'Core'],
      ['b › d', undefined],
      ['a', undefined],
      ['c', 'Money'],
      ['Other', 'More'],
    ]);
  });

  test('stay with a tag two levels up, those between without operations or not declared', () => {
    const groups = [
      { name: 'Core', tags: ['top', 'gone'] },
      { name: 'Money', tags: ['c'] },
    ];
    const tags = [
      tag('b', { parent: 'between' }),
      tag('a', { parent: 'b' }),
      tag('top'),
      tag('between', { parent: 'top' }),
      tag('d', { parent: 'gone' }),
    ];
    expect(toSections({ 'x-tagGroups': groups, tags })).toEqual([
      ['top › between › b', 'Core'],
      ['top › between › b › a', undefined],
      ['d', undefined],
      ['c', 'Money'],
      ['Other', 'More'],
    ]);
  });

  test('stand in the x-tagGroup that names them, also where their parent is in another', () => {
    const groups = [
      { name: 'Core', tags: ['a', 'd'] },
      { name: 'Money', tags: ['c'] },
    ];
    const tags = [tag('a'), tag('b', { parent: 'a' }), tag('c', { parent: 'b' }), tag('d')];
    expect(toSections({ 'x-tagGroups': groups, tags })).toEqual([
      ['a', 'Core'],
      ['a › b', undefined],
      ['d', undefined],
      ['a › b › c', 'Money'],
      ['Other', 'More'],
    ]);
  });

  test('are each there once where a parent below another is a loop, and in no time', () => {
    const chain = Array.from({ length: 20_000 }, (_, at) =>
      tag(`t${at + 1}`, { parent: `t${at}` }),
    );
    const tags = [...chain.toReversed(), tag('a', { parent: 'b' }), tag('b', { parent: 'a' })];
    const groups = [{ name: 'Core', tags: ['t0', 'a'] }];
    const named = Object.fromEntries(
      chain.map(({ name }) => [`/${name}`, { get: op(name, name) }]),
    );
    const api = toApiOf({ ...named, ...paths }, {}, { 'x-tagGroups': groups, tags });
    const found = api.groups.map(({ id, section }) => [id, section]);
    expect(found).toHaveLength(20_004);
    expect(found[0]).toEqual(['t1', 'Core']);
    expect(new Set(found.map(([id]) => id)).size).toBe(20_004);
    expect(found.flatMap(([id, section]) => (section === undefined ? [] : [id]))).toEqual([
      't1',
      'c',
    ]);
  });
});

test('SPEC 4: inside a method the document decides, or the name when asked', () => {
  const paths = {
    '/1': { post: op('b post', 'T') },
    '/2': { get: op('B 10', 'T') },
    '/3': { get: op('b 9', 'T') },
    '/4': { get: op('a', 'T') },
  };
  const groups = buildOperationGroups(toApiOf(paths), ({ id }) => id);
  const names = (of: typeof groups) => of[0]?.rows.map(({ name }) => name);
  expect(names(groups)).toEqual(['B 10', 'b 9', 'a', 'b post']);
  expect(names(sortRowsByName(groups))).toEqual(['a', 'b 9', 'B 10', 'b post']);
});

test('an operation with two tags is in two groups and has one address', () => {
  const api = toApiOf({ '/a': { get: op('Read', 'One', 'Two', 'One') } });
  expect(api.groups.map((group) => [group.id, group.operations.length])).toEqual([
    ['one', 1],
    ['two', 1],
  ]);
  expect(api.operations.get('get /a')).toMatchObject({
    tags: ['One', 'Two'],
    group: 'one',
    url: 'read',
  });
});

test('addresses are unique in the first tag: the method is added, then a number', () => {
  const urls = toUrls({
    '/1': { get: op('Same', 'T'), post: op('Same', 'T') },
    '/2': { get: op('Same', 'T'), post: op('Same', 'T') },
    '/3': { get: op('Same', 'T') },
    '/4': { get: op('Same', 'U', 'T') },
  });
  expect(urls).toEqual([
    't/same',
    't/same-post',
    't/same-get',
    't/same-post-2',
    't/same-get-2',
    'u/same',
  ]);
});

test('tags that make the same address part get groups of their own', () => {
  const api = toApiOf({
    '/1': { get: op('x', 'A B') },
    '/2': { get: op('x', 'a-b') },
    '/3': { get: op('x', 'other') },
    '/4': { get: op('x') },
  });
  expect(api.groups.map((group) => group.id)).toEqual(['a-b', 'a-b-2', 'other', 'other-2']);
  expect(api.groups.at(-1)?.name).toBe('Other');
});

test('a tag that no operation has takes no address from one that is used', () => {
  const paths = { '/1': { get: op('x', 'Account Numbers') }, '/2': { get: op('x') } };
  const api = toApiOf(paths, {}, { tags: [{ name: 'account_numbers' }, { name: 'Other' }] });
  expect(api.groups.map((group) => group.id)).toEqual(['account-numbers', 'other']);
});

test.each([
  [
    { summary: ' Sale (Auth + Capture) ', operationId: 'x' },
    'Sale (Auth + Capture)',
    'sale-auth-capture',
  ],
  [{ summary: '', operationId: 'getPetById' }, 'getPetById', 'get-pet-by-id'],
  [{ summary: 5, operationId: null }, '5', '5'],
  [{ summary: {}, operationId: null }, 'PUT /a/{petId}', 'put-a-pet-id'],
  [{ operationId: 'PutAPetId' }, 'PUT /a/{petId}', 'put-a-pet-id'],
  [{ operationId: 'put_a__pet_id' }, 'PUT /a/{petId}', 'put-a-pet-id'],
  [{ operationId: 'putAPet' }, 'putAPet', 'put-a-pet'],
])('%j is named %j', (operation, name, url) => {
  expect(
    toApiOf({ '/a/{petId}': { put: operation } }).operations.get('put /a/{petId}'),
  ).toMatchObject({ name, url });
});

const SENTENCE = 'This happens when [something](https://example.com/about-something) has changed.';

test.each([
  ['its first paragraph', `Voids a sale.\n\n${SENTENCE}`, 'Voids a sale.', `One.\n\n${SENTENCE}`],
  ['the operationId', SENTENCE.repeat(3), 'void', `One.\n\n${SENTENCE.repeat(3)}`],
])('a summary too long for a name is told with the description, the name being %s', (...row) => {
  const [, summary, name, description] = row;
  const api = toApiOf({ '/a': { put: { summary, operationId: 'void', description: 'One.' } } });
  expect(api.operations.get('put /a')).toMatchObject({ name, description });
});

test.each([
  ['get', '/v1/charges/{charge}/refunds', 'GetChargesChargeRefunds'],
  ['post', '/api/v2/users', 'post_users'],
  ['get', '/organisations/{id}', 'getOrganisationsId'],
  ['get', '/', 'get'],
])('the id of %s %s only spells the two, which say more', (method, path, operationId) => {
  const entry = toApiOf({ [path]: { [method]: { operationId } } }).operations.get(
    `${method} ${path}`,
  );
  expect(entry).toMatchObject({ name: `${method.toUpperCase()} ${path}`, isNamed: false });
});

test.each([
  ['get', '/v1/charges/{charge}', 'GetChargesCharges'],
  ['get', '/a/b/c/d', 'getD'],
  ['get', '/charges', 'get'],
  ['get', '/заказы', 'get'],
  ['get', '/заказы', 'getOrders'],
])('for %s %s the id %s says more than the two', (method, path, operationId) => {
  const entry = toApiOf({ [path]: { [method]: { operationId } } }).operations.get(
    `${method} ${path}`,
  );
  expect(entry).toMatchObject({ name: operationId, isNamed: true });
});

test('an event without a summary is called by its own name', () => {
  const webhooks = { newPet: { post: {} }, gone: { post: { operationId: 'petGone' } } };
  const api = toApi({ openapi: '3.1.0', webhooks });
  expect([...api.operations.values()].map(({ name }) => name)).toEqual(['newPet', 'petGone']);
});

test.each([
  [[{ url: 'https://h.example.com/pg' }], '/sale', ['pg', 'sale']],
  [[{ url: '//h.example.com/pg/' }], '/sale', ['pg', 'sale']],
  [[{ url: '/platform' }, { url: '/pg' }], '/vault/customer/', ['platform', 'vault', 'customer']],
  [
    [
      {
        url: 'https://{env}.example.com/{v}',
        variables: { env: { default: 'test' }, v: { default: 'v2' } },
      },
    ],
    '/a',
    ['v2', 'a'],
  ],
  [undefined, '/a', ['a']],
])('with the servers %j the path %s has the segments %j', (servers, path, segments) => {
  const api = toApi({
    openapi: '3.0.0',
    paths: { [path]: { get: {} } },
    ...(servers ? { servers } : {}),
  });
  expect(api.operations.get(`get ${path}`)?.segments).toEqual(segments);
});

test('servers of a path or an operation win over those of the document', () => {
  const api = toApi({
    servers: [{ url: '/doc' }],
    paths: { '/a': { servers: [{ url: '/path' }], get: {}, post: { servers: [{ url: '/own' }] } } },
  });
  expect([...api.operations.values()].map((entry) => entry.segments[0])).toEqual(['path', 'own']);
});

test('a path item behind a reference is followed, and its own operations win', () => {
  const api = toApiOf(
    { '/a': { $ref: '#/components/pathItems/A', get: op('own') } },
    {},
    { components: { pathItems: { A: { get: op('shared'), post: op('shared post') } } } },
  );
  expect(
    [...api.operations.values()].map((entry) => [entry.id, entry.name, entry.pointer]),
  ).toEqual([
    ['get /a', 'own', '#/paths/~1a/get'],
    ['post /a', 'shared post', '#/components/pathItems/A/post'],
  ]);
});

test('webhooks are operations without a server', () => {
  const api = toApi({
    openapi: '3.1.0',
    servers: [{ url: '/v1' }],
    webhooks: { paid: { post: op('Paid') } },
  });
  expect(api.operations.get('post paid')).toMatchObject({
    segments: ['paid'],
    webhook: true,
    pointer: '#/webhooks/paid/post',
  });
});

test('before OpenAPI 3.1 webhooks had a name of their own; of one described in both, the standard one counts', () => {
  const old = { paid: { post: op('Paid') } };
  const toFound = (rest: JsonObject) => [
    ...toApi({ openapi: '3.0.3', paths: { '/a': { get: op('A') } }, ...rest }).operations.values(),
  ];
  expect(toFound({ 'x-webhooks': old }).map(({ pointer, webhook }) => [pointer, webhook])).toEqual([
    ['#/paths/~1a/get', undefined],
    ['#/x-webhooks/paid/post', true],
  ]);
  expect(toFound({ 'x-webhooks': old, webhooks: {} })).toHaveLength(2);
  expect(toFound({ 'x-webhooks': old, webhooks: old })[1]?.pointer).toBe('#/webhooks/paid/post');
});

test('what is no operation becomes a problem and hides nothing', () => {
  const api = toApi({
    openapi: '3.1.0',
    servers: 5,
    tags: [7, { description: 'nameless' }],
    paths: {
      'x-note': 'not a path',
      '/number': 12,
      '/lost': { $ref: '#/components/pathItems/Lost' },
      '/list': [],
      'no-slash': { get: { tags: 'T' } },
      '/good': { get: op('Good'), post: 'text', copy: {}, 'x-note': 1, put: { tags: [3, ''] } },
    },
    webhooks: { '/good': { get: op('Twice') } },
  });
  expect([...api.operations.keys()]).toEqual([
    ...['get no-slash', 'get /good', 'put /good'],
    'get webhooks /good',
  ]);
  expect(toIds(api.problems).toSorted()).toEqual(
    [
      ...[
        'not-a-list',
        'not-a-list',
        'not-an-object',
        'not-an-object',
        'not-an-object',
        'not-an-object',
      ],
      ...['path-without-slash', 'ref-not-found', 'tag-not-text', 'tag-not-text'],
      ...['tag-without-name', 'unknown-method'],
    ].toSorted(),
  );
});

test('a document that names its paths and tags __proto__ and constructor is listed like any other', () => {
  const api = toApi(
    '{"paths":{"/__proto__":{"get":{"tags":["__proto__"],"summary":"constructor"}},"__proto__":{"post":{"tags":["constructor"]}}}}',
  );
  expect([...api.operations.keys()]).toEqual(['get /__proto__', 'post __proto__']);
  expect(api.groups.map((group) => group.id)).toEqual(['proto', 'constructor']);
});

test('title, version and standard are taken as they are, wrong types left empty', () => {
  expect(
    toApi({ openapi: 3.1, info: { title: 'T', version: 2 }, paths: { '/a': {} } }),
  ).toMatchObject({
    title: 'T',
    version: '',
    description: '',
    specVersion: '3.1',
  });
  expect(toApi({ info: [], paths: { '/a': {} } })).toMatchObject({ title: '', specVersion: '' });
});

test('names of a million characters are cut, and say so', () => {
  const long = 't'.repeat(1e6);
  const api = toApi({
    info: { title: long, version: long },
    tags: [{ name: long }],
    paths: { '/a': { get: op(long, long) } },
  });
  const [group] = api.groups;
  const names = [api.title, api.version, group?.name, group?.operations[0]?.name];
  expect(names).toEqual(Array.from({ length: 4 }, () => `${'t'.repeat(500)}…`));
});

test('webhooks stand after the methods of a group', () => {
  const { groups } = toApi({
    openapi: '3.1.0',
    paths: { '/a': { get: op('get', 'T'), post: op('post', 'T'), delete: op('delete', 'T') } },
    webhooks: { paid: { post: op('Paid', 'T') } },
  });
  expect(groups[0]?.operations.map(({ name }) => name)).toEqual(['get', 'post', 'delete', 'Paid']);
});

test('five thousand operations of one summary are listed without quadratic cost', () => {
  const toPaths = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`/p${i}`, { get: op('Same', 'T') }]),
    );
  expect(growsWithItsInput((share) => toPaths(Math.round(share * 5000)), toApiOf)).toBe(true);
  const api = toApiOf(toPaths(5000));
  expect(new Set([...api.operations.values()].map((entry) => entry.url)).size).toBe(5000);
});
