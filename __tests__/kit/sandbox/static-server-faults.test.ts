import { once } from 'node:events';
import { statSync, truncateSync, utimesSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { serveExport, type ExportServer } from '@/lib/kit/serve/static-server';
import { formatRequest, parseStatus, sendAndLeave, sendRaw } from '../../support/raw-request';
import { samplePage, writeSample } from '../../support/sample-export';

/** Longer than what the buffers of two sockets hold. */
const LARGE = 'x'.repeat(32 * 1024 * 1024);
const ROOT = writeSample({
  'index.html': samplePage('Home'),
  '404.html': samplePage('Nothing here'),
  'favicon.svg': '0123456789',
  'empty.txt': '',
  'large.txt': LARGE,
  'unknown.kind': 'x',
});

let server: ExportServer;
beforeAll(async () => {
  server = await serveExport({ root: ROOT, port: 0 });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://localhost:${server.port}${path}`, { method, headers });

async function getRange(range: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await get('/favicon.svg', { Range: range, ...headers }, method);
  const { status } = response;
  return [status, response.headers.get('content-range'), await response.text()];
}

/** Fails when the server does not answer any more. */
async function expectAlive(): Promise<void> {
  expect(await (await get('/')).text()).toContain('<h1>Home</h1>');
}

describe('a part of a file', () => {
  it.each([
    ['bytes=0-0', 206, 'bytes 0-0/10', '0'],
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=8-', 206, 'bytes 8-9/10', '89'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=3-1', 200, null, '0123456789'],
    ['bytes=x-y', 200, null, '0123456789'],
    ['bytes=0-1,4-5', 200, null, '0123456789'],
    ['pages=1-2', 200, null, '0123456789'],
  ])('%s', async (range, ...expected) => {
    expect(await getRange(range)).toEqual(expected);
    await expectAlive();
  });

  it('is only for GET, and only of the file that the reader knows', async () => {
    expect(await getRange('bytes=3-1', {}, 'HEAD')).toEqual([200, null, '']);
    expect(await getRange('bytes=2-4', {}, 'HEAD')).toEqual([200, null, '']);
    const whole = [200, null, '0123456789'];
    expect(await getRange('bytes=2-4', { 'If-Range': '"other"' })).toEqual(whole);
    const date = statSync(join(ROOT, 'favicon.svg')).mtime.toUTCString();
    expect(await getRange('bytes=2-4', { 'If-Range': date })).toEqual([206, 'bytes 2-4/10', '234']);
  });

  it('is none of an empty file', async () => {
    const part = await get('/empty.txt', { Range: 'bytes=0-' });
    expect([part.status, part.headers.get('content-range')]).toEqual([416, 'bytes */0']);
    const whole = await get('/empty.txt');
    expect([whole.status, whole.headers.get('content-length')]).toEqual([200, '0']);
  });
});

describe('a file', () => {
  it('is not sent again to a reader who has it', async () => {
    const first = await get('/favicon.svg');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"10-\d+"$/);
    expect(first.headers.get('content-type')).toBe('image/svg+xml');
    for (const known of [etag, `"a", ${etag}`, '*']) {
      const again = await get('/favicon.svg', { 'If-None-Match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    const date = new Date(1_000_000_000_000);
    utimesSync(join(ROOT, 'unknown.kind'), date, date);
    const other = await get('/unknown.kind', { 'If-None-Match': etag });
    expect([other.status, other.headers.get('etag')]).toEqual([200, 'W/"1-1000000000000"']);
    expect(other.headers.get('last-modified')).toBe('Sun, 09 Sep 2001 01:46:40 GMT');
    expect(other.headers.get('content-type')).toBeNull();
  });

  it('that cannot be opened is the 500 of its request', async () => {
    const socket = createServer().listen(join(ROOT, 'socket'));
    await once(socket, 'listening');
    try {
      expect((await get('/socket')).status).toBe(500);
    } finally {
      socket.close();
    }
    await expectAlive();
  });

  it('that becomes shorter while it is sent breaks its response off', async () => {
    const client = connect(server.port, '127.0.0.1');
    client.write('GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(client, 'readable');
    truncateSync(join(ROOT, 'large.txt'), 0);
    client.resume();
    await once(client, 'close');
    expect(client.bytesRead).toBeLessThan(LARGE.length);
    await expectAlive();
  });
});

describe('a request that nobody means well', () => {
  it.each([
    ['%zz in the path', 'GET', '/%zz', 400],
    ['half a letter in the path', 'GET', '/%E0%A4%A', 400],
    ['%zz in the query', 'GET', '/?a=%zz', 200],
    ['a zero byte', 'GET', '/%00', 404],
    ['a path that no file system takes', 'GET', `/${'a'.repeat(5000)}`, 404],
    ['a thousand folders', 'GET', '/a'.repeat(1000), 404],
    ['a whole address', 'GET', 'http://localhost/', 404],
    ['an address that is none', 'GET', 'http://[/', 404],
    ['a star', 'GET', '*', 404],
    ['two slashes', 'GET', '//', 200],
    ['a method that Node knows', 'PURGE', '/', 405],
    ['a method that HTTP does not know', 'FETCH-ALL', '/', 400],
    ['a tunnel', 'CONNECT', 'example.com:80', 0],
  ])('%s', async (_, method, path, status) => {
    expect(parseStatus(await sendRaw(server.port, formatRequest(method, path)))).toBe(status);
    await expectAlive();
  });

  it.each([
    ['Range', '\x80\xff'],
    ['Range', 'bytes=-1--1'],
    ['If-None-Match', '\x80,,"'],
    ['If-Range', '\xff'],
    ['Accept', ';;;'],
    ['Expect', 'miracles'],
    ['Upgrade', 'websocket'],
    ['Host', '[::'],
  ])('a header %s: %s', async (name, value) => {
    const request = formatRequest('GET', '/favicon.svg', [`${name}: ${value}`]);
    await sendRaw(server.port, Buffer.from(request, 'latin1'));
    await expectAlive();
  });

  it('names the methods that are answered where it has another', async () => {
    expect((await get('/', {}, 'DELETE')).headers.get('allow')).toBe('GET, HEAD');
  });

  it('leaves before its response has come', async () => {
    for (const path of ['/large.txt', '/', '/none/'])
      for (let count = 0; count < 10; count += 1)
        await sendAndLeave(server.port, formatRequest('GET', path));
    await expectAlive();
  });
});
