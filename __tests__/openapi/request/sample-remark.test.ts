import type { JsonObject } from '@/lib/openapi/core/types';
import { type RequestOptions, buildRequest } from '@/lib/openapi/request/build-request';
import { getOperation, toApiOf } from '../core/support';

const NAMES = (count: number, letter: string) =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`);

/** An object that requires all of its fields. */
function toObject(names: readonly string[], field: JsonObject): JsonObject {
  return {
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, field])),
  };
}

const GROUP = toObject(NAMES(40, 'f'), { type: 'string' });
const BIG = toObject(NAMES(60, 'g'), GROUP);

function toRemark(operation: JsonObject, options: RequestOptions = {}): string | undefined {
  const node = { required: ['name'], properties: { name: { type: 'string' } } };
  const next = { ...node.properties, next: { $ref: '#/components/schemas/Node' } };
  const schemas = { Node: { ...node, properties: next } };
  const api = toApiOf({ '/x/{id}': { post: operation } }, schemas);
  return buildRequest(api, getOperation(api, 'post /x/{id}'), options).remark;
}

const send = (content: JsonObject, media = 'application/json') => ({
  requestBody: { content: { [media]: content } },
});

test.each(['application/json', 'application/xml', 'multipart/form-data'])(
  'a body of %s says where it was cut',
  (media) => {
    expect(toRemark(send({ schema: BIG }, media))).toBe(
      'Shortened at /g48/f30: see the fields of the body.',
    );
  },
);

test('a body that is all there says nothing', () => {
  expect(toRemark(send({ schema: GROUP }))).toBeUndefined();
  expect(toRemark(send({ schema: { ...BIG, required: [] }, example: {} }))).toBeUndefined();
  expect(toRemark(send({ schema: BIG }), { body: {} })).toBeUndefined();
  expect(toRemark({})).toBeUndefined();
});

test('a parameter whose value may not fit its schema says so', () => {
  const schema: JsonObject = { type: 'integer', minimum: 2, maximum: 1 };
  const parameters = [{ name: 'page', in: 'query', required: true, schema }];
  expect(toRemark({ parameters })).toBe('May not fit its schema: the value of page.');
  const none = { name: 'none', in: 'query', required: true, schema: { type: 'null' } };
  expect(toRemark({ parameters: [none] })).toBe('May not fit its schema: the value of none.');
});

test('with all fields an example says where what it leaves out was cut, and of nothing else', () => {
  const schema = { $ref: '#/components/schemas/Node' };
  const all = { fields: 'all' } as const;
  expect(toRemark(send({ schema }))).toBeUndefined();
  expect(toRemark(send({ schema }), all)).toBe('Shortened at /next: see the fields of the body.');
  expect(toRemark(send({ schema, example: { name: 'a' } }), all)).toBe(
    'Shortened at /next: see the fields of the body.',
  );
  const next = { name: 'b' };
  expect(toRemark(send({ schema, example: { name: 'a', next } }), all)).toBeUndefined();
});

test.each(['query', 'path', 'cookie', 'header'])(
  'a parameter in the %s says where it was cut',
  (place) => {
    const parameter = {
      name: 'id',
      in: place,
      required: true,
      schema: toObject(NAMES(9, 'g'), GROUP),
    };
    expect(toRemark({ parameters: [parameter] })).toBe(
      'Shortened at /g2/f16: see the fields of id.',
    );
  },
);

test('a parameter that is not sent says nothing', () => {
  const schema = toObject(NAMES(9, 'g'), GROUP);
  expect(toRemark({ parameters: [{ name: 'q', in: 'query', schema }] })).toBeUndefined();
});

test('the header of a part says where it was cut', () => {
  const headers = { 'X-Meta': { required: true, schema: BIG } };
  const content = { example: { a: 'x' }, encoding: { a: { headers } } };
  expect(toRemark(send(content, 'multipart/form-data'))).toBe(
    'Shortened at /g48/f30: see the fields of X-Meta.',
  );
});

test('a header that is not ASCII says so, and is percent-encoded', () => {
  const header = (name: string, example: string) => ({
    name,
    in: 'header',
    required: true,
    example,
  });
  const parameters = [
    header('X-A', ' ünï '),
    header('X-B', '\tplain text '),
    header('X-C', '日本'),
  ];
  const api = toApiOf({ '/x': { post: { parameters } } });
  const { headers, remark } = buildRequest(api, getOperation(api, 'post /x'));
  expect(headers).toEqual([
    ['X-A', '%C3%BCn%C3%AF'],
    ['X-B', 'plain text'],
    ['X-C', '%E6%97%A5%E6%9C%AC'],
  ]);
  expect(remark).toBe(
    'Headers are ASCII: the values of X-A, X-C are percent-encoded, which both sides must know.',
  );
});

test('remarks stand one after another', () => {
  const parameters = [{ name: 'X-A', in: 'header', required: true, example: 'ü' }];
  expect(toRemark({ parameters, ...send({ schema: BIG }) })).toBe(
    'Shortened at /g48/f30: see the fields of the body. Headers are ASCII: the value of X-A is percent-encoded, which both sides must know.',
  );
});
