import { LoadError, readText } from '@/lib/http/read-text';
import { withServer } from './test-server';

const failure = (url: string) =>
  readText(url).then(
    (text) => `no failure: ${text}`,
    (error: unknown) =>
      error instanceof LoadError ? { status: error.status, message: error.message } : error,
  );

test('SPEC 7, Markdown source fetch: the text of the answer comes back as it was sent', async () => {
  const text = '{\n  "title": "Zahlungen für Größe – 決済"\r\n}\n';
  await withServer(
    (_, response) => response.end(text),
    async (origin) => expect(await readText(`${origin}/x.json`)).toBe(text),
  );
});

test('the whole address is asked for, once, without credentials', async () => {
  const asked: unknown[] = [];
  await withServer(
    ({ method, url, headers }, response) => {
      asked.push([method, url, headers.cookie, headers.authorization]);
      response.end();
    },
    async (origin) => expect(await readText(`${origin}/pg/doc?v=2`)).toBe(''),
  );
  expect(asked).toEqual([['GET', '/pg/doc?v=2', undefined, undefined]]);
});

test('a copy in the cache is asked about before it is used', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  await withServer(
    (_, response) => response.end('x'),
    async (origin) => {
      await readText(origin);
      expect(fetched).toHaveBeenCalledWith(
        origin,
        expect.objectContaining({ credentials: 'omit', cache: 'no-cache' }),
      );
    },
  );
  fetched.mockRestore();
});

test.each([
  [404, 'Not Found', '404 Not Found'],
  [500, 'Internal Server Error', '500 Internal Server Error'],
  [503, 'Back at noon', '503 Back at noon'],
  [404, '', '404 Not Found'],
  [500, '', '500 Server error'],
])('an answer with the status %i and the text %j fails with %j', async (status, text, message) => {
  await withServer(
    ({ socket }) => void socket.end(`HTTP/1.1 ${status} ${text}\r\ncontent-length: 4\r\n\r\nbody`),
    async (origin) => expect(await failure(origin)).toEqual({ status, message }),
  );
});

const UNREACHED = { status: 0, message: 'Check internet connection' };

test('a connection that ends without an answer has the status 0', async () => {
  await withServer(
    ({ socket }) => void socket.destroy(),
    async (origin) => expect(await failure(origin)).toEqual(UNREACHED),
  );
});

test('an answer that breaks off in the middle has the status 0', async () => {
  await withServer(
    ({ socket }, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"openapi":', () => socket.destroy());
    },
    async (origin) => expect(await failure(origin)).toEqual(UNREACHED),
  );
});

test('a port where nobody listens has the status 0', async () => {
  let gone = '';
  await withServer(
    (_, response) => response.end(),
    async (origin) => void (gone = origin),
  );
  expect(await failure(gone)).toEqual(UNREACHED);
});

test('a redirect on the same host is followed', async () => {
  await withServer(
    ({ url }, response) => {
      if (url === '/doc/') response.end('moved');
      else response.writeHead(301, { location: '/doc/' }).end();
    },
    async (origin) => expect(await readText(`${origin}/doc`)).toBe('moved'),
  );
});

test('a document that another host sends instead is refused, and the host is named', async () => {
  await withServer(
    (_, response) => response.end('{"openapi":"3.1.0"}'),
    (evil) =>
      withServer(
        (_, response) => response.writeHead(302, { location: `${evil}/x.json` }).end(),
        async (origin) =>
          expect(await failure(`${origin}/go?to=evil`)).toEqual({
            status: 200,
            message: expect.stringContaining(new URL(evil).host),
          }),
      ),
  );
});
