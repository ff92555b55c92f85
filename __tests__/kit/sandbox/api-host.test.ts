import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import { readDocumentFolder } from '@/lib/kit/sandbox/serve-apis';
import { writeSample } from '../../support/sample-export';

/** A document whose one operation, by default `GET /users`, answers with its name. */
const named = (title: string, server: string, path = '/users') =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: server }],
    paths: {
      [path]: {
        get: {
          responses: {
            200: { description: 'x', content: { 'application/json': { example: { title } } } },
          },
        },
      },
    },
  });

const folder = writeSample({
  'old.json/a.txt': '',
  'my api.json': '{}',
  'zahlung-für.json': '{}',
  'whole.json': named('Whole', 'https://api.example.com/v1'),
  'part.json': named('Part', 'https://api.example.com/v1/platform'),
  'other.json': named('Other', 'https://api.example.com/v1', '/tea.cups/{id}'),
  'a.json': '{"openapi":"3.1.0"}',
  'b.json': '{}',
  'c.yaml': 'openapi: 3.1.0\n',
  'd.yml': '',
  'notes.txt': 'x',
  'long.json': `{ "openapi": "3.1.0", "info": { "title": "Long", "version": "1" },
    "servers": [{ "url": "https://api.example.com/long" }],
    "paths": { "/ids": { "get": { "responses": { "200": { "description": "Ids", "content": {
      "application/json": { "example": { "id": 9007199254740993 } } } } } } } } }`,
});
const documents = new Map([
  ['/pg/doc', join(folder, 'a.json')],
  ['/platform/doc', join(folder, 'gone.json')],
  ['/c.yaml', join(folder, 'c.yaml')],
  ['/my api.json', join(folder, 'my api.json')],
  ['/zahlung-für.json', join(folder, 'zahlung-für.json')],
  ['/old.json', join(folder, 'old.json')],
]);
const apis = ['long.json', 'whole.json', 'other.json', 'part.json'].map((name) =>
  join(folder, name),
);

let host: Awaited<ReturnType<typeof serveDocuments>>;
beforeAll(async () => {
  host = await serveDocuments({ documents, apis, port: 0 });
});
afterAll(() => host.close());

const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, host.url), init);

describe('serveDocuments', () => {
  it('serves a document to any origin, whatever the query', async () => {
    const response = await get('/pg/doc?v=1');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({ openapi: '3.1.0' });
  });

  it.each([
    ['/v1/users', 'Whole'],
    ['/v1/tea.cups/7', 'Other'],
    ['/v1/platform/users', 'Part'],
  ])('responds to %s by the document on that server that has it', async (path, title) => {
    expect(await (await get(path)).json()).toEqual({ title });
  });

  it('responds to a path that no document has by the first on that server', async () => {
    expect((await get('/v1/teaxcups/7')).status).toBe(404);
  });

  it('names every request, whatever comes of it', async () => {
    const paths = ['/pg/doc', '/v1/users', '/v1/users', '/v1/none', '/none'];
    const responses = await Promise.all([
      ...paths.map((path) => get(path)),
      get('/pg/doc', { method: 'OPTIONS' }),
    ]);
    const ids = responses.map(({ headers }) => headers.get('x-request-id'));
    expect(ids).toEqual(
      ids.map(() => expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('serves YAML as what it is', async () => {
    const response = await get('/c.yaml');
    expect(response.headers.get('content-type')).toBe('application/yaml');
    expect(await response.text()).toBe('openapi: 3.1.0\n');
  });

  it('answers 304 to a reader who has the document already', async () => {
    const etag = (await get('/pg/doc')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const known of [etag, `"other", W/${etag}`]) {
      const response = await get('/pg/doc', { headers: { 'If-None-Match': known } });
      expect([response.status, await response.text()]).toEqual([304, '']);
    }
    const other = await get('/pg/doc', { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('serves a document whose name an address must spell in another way', async () => {
    expect((await get('/my api.json')).status).toBe(200);
    expect((await get('/zahlung-f%C3%BCr.json')).status).toBe(200);
    expect((await get('/%E0%A4%A.json')).status).toBe(404);
  });

  it('takes a folder for no document', async () => {
    expect((await get('/old.json')).status).toBe(404);
    expect((await get('/pg/doc')).status).toBe(200);
  });

  it('answers from the document whose server is the nearest', async () => {
    const read = async (path: string): Promise<unknown> => (await get(path)).json();
    expect(await read('/v1/users')).toEqual({ title: 'Whole' });
    expect(await read('/v1/platform/users')).toEqual({ title: 'Part' });
  });

  it('answers from a document with an integer that is no number of JavaScript', async () => {
    const response = await get('/long/ids');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: Number('9007199254740993') });
  });

  it('answers a preflight and a HEAD request', async () => {
    const preflight = await get('/pg/doc', { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('GET');
    const head = await get('/pg/doc', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '19']);
  });

  it('names the documents it has when asked for another', async () => {
    const response = await get('/doc');
    expect(response.status).toBe(404);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({
      message: '/doc is not a document of this host.',
      documents: [...documents.keys()],
    });
  });

  it('says so when the file of a known document is not there', async () => {
    const response = await get('/platform/doc');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('build the portal first');
  });

  it('refuses to write', async () => {
    expect((await get('/pg/doc', { method: 'PUT', body: '{}' })).status).toBe(405);
  });
});

describe('readDocumentFolder', () => {
  it('lists the JSON and YAML files of a folder by name', () => {
    const names = ['a.json', 'b.json', 'c.yaml', 'd.yml', 'long.json', 'my api.json'];
    names.push('other.json', 'part.json', 'whole.json', 'zahlung-für.json');
    expect([...readDocumentFolder(folder)]).toEqual(
      names.map((name) => [`/${name}`, join(folder, name)]),
    );
  });

  it('lists no hidden file, and no link that leads out of the folder', () => {
    const other = writeSample({ 'secret.json': '{}' });
    const root = writeSample({ 'a.json': '{}', '.hidden.json': '{}', 'sub/b.json': '{}' });
    symlinkSync(join(other, 'secret.json'), join(root, 'out.json'));
    symlinkSync(join(root, 'sub'), join(root, 'folder.json'));
    symlinkSync(join(root, 'none'), join(root, 'broken.json'));
    symlinkSync('sub/b.json', join(root, 'inside.json'));
    const linked = join(other, 'linked');
    symlinkSync(root, linked);
    for (const path of [root, linked])
      expect([...readDocumentFolder(path).keys()]).toEqual(['/a.json', '/inside.json']);
  });

  it('serves no link that takes the place of a listed file', async () => {
    const other = writeSample({ 'secret.json': '{"secret":true}' });
    const root = writeSample({ 'a.json': '{}' });
    const late = await serveDocuments({ documents: readDocumentFolder(root), port: 0 });
    rmSync(join(root, 'a.json'));
    symlinkSync(join(other, 'secret.json'), join(root, 'a.json'));
    const response = await fetch(new URL('a.json', late.url));
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
    await late.close();
  });
});
