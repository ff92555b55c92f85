import { createServer, type Server } from 'node:http';
import { openWebPortal } from '@/lib/agents/portal';
import { openPortal } from '@/lib/agents/program/folder-portal';
import { writeSample } from '../support/sample-export';

const asked: string[] = [];
let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url.endsWith('/away'))
      response.writeHead(302, { Location: 'http://other.invalid/x' }).end();
    else if (url.endsWith('/moved')) response.writeHead(301, { Location: '/docs/here' }).end();
    else if (url.endsWith('/loop')) response.writeHead(301, { Location: url }).end();
    else if (url.endsWith('/here')) response.end('Here.');
    else if (url.endsWith('/broken')) response.writeHead(500).end();
    else if (url.endsWith('/huge')) response.end(Buffer.alloc(17_000_000, 'a'));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const read = (path: string) => openWebPortal(`${origin}/docs/`).readText(path);

test('a file below the base path is read, also where it leads on to the same host', async () => {
  expect(await read('/here')).toBe('Here.');
  expect(await read('/moved')).toBe('Here.');
  expect(await read('/none')).toBeUndefined();
});

test.each([
  ['/away', 'leads on to another host, http://other.invalid, which is not asked'],
  ['/loop', 'leads on too often'],
  ['/broken', 'has status 500'],
  ['/huge', 'has more than 16000000 bytes'],
])('%s is an error that says why', async (path, message) => {
  await expect(read(path)).rejects.toThrow(message);
});

test('a host that does not respond is named', async () => {
  await expect(openWebPortal('http://127.0.0.1:1').readText('/a')).rejects.toThrow(
    'http://127.0.0.1:1 does not respond',
  );
});

test.each([
  '//other.invalid/',
  '/../secret',
  '/a/%2e%2e/b',
  '/a%2f..',
  'here',
  '/a\\b',
  '/a?b',
  '/a\nb',
])('%j is no path of the portal, and nothing is asked', async (path) => {
  asked.length = 0;
  await expect(read(path)).rejects.toThrow('is no path of the portal');
  expect(asked).toEqual([]);
});

test('a folder or file: address is read without network', async () => {
  const folder = writeSample({ 'guides/index.md': '# Guides' });
  for (const address of [folder, `${folder}/`, `file://${folder}`]) {
    const portal = openPortal(address, 'https://docs.example.com');
    expect(await portal.readText('/guides/index.md')).toBe('# Guides');
    expect(await portal.readText('/none.md')).toBeUndefined();
    await expect(portal.readText('/../x')).rejects.toThrow('no path');
  }
});
