import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { createAsk, done } from './ask-mock-api';

const integer = { type: 'integer' };
const list = { type: 'array', items: integer };
const object = { type: 'object', properties: { a: integer, b: { type: 'boolean' } } };

/** Fields that are refused, each with its message; empty for a request that succeeds. */
async function listRefused(response: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await response;
  return status === 200 ? '' : JSON.stringify(body).replace(/^.*"data":/, '');
}

const askFor = (parameter: JsonObject, path = '/find') =>
  createAsk({ [path]: { get: { parameters: [parameter], responses: { 200: done() } } } });

test.each([
  ['a list in repeated names', { schema: list }, 'p=1&p=2', 'p=1&p=x'],
  ['a list with commas', { schema: list, explode: false }, 'p=1,2', 'p=1,x'],
  ['a list with bars', { schema: list, style: 'pipeDelimited', explode: false }, 'p=1|2', 'p=1|x'],
  ['an object in names of its own', { schema: object }, 'a=1&b=true', 'a=x'],
  ['an object with commas', { schema: object, explode: false }, 'p=a,1,b,true', 'p=a,x'],
  ['a deep object', { schema: object, style: 'deepObject' }, 'p[a]=1&p[b]=true', 'p[a]=x'],
  ['JSON', { content: { 'application/json': { schema: object } } }, 'p={"a":1}', 'p={"a":"x"}'],
  ['a whole number', { schema: integer }, 'p=-1', 'p=1.5'],
  ['a text or a number', { schema: { anyOf: [integer, { maxLength: 1 }] } }, 'p=12', 'p=xy'],
  ['an empty text, which is none', { schema: integer }, 'p=', 'q='],
])('a query has %s', async (_, parameter, query, wrong) => {
  const ask = askFor({ name: 'p', in: 'query', ...parameter });
  expect(await listRefused(ask('GET', `/find?${query}`))).toBe('');
  expect(await listRefused(ask('GET', `/find?${wrong}`))).not.toBe('');
});

test.each([
  ['simple', false, list, '1,2', '1,x'],
  ['label', true, list, '.1.2', '.1.x'],
  ['matrix', false, list, ';p=1,2', ';p=1,x'],
  ['matrix', true, list, ';p=1;p=2', ';p=1;p=x'],
  ['simple', true, object, 'a=1,b=true', 'a=x'],
  ['label', false, integer, '.7', '.x'],
])('a path has the style %s, exploded: %s', async (style, explode, schema, sent, wrong) => {
  const ask = askFor({ name: 'p', in: 'path', required: true, style, explode, schema }, '/f/{p}');
  expect(await listRefused(ask('GET', `/f/${sent}`))).toBe('');
  expect(await listRefused(ask('GET', `/f/${wrong}`))).toContain('Must be integer');
});

test('headers and cookies are typed by their schemas', async () => {
  const askIn = (location: string) =>
    askFor({ name: 'X-Ids', in: location, required: true, schema: list, explode: false });
  const withHeader = (value: string) => askIn('header')('GET', '/find', { 'x-ids': value });
  const withCookie = (cookie: string) => askIn('cookie')('GET', '/find', { cookie });
  expect(await listRefused(withHeader('1, 2'))).toBe('');
  expect(await listRefused(withHeader(''))).toContain('Is required');
  expect(await listRefused(withCookie('a=b; X-Ids=1,2'))).toBe('');
  expect(await listRefused(withCookie('X-Ids=x'))).toContain('Must be integer');
});

const askWith = (content: JsonObject) =>
  createAsk({ '/send': { post: { requestBody: { content }, responses: { 200: done() } } } });

const fields: Json = {
  schema: {
    type: 'object',
    required: ['n'],
    properties: { n: integer, ids: list, card: { ...object, required: ['a'] } },
  },
};

test.each([
  ['n=1&ids=1&ids=2&card[a]=1', ''],
  ['n=1&card={"a":1}', ''],
  ['n=x', '"Must be integer"'],
  ['ids=1', '"Is required"'],
  ['n=1&card[b]=true', '"Is required"'],
  ['n=1&m=1', '"Is not described'],
])('a form is sent as %s', async (body, message) => {
  const type = 'application/x-www-form-urlencoded';
  const refused = await listRefused(
    askWith({ [type]: fields })('POST', '/send', { 'content-type': type }, body),
  );
  if (message === '') expect(refused).toBe('');
  else expect(refused).toContain(message);
});

test('parts of a form are typed by their schema', async () => {
  const type = 'multipart/form-data; boundary=b';
  const send = (n: string) => {
    const part = `--b\r\nContent-Disposition: form-data; name="n"\r\n\r\n${n}\r\n--b--\r\n`;
    return askWith({ 'multipart/form-data': fields })(
      'POST',
      '/send',
      { 'content-type': type },
      part,
    );
  };
  expect(await listRefused(send('1'))).toBe('');
  expect(await listRefused(send('x'))).toContain('Must be integer');
});

test('a body has any of the documented media types', async () => {
  const ask = askWith({
    'application/merge-patch+json': fields,
    'text/*': { schema: { type: 'string', maxLength: 2 } },
    'application/xml': fields,
  });
  const send = (type: string, body: string) =>
    listRefused(ask('POST', '/send', { 'content-type': type }, body));
  expect(await send('application/merge-patch+json; charset=utf-8', '{"n":1}')).toBe('');
  expect(await send('application/xml', '<n>1</n>')).toBe('');
  expect(await send('text/plain', 'ok')).toBe('');
  expect(await send('text/plain', 'long')).toContain('Must not have more than 2 characters');
  expect(await send('application/json', '{"n":1}')).toContain('"field":"Content-Type"');
});
