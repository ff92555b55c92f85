import { printHeadersFile, printRedirectsFile } from '@/lib/kit/hosts/host-files';
import { serveExport, type ExportOptions, type ExportServer } from '@/lib/kit/serve/static-server';
import { samplePage, writeSample } from '../../support/sample-export';

const servers: ExportServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const SAMPLE = {
  'index.html': samplePage('Home'),
  '404.html': samplePage('Nothing here'),
  'guides/index.html': samplePage('Guides'),
  'api/index.html': samplePage('API'),
  'api/404.html': samplePage('Castle'),
  's/index.html': samplePage('Moved'),
  '_next/static/a.js': 'console.log(1)',
  'files/a b.txt': 'text',
  _redirects: printRedirectsFile([{ from: '/s', to: '/', status: 308 }], '', ['api']),
  _headers: printHeadersFile('', {
    ...{ sections: ['api'], fileTypes: new Map(), hashedFolders: ['/_next/static/'] },
    ...{ framedPages: [], frameAncestors: [] },
  }),
};

async function serve(options: Partial<ExportOptions> = {}) {
  const server = await serveExport({ root: writeSample(SAMPLE), port: 0, ...options });
  servers.push(server);
  return {
    server,
    get: (path: string, init: RequestInit = {}) =>
      fetch(`http://localhost:${server.port}${path}`, { redirect: 'manual', ...init }),
  };
}

describe('serveExport', () => {
  it('serves the index of a folder and redirects to its slash, keeping the query', async () => {
    const { get } = await serve();
    const page = await get('/guides/');
    expect(page.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(await page.text()).toContain('<h1>Guides</h1>');
    const bare = await get('/guides?a=1');
    expect([bare.status, bare.headers.get('location')]).toEqual([301, '/guides/?a=1']);
  });

  it('names UTF-8 in the type of every text', async () => {
    const files = { 'llms.txt': 'é', 'a.md': 'é', 'a.css': 'a{}', 'a.csv': 'a', 'a.js': '1' };
    const { get } = await serve({ root: writeSample({ ...SAMPLE, ...files }) });
    for (const file of Object.keys(files))
      expect((await get(`/${file}`)).headers.get('content-type')).toMatch(
        /^text\/[a-z]+;charset=utf-8$/,
      );
  });

  it('lets its pages connect to the origins that it is told of, and changes no other file', async () => {
    const policy =
      "default-src 'self'; connect-src 'self' https://api.example.com; base-uri 'none'";
    const page = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
    const files = { 'index.html': page, '404.html': page, 'a.txt': policy };
    const root = writeSample(files);
    const connect = ['http://localhost:4010'];
    const { get } = await serve({ root, connect });
    const allowed = page.replace("'self' https", "'self' http://localhost:4010 https");
    for (const path of ['/', '/none/']) expect(await (await get(path)).text()).toBe(allowed);
    expect(await (await get('/a.txt')).text()).toBe(policy);
    const head = await get('/', { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(`${allowed.length}`);
    const plain = await serve({ root });
    expect(await (await plain.get('/')).text()).toBe(page);
  });

  it('never redirects to another host, however many slashes an address begins with', async () => {
    const { get } = await serve();
    for (const path of ['//guides', '///guides?a=1'])
      expect((await get(path)).headers.get('location')).toMatch(/^\/guides\/|^$/);
  });

  it('guesses nothing: no .html for an address without it, no page for a folder without one', async () => {
    const { get } = await serve();
    for (const path of ['/404', '/index', '/_next/', '/guides/index.html/']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('answers what is missing with the nearest 404 page and status 404', async () => {
    const { get } = await serve();
    const near = await get('/api/a/b/');
    expect(near.status).toBe(404);
    expect(await near.text()).toContain('Castle');
    expect(await (await get('/guides/none/')).text()).toContain('Nothing here');
  });

  it('stays inside its folder', async () => {
    const { get } = await serve();
    for (const path of ['/%2e%2e%2f%2e%2e%2fetc/passwd', '/..%2f..%2fetc%2fpasswd', '/%00']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Nothing here');
    }
  });

  it('answers an address that cannot be decoded, and a method it does not know', async () => {
    const { get } = await serve();
    expect((await get('/%zz')).status).toBe(400);
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });

  it('serves a file whose name has a space, and answers HEAD without a body', async () => {
    const { get } = await serve();
    expect(await (await get('/files/a%20b.txt')).text()).toBe('text');
    const head = await get('/guides/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get('/none/', { method: 'HEAD' })).status).toBe(404);
  });

  it('ignores host files unless it is told to read them', async () => {
    const plain = await serve();
    expect((await plain.get('/s/')).status).toBe(200);
    const host = await serve({ hostFiles: true });
    for (const path of ['/s', '/s/']) {
      const moved = await host.get(path);
      expect([moved.status, moved.headers.get('location')]).toEqual([308, '/']);
    }
    const moved = await host.get('/s?domain=shop.example.com');
    expect(moved.headers.get('location')).toBe('/?domain=shop.example.com');
    const statuses = async ({ get }: typeof plain) =>
      Promise.all(['/_headers', '/_redirects'].map(async (path) => (await get(path)).status));
    expect(await statuses(plain)).toEqual([200, 200]);
    expect(await statuses(host)).toEqual([404, 404]);
  });

  it('sends the headers of the host file: security everywhere, long cache for hashed files', async () => {
    const { get } = await serve({ hostFiles: true });
    const page = await get('/');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('cache-control')).not.toContain('immutable');
    const script = await get('/_next/static/a.js');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('answers only below its base path', async () => {
    const { get, server } = await serve({ basePath: '/developer' });
    expect(server.url).toMatch(/\/developer\/$/);
    expect((await get('/developer/guides/')).status).toBe(200);
    expect((await get('/developer/guides')).headers.get('location')).toBe('/developer/guides/');
    expect((await get('/developer')).headers.get('location')).toBe('/developer/');
    expect((await get('/guides/')).status).toBe(404);
    expect((await get('/developers/guides/')).status).toBe(404);
  });

  it('keeps a log of every answer', async () => {
    const lines: string[] = [];
    const { get, server } = await serve({ log: (line) => lines.push(line) });
    await get('/guides/?q=1');
    await get('/none');
    expect(server.requests).toEqual([
      { method: 'GET', path: '/guides/?q=1', status: 200 },
      { method: 'GET', path: '/none', status: 404 },
    ]);
    expect(lines).toEqual(['200 GET /guides/?q=1', '404 GET /none']);
  });

  it('says what to do when the port is taken', async () => {
    const { server } = await serve();
    await expect(serveExport({ root: '.', port: server.port })).rejects.toThrow(
      `Port ${server.port} is taken. Stop the program that uses it, or choose another port with --port`,
    );
  });
});
