/** @shipped-documents */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '@/lib/content/read-site';
import { readTags } from '@/lib/kit/build/html/read-tags';
import {
  HEADERS_FILE,
  HSTS,
  IMMUTABLE,
  PAGE_LINK,
  SECURITY_HEADERS,
  buildEmbedPolicy,
  buildSiteLinks,
} from '@/lib/kit/hosts/host-files';
import { readHostSite } from '@/lib/kit/hosts/host-site';
import { readTree } from '@/lib/kit/system/read-tree';
import { GUIDE } from '../support/routes';
import { ACCEPTS } from '../support/sample-site';
import { OUT } from './exported-pages';
import {
  hasProgram,
  startApache,
  startCaddy,
  startContainer,
  startNginx,
  startNginxLocations,
  type PlainHost,
} from './foreign-servers';
import { ask, type Answer } from './raw-request';

jest.setTimeout(60_000);

const toHeading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';

/** Servers that the project prints rules for. */
const SERVERS = [
  ['nginx', 'nginx', startNginx],
  ['nginx with a server already', 'nginx', startNginxLocations],
  ['nginx as in the container', 'nginx', startContainer],
  ['Apache', 'apache2', startApache],
  ['Caddy', 'caddy', startCaddy],
] as const;

/** `npm test` runs this under a sub-path first, then at the root. */
describe.each(SERVERS)('%s with the rules made for the export', (_name, program, start) => {
  const root = OUT;
  const isThere = existsSync(join(root, HEADERS_FILE));
  const reason = !isThere ? 'no export here' : !hasProgram(program) ? `no ${program} here` : '';
  if (reason) {
    it.todo(`serves ${root} (not tried: ${reason})`);
    return;
  }
  const site = readHostSite(root);
  const { basePath } = site;
  const sizeOf = (file: string) => statSync(join(root, file)).size;
  const files = [...readTree(root)].sort((a, b) => sizeOf(b) - sizeOf(a));
  /** The biggest of its kind: small ones are not packed. */
  const fileLike = (pattern: RegExp) => {
    const file = files.find((name) => pattern.test(name));
    if (file === undefined) throw new Error(`${root} holds nothing like ${pattern}`);
    return `/${file}`;
  };

  let host: PlainHost | undefined;
  beforeAll(async () => {
    host = await start({ ...site, hsts: true });
  });
  afterAll(() => host?.close());
  const at = (path: string, method?: string, headers?: Record<string, string>) =>
    ask(`${host?.origin}${basePath}${path}`, method, headers);

  /** Where a response leads to: Apache names the host, too. */
  const getLocation = ({ headers }: Answer) =>
    headers.get('location')?.replace(new RegExp(`^${host?.origin}(?=/)`), '');

  const expectSecurity = ({ headers }: Answer) => {
    // The servers send HSTS over TLS only.
    expect(headers.has(HSTS[0].toLowerCase())).toBe(false);
    for (const [name, value] of SECURITY_HEADERS)
      expect(headers.get(name.toLowerCase())).toBe(value);
  };

  it.each(['/s', '/s/', '/-sandbox', '/-sandbox/'])('redirects %s to the root', async (path) => {
    const answer = await at(path);
    expect([answer.status, getLocation(answer)]).toEqual([308, `${basePath}/`]);
    expect(site.redirects.map(({ from }) => from)).toContain(
      `${basePath}${path}`.replace(/\/$/, ''),
    );
  });

  it('keeps the query of what it redirects, as it was sent', async () => {
    const query = '?domain=shop.example.com&themePrimary=%23123456%0d%0ax:y';
    const answer = await at(`/s${query}`);
    expect([getLocation(answer), answer.headers.has('x')]).toEqual([`${basePath}/${query}`, false]);
  });

  it('sends a page as Markdown to whoever accepts that, and says that it chooses', async () => {
    const accept = { accept: 'text/markdown, text/html;q=0.5' };
    const page = await at('/libs/', 'GET', accept);
    expect(page.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(page.body.startsWith('# ')).toBe(true);
    const html = await at('/libs/', 'GET', { accept: 'text/html' });
    expect([html.headers.get('content-type'), html.headers.get('vary')]).toEqual([
      'text/html; charset=utf-8',
      expect.stringContaining('Accept'),
    ]);
    const plain = await at('/style-guide/', 'GET', accept);
    expect(plain.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it.each([...ACCEPTS.markdown, ...ACCEPTS.html])('weighs "Accept: %s"', async (accept) => {
    const isMarkdown = ACCEPTS.markdown.some((one) => one === accept);
    const { headers } = await at('/libs/', 'GET', { accept });
    expect(headers.get('content-type')).toBe(
      `text/${isMarkdown ? 'markdown' : 'html'}; charset=utf-8`,
    );
  });

  it('names the type of Markdown at its own address', async () => {
    const twin = await at('/libs.md');
    expect([twin.status, twin.headers.get('content-type')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
  });

  it('names catalog, skills and list of pages everywhere, and beside a page its Markdown', async () => {
    const linksOf = async (path: string) => (await at(path)).headers.get('link');
    const links = buildSiteLinks(basePath);
    expect(await linksOf('/libs/')).toBe(`${links}, ${PAGE_LINK}`);
    expect(await linksOf('/')).toBe(`${links}, ${PAGE_LINK}`);
    expect(await linksOf('/llms.txt')).toBe(links);
    expect(await linksOf('/none/')).toBe(links);
    for (const [, path = ''] of links.matchAll(/<([^>]*)>/g))
      expect([path, (await at(path.slice(basePath.length))).status]).toEqual([path, 200]);
  });

  it.each([...site.fileTypes])('sends %s as %s', async (path, type) => {
    const answer = await at(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expectSecurity(answer);
  });

  it.each([
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/agent-skills/index.json', 'application/json'],
  ])('sends %s, in a folder that begins with a dot, as %s', async (path, type) => {
    const answer = await at(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  });

  it.each([
    ['/none/', 'This page does not exist'],
    ['/none', 'This page does not exist'],
    ['/_headers', 'This page does not exist'],
    ['/_redirects', 'This page does not exist'],
    ['//./%5fheaders', 'This page does not exist'],
    ['/guides/none/', 'This page does not exist'],
    ['/_next/static/none.js', 'This page does not exist'],
    ['/_next/static/', 'This page does not exist'],
    ['/api/none/', 'Thank you developer, but this resource is in another castle.'],
    ['/api/payment-gateway/none/', 'Thank you developer, but this resource is in another castle.'],
    ['/libs/none/', 'There is no such library'],
    ['/libs/plugins/none/', 'There is no such library'],
    ['/libs/sdk-basic/none/', 'There is no such library'],
    ['/style-guide/none/', 'The style guide has no such page'],
  ])('answers %s with 404 and "%s"', async (path, heading) => {
    const answer = await at(path);
    expect([answer.status, toHeading(answer.body)]).toEqual([404, heading]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expectSecurity(answer);
  });

  it('serves a page with every security header, to be asked for again', async () => {
    const answer = await at(GUIDE);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toBeUndefined();
    expectSecurity(answer);
    const again = await at(GUIDE, 'GET', {
      'if-none-match': answer.headers.get('etag') ?? '',
    });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it.each([/^_next\/static\/.*\.js$/, /^search\/texts\//])(
    'lets a file like %s be kept for a year',
    async (pattern) => {
      const answer = await at(fileLike(pattern));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe(IMMUTABLE);
      expectSecurity(answer);
    },
  );

  it('lets only named origins frame the embeddable page', async () => {
    const answer = await at('/libs/sdk-basic/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toBe(
      buildEmbedPolicy(readSite().embed.frameAncestors),
    );
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expectSecurity(answer);
  });

  it('serves another language by the same rules: its own not-found pages, and long caches of what is hashed', async () => {
    const script = files.find((file) => file.startsWith('de/_next/static/'));
    // A build under a sub-path has the first language alone.
    if (script === undefined) return;
    for (const path of ['/de/guides/nothing/', '/de/api/nothing/']) {
      const answer = await at(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body).toContain('<html lang="de"');
    }
    expect((await at(`/${script}`)).headers.get('cache-control')).toBe(IMMUTABLE);
  });

  it('adds the slash of a folder and keeps the query', async () => {
    for (const [path, to] of [
      [GUIDE.slice(0, -1), GUIDE],
      ['/api?swaggerUri=/pg/doc', '/api/?swaggerUri=/pg/doc'],
      ['/libs/sdk-basic', '/libs/sdk-basic/'],
    ] as const) {
      const answer = await at(path);
      expect([path, answer.status, getLocation(answer)]).toEqual([path, 301, basePath + to]);
    }
  });

  it('answers HEAD like GET, without a body', async () => {
    const got = await at(GUIDE);
    const headed = await at(GUIDE, 'HEAD');
    expect([headed.status, headed.body]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
      expect(headed.headers.get(name)).toBe(got.headers.get(name));
  });

  it.each([
    [new RegExp(`^${GUIDE.slice(1)}index\\.html$`), 'gzip'],
    [/^_next\/static\/.*\.js$/, 'gzip'],
    [/^_next\/static\/.*\.css$/, 'gzip'],
    [/^openapi\/.*\.json$/, 'gzip'],
    [new RegExp(`^${GUIDE.slice(1)}index\\.txt$`), 'gzip'],
    [/^sitemap\.xml$/, 'gzip'],
    [/\.woff2$/, undefined],
    [/\.zip$/, undefined],
  ])('packs a file like %s: %s', async (pattern, encoding) => {
    const answer = await at(fileLike(pattern), 'GET', { 'accept-encoding': 'gzip' });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding]);
  });

  it('serves every latest-download page as HTML', async () => {
    const pages = files.filter((file) => /^libs\/plugins\/.+\/latest\/index\.html$/.test(file));
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      const { status, headers, body } = await at(`/${page.replace('index.html', '')}`);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain('Downloading');
    }
  });

  it('finds every script of the first page, and calls it one', async () => {
    const tags = readTags(readFileSync(join(root, 'index.html'), 'utf8'));
    const sources = tags.flatMap(({ name, attributes }) =>
      name === 'script' ? (attributes.get('src') ?? []) : [],
    );
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      const { status, headers } = await ask(`${host?.origin}${source}`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^(application|text)\/javascript\b/);
    }
  });

  if (basePath) {
    it('keeps to its sub-path: leads to it, and says 404 elsewhere', async () => {
      const bare = await ask(`${host?.origin}${basePath}?a=b`);
      expect([bare.status, getLocation(bare)]).toEqual([301, `${basePath}/?a=b`]);
      const outside = await ask(`${host?.origin}/guides/`);
      expect(outside.status).toBe(404);
    });
  }
});

const itRuns = hasProgram('nginx') && existsSync(join(OUT, HEADERS_FILE)) ? it : it.skip;

itRuns('the locations for nginx leave the rest of their server alone', async () => {
  const host = await startNginxLocations({
    ...readHostSite(OUT),
    basePath: '/portal',
    redirects: [],
  });
  const other = await ask(`${host.origin}/other`);
  expect([other.status, other.headers.has('x-frame-options')]).toEqual([204, false]);
  await host.close();
});
