import { join } from 'node:path';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import type { JsonObject } from '@/lib/openapi/core/types';
import { formatRequest, parseStatus, sendAndLeave, sendRaw } from '../../support/raw-request';
import { writeSample } from '../../support/sample-export';

jest.setTimeout(60_000);

const json = { 'application/json': { schema: { type: 'object' }, example: { done: true } } };
const done = { description: 'Done', content: json };
const send = (mediaType: string) => ({
  requestBody: {
    content: {
      [mediaType]: { schema: { type: 'object', properties: { name: { type: 'string' } } } },
    },
  },
  responses: { 200: done },
});
const document: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  servers: [{ url: 'http://[none' }, { url: 'https://api.example.com/notes' }],
  paths: {
    '/note': {
      get: { responses: { 200: done, default: done } },
      post: send('application/json'),
    },
    '/note/{id}': {
      get: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 200: done },
      },
    },
    '/form': { post: send('application/x-www-form-urlencoded') },
    '/parts': { post: send('multipart/form-data') },
  },
};
const folder = writeSample({ 'notes.json': JSON.stringify(document), 'doc.json': '{}' });

let host: Awaited<ReturnType<typeof serveDocuments>>;
beforeAll(async () => {
  host = await serveDocuments({
    documents: new Map([
      ['/doc', join(folder, 'doc.json')],
      // A file that can be opened, but not read.
      ['/unreadable', '/proc/self/mem'],
    ]),
    apis: [join(folder, 'notes.json')],
    port: 0,
  });
});
afterAll(() => host.close());

async function expectAlive(): Promise<void> {
  expect((await fetch(new URL('notes/note', host.url))).status).toBe(200);
  expect((await fetch(new URL('doc', host.url))).status).toBe(200);
}

const JSON_TYPE = 'Content-Type: application/json';
const FORM_TYPE = 'Content-Type: application/x-www-form-urlencoded';
const PARTS_TYPE = 'Content-Type: multipart/form-data; boundary=a';
const nested = (depth: number) => `${'{"name":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('a request that nobody means well', () => {
  it.each([
    ['%zz in the path of an operation', 400, formatRequest('GET', '/notes/note/%zz')],
    [
      'half a letter in the path of an operation',
      400,
      formatRequest('GET', '/notes/note/%E0%A4%A'),
    ],
    ['%zz in the path of a document', 404, formatRequest('GET', '/%zz')],
    ['%zz in the query', 400, formatRequest('GET', '/notes/note?a=%zz')],
    ['a parameter called __proto__', 400, formatRequest('GET', '/notes/note?__proto__=1')],
    ['two slashes', 404, formatRequest('GET', '//notes/note')],
    ['a whole address', 404, formatRequest('GET', 'http://localhost/notes/note')],
    ['an address that is none', 404, formatRequest('GET', 'http://[/notes/note')],
    ['a port in the path', 200, formatRequest('GET', '/notes/note/:99999@[')],
    ['a star', 404, formatRequest('GET', '*')],
    ['any options', 204, formatRequest('OPTIONS', '*')],
    ['a method that Node knows', 405, formatRequest('PURGE', '/doc')],
    ['a method of no operation', 404, formatRequest('PURGE', '/notes/note')],
    ['a method that HTTP does not know', 400, formatRequest('FETCH-ALL', '/doc')],
    ['a tunnel', 0, formatRequest('CONNECT', 'example.com:80')],
    ['an upgrade', 200, formatRequest('GET', '/notes/note', ['Upgrade: websocket'])],
    ['a range', 200, formatRequest('GET', '/doc', ['Range: bytes=3-1'])],
    ['the head of a range', 200, formatRequest('HEAD', '/doc', ['Range: bytes=3-1'])],
    ['an ETag of no letters', 200, formatRequest('GET', '/doc', ['If-None-Match: \x80,"'])],
    ['a status that is none', 200, formatRequest('GET', '/notes/note', ['Prefer: code=000'])],
    [
      'a status before the response',
      200,
      formatRequest('GET', '/notes/note', ['Prefer: code=101']),
    ],
    ['a status that is too high', 200, formatRequest('GET', '/notes/note', ['Prefer: code=999'])],
    ['a status that is too long', 200, formatRequest('GET', '/notes/note', ['Prefer: code=2000'])],
    [
      'a preference of no letters',
      200,
      formatRequest('GET', '/notes/note', ['Prefer: ;;=code,\x80\xff']),
    ],
    [
      'an example called __proto__',
      404,
      formatRequest('GET', '/notes/note', ['Prefer: example=__proto__']),
    ],
    [
      'a media type that is none',
      200,
      formatRequest('GET', '/notes/note', ['Accept: garbage;;q=,,']),
    ],
    ['a quality that is none', 200, formatRequest('GET', '/notes/note', ['Accept: */*;q=x'])],
    ['a host that is none', 200, formatRequest('GET', '/notes/note', ['Host: [::'])],
    [
      'an expectation',
      417,
      formatRequest('POST', '/notes/note', [JSON_TYPE, 'Expect: miracles'], '{}'),
    ],
    [
      'a content type that is none',
      400,
      formatRequest('POST', '/notes/note', ['Content-Type: ;;/x'], '{}'),
    ],
    ['JSON that is cut off', 400, formatRequest('POST', '/notes/note', [JSON_TYPE], '{"name":')],
    ['JSON that is a number', 400, formatRequest('POST', '/notes/note', [JSON_TYPE], '1e999')],
    ['JSON of many levels', 400, formatRequest('POST', '/notes/note', [JSON_TYPE], nested(20_000))],
    [
      'a field called __proto__',
      400,
      formatRequest('POST', '/notes/note', [JSON_TYPE], '{"__proto__":1}'),
    ],
    [
      'a form that cannot be decoded',
      400,
      formatRequest('POST', '/notes/form', [FORM_TYPE], 'name=%zz&=&%'),
    ],
    [
      'parts without an end',
      400,
      formatRequest('POST', '/notes/parts', [PARTS_TYPE], '--a\r\nbroken'),
    ],
    [
      'parts without a boundary',
      400,
      formatRequest('POST', '/notes/parts', ['Content-Type: multipart/form-data'], 'x'),
    ],
    ['a length that is none', 400, formatRequest('POST', '/notes/note', ['Content-Length: x'])],
    [
      'a piece whose length is none',
      400,
      formatRequest('POST', '/notes/note', ['Transfer-Encoding: chunked'], 'zz'),
    ],
    ['a file that cannot be read', 500, formatRequest('GET', '/unreadable')],
  ])('%s', async (_, status, request) => {
    expect(parseStatus(await sendRaw(host.port, Buffer.from(request, 'latin1')))).toBe(status);
    await expectAlive();
  });

  it('is told what is wrong with its content type', async () => {
    const response = await fetch(new URL('notes/note', host.url), {
      method: 'POST',
      headers: { 'Content-Type': ';;/x' },
      body: '{}',
    });
    expect(await response.json()).toMatchObject({
      data: [{ field: 'Content-Type', message: 'Must be application/json' }],
    });
  });

  it('is refused when its body is larger than any that is documented', async () => {
    const post = (bytes: number) =>
      fetch(new URL('notes/note', host.url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'x'.repeat(bytes - '{"name":""}'.length) }),
      });
    const limit = 10 * 1024 * 1024;
    expect((await post(limit)).status).toBe(200);
    const refused = await post(limit + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({ message: `The body is larger than ${limit} bytes.` });
    await expectAlive();
  });

  it.each([
    'text',
    'text/',
    '/json',
    'application json',
    'application/json/x',
    '\xa0application/json',
    'application/json\xa0',
    'application/json, text',
  ])('has the content type %j', async (type) => {
    const request = formatRequest('POST', '/notes/note', [`Content-Type: ${type}`], '{}');
    const response = await sendRaw(host.port, Buffer.from(request, 'latin1'));
    expect(parseStatus(response)).toBe(400);
    expect(response).toContain('Must be application/json');
  });

  it('has thousands of wrong fields: the first hundred are named, the rest is counted', async () => {
    const fields = Array.from({ length: 8_000 }, (_, index) => [`field_${index}`, index] as const);
    const response = await fetch(new URL('notes/note', host.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(fields)),
    });
    expect(response.status).toBe(400);
    const { data }: { data: readonly unknown[] } = await response.json();
    expect(data).toHaveLength(101);
    expect(data[99]).toEqual({ field: 'field_99', message: 'Is not described' });
    expect(data[100]).toEqual({ field: 'body', message: 'Has 7900 more errors' });
  });

  it('has more values than are validated', async () => {
    const response = await fetch(new URL('notes/note', host.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: Array.from({ length: 60_000 }, () => ({})) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: 'The body has more than 50000 values.' });
  });

  it('has 50,000 parts, which are read once', async () => {
    const parts = Array.from(
      { length: 50_000 },
      (_, index) => `--a\r\nContent-Disposition: form-data; name="part_${index}"\r\n\r\nx\r\n`,
    );
    const response = await fetch(new URL('notes/parts', host.url), {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=a' },
      body: `${parts.join('')}--a--\r\n`,
    });
    expect(response.status).toBe(413);
    await expectAlive();
  });

  it('leaves before its body is sent, or before its response has come', async () => {
    const half = `POST /notes/note HTTP/1.1\r\nHost: x\r\n${JSON_TYPE}\r\nContent-Length: 99\r\n\r\n{`;
    for (const request of [half, formatRequest('GET', '/notes/note'), formatRequest('GET', '/doc')])
      for (let count = 0; count < 10; count += 1) await sendAndLeave(host.port, request);
    await expectAlive();
  });

  it('gets its failure as JSON that any origin may read', async () => {
    const response = await fetch(new URL('unreadable', host.url));
    expect(response.status).toBe(500);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({
      message: expect.stringMatching(/^The local API host failed: /),
    });
  });
});
