import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { getOperation, toApiOf } from '../core/support';

/** The pairs of a form whose field `o` is sent as its encoding says. */
function toPairs(encoding: JsonObject, o: Json): unknown {
  const properties = { a: {}, o: {}, z: {} };
  const example = { a: { x: 1 }, o, z: [1, 2] };
  const content = { schema: { properties }, example, encoding: { o: encoding } };
  const requestBody = { content: { 'application/x-www-form-urlencoded': content } };
  const api = toApiOf({ '/a': { post: { requestBody } } });
  const { body } = buildRequest(api, getOperation(api, 'post /a'));
  const pairs = body?.kind === 'pairs' ? body.pairs : [];
  expect(pairs.filter(([name]) => name !== 'o')).toEqual([
    ['a', '{"x":1}'],
    ['z', '1'],
    ['z', '2'],
  ]);
  return pairs.filter(([name]) => name === 'o').map(([, ...texts]) => texts);
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n<o>\n  <k>v</k>\n</o>';

test.each<[string, JsonObject, Json, unknown]>([
  ['XML', { contentType: 'application/xml' }, { k: 'v' }, [[XML]]],
  ['each XML', { contentType: 'text/xml' }, [{ k: 'v' }, '<o/>'], [[XML], ['<o/>']]],
  ['JSON', { contentType: 'application/json' }, { k: 'v' }, [['{"k":"v"}']]],
  ['JSON of a list', { contentType: 'application/json' }, [[1], { k: 2 }], [['[1]'], ['{"k":2}']]],
  ['text', { contentType: 'text/plain' }, [1, 2], [['1'], ['2']]],
  ['its style', { contentType: 'text/xml', explode: false }, [1, 2], [['1,2', '1,2']]],
  ['usual', {}, { k: 'v' }, [['{"k":"v"}']]],
  ['usual in a list', {}, [[1, 2], { k: 'v' }, 3], [['[1,2]'], ['{"k":"v"}'], ['3']]],
])('a field of a form is written as %s', (_, encoding, value, texts) => {
  expect(toPairs(encoding, value)).toEqual(texts);
});

test('the name of a prototype is a name like others', () => {
  const example: unknown = JSON.parse('{"__proto__":{"k":"v"}}');
  const encoding: unknown = JSON.parse('{"__proto__":{"contentType":"application/json"}}');
  const content = { 'application/x-www-form-urlencoded': { example, encoding } };
  const api = toApiOf({ '/a': { post: { requestBody: { content } } } } as JsonObject);
  expect(buildRequest(api, getOperation(api, 'post /a')).body).toMatchObject({
    pairs: [['__proto__', '{"k":"v"}']],
  });
});
