import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadContent } from '@/lib/content/load/load-content';
import { bundleDocuments } from '@/lib/kit/build/openapi/bundle-openapi';
import { addDocument } from '@/lib/kit/init/add-document';
import { init } from '@/lib/kit/init/init';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import { SOUND, writeProject } from '../../support/sample-project';

/** Each document is linted and bundled by a process of its own. */
jest.setTimeout(180_000);

/** A document with no tags, no servers, no security and no examples. */
const BARE = {
  openapi: '3.1.0',
  info: { title: 'Bare', version: '1' },
  paths: {
    '/cups': { post: { summary: 'Fill a cup', responses: { 201: { description: 'Filled' } } } },
    '/cups/{id}': {
      get: {
        summary: 'Get a cup',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          200: {
            description: 'A cup',
            content: {
              'application/json': {
                schema: { type: 'object', properties: { size: { type: 'integer' } } },
              },
            },
          },
        },
      },
    },
  },
};
const TEA = {
  openapi: '3.0.3',
  info: { title: 'Tea & more', version: '2' },
  servers: [{ url: 'https://sandbox.tea.test/v1' }, { url: 'https://tea.test/v1' }],
  tags: [{ name: 'leaves', 'x-displayName': 'Leaves' }],
  'x-tagGroups': [{ name: 'Shop', tags: ['leaves'] }],
  paths: {
    '/leaves': {
      get: { summary: 'List leaves', tags: ['leaves'], responses: { 200: { description: 'OK' } } },
    },
  },
};

const makePortal = (...documents: readonly object[]) => makePortalIn(undefined, documents);

async function makePortalIn(lang: string | undefined, documents: readonly object[]) {
  const root = writeProject({
    ...SOUND,
    'content/README.md': '# Writing',
    'content/icon.svg': '<svg/>',
    'content/sandbox.yaml': 'lists: {}\n',
    'content/sandbox/README.md': '# Rules',
    'content/sandbox/payment.yaml': 'title: Payment\nid: id\noperations: {}\n',
    'content/storage/plugins/a.zip': 'zip',
    'README.md': '# The project',
    '.github/workflows/ci.yml': 'name: Of the project',
    'redocly.yaml': 'extends:\n  - recommended-strict\n',
  });
  const openapi = documents.map((document, index) => {
    const file = join(root, `${index}.json`);
    writeFileSync(file, JSON.stringify(document));
    return file;
  });
  const own = { name: 'Béryl & Fils', host: 'netlify' };
  const said = await init(root, { ...own, openapi, ...(lang && { lang }) });
  const targetDir = join(root, 'public/openapi');
  await bundleDocuments({ root, sourceDir: join(root, 'content/openapi'), targetDir });
  return { root, said, content: loadContent(root) };
}

test('documents with and without tags, servers and examples make a sound portal, and the shipped content is kept', async () => {
  const { root, said, content } = await makePortal(TEA, BARE);
  expect(said).toContain('Made a portal of 2 documents with 3 operations.');
  expect(content.site).toMatchObject({
    ...{ name: 'Béryl & Fils', product: 'beryl-fils', productionApi: 'https://tea.test' },
    unconfirmed: ['email', 'url', 'theme', 'legal', 'contentSignals', 'apis', 'environments'],
    apis: [
      { id: 'tea-more', name: 'Tea & more', path: '/v1', location: false },
      { id: 'bare', name: 'Bare', location: false },
    ],
    environments: { prod: { api: 'https://sandbox.tea.test' } },
  });
  expect(content.getStarted.firstCall).toEqual({ operation: 'get /leaves' });
  expect(content.pages.api.map(({ slug, title }) => [slug, title])).toEqual([
    ['leaves', 'Leaves'],
    ['bare', 'Bare'],
  ]);
  const [, , api] = content.navigation.primary;
  expect(api?.list).toEqual([
    { heading: 'Shop', list: [{ name: 'Leaves', url: '/api/leaves/' }] },
    { heading: 'Bare', list: [{ name: 'Bare', url: '/api/bare/' }] },
  ]);
  const kept = [
    'content/site.json',
    'content/icon.svg',
    'content/plugins/zencart.json',
    'content/sandbox.yaml',
    'content/sandbox/payment.yaml',
    'content/storage/plugins/a.zip',
  ];
  for (const file of kept) expect(existsSync(join(root, 'examples', file))).toBe(true);
  for (const file of ['content/storage', 'content/icon.svg', 'content/sandbox/payment.yaml'])
    expect(existsSync(join(root, file))).toBe(false);
  for (const file of ['content/README.md', 'content/sandbox/README.md'])
    expect(existsSync(join(root, file))).toBe(true);
  expect(readFileSync(join(root, 'redocly.yaml'), 'utf8')).toContain('info-license: off');
});

test('the repository checks and publishes this portal, and not the project', async () => {
  const { root } = await makePortal(BARE);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(read('README.md')).toMatch(/^# Developer portal of Béryl & Fils\n/);
  expect(existsSync(join(root, '.github/workflows/ci.yml'))).toBe(false);
  expect(existsSync(join(root, 'examples/.github/workflows/ci.yml'))).toBe(true);
  const { jobs } = parse(read('.github/workflows/portal.yml'));
  const commands = (job: { steps: readonly { run?: string }[] }) =>
    job.steps.flatMap(({ run = [] }) => run);
  expect(commands(jobs.portal)).toEqual([
    ...['npm ci', 'npm run check -- content', 'npm run build', 'npm run test:site'],
  ]);
  expect(jobs.publish).toMatchObject({
    needs: 'portal',
    env: { NETLIFY_SITE_ID: '${{ secrets.NETLIFY_SITE_ID }}' },
  });
  expect(commands(jobs.publish).at(-1)).toMatch(
    /netlify-cli@27 deploy --prod --no-build --dir out$/,
  );
});

test('the sandbox of a portal remembers what its document makes obvious', async () => {
  const media = {
    'application/json': { schema: { type: 'object', properties: { id: { type: 'string' } } } },
  };
  const responses = { 200: { description: 'A cup', content: media } };
  const [create, read] = [{ post: { responses } }, { get: BARE.paths['/cups/{id}'].get }];
  const { root } = await makePortal({ ...BARE, paths: { '/cups': create, '/cups/{id}': read } });
  expect(readFileSync(join(root, 'content/sandbox/cup.yaml'), 'utf8')).toBe(
    'title: Cup\nid: id\noperations:\n  post /cups: create\n  get /cups/{id}: read\n',
  );
});

test('a document without servers gets one, and the local API host responds to its calls', async () => {
  const { root } = await makePortal(BARE);
  const file = join(root, 'public/openapi/bare.json');
  expect(JSON.parse(readFileSync(file, 'utf8')).servers).toEqual([
    { url: 'https://api.example.com' },
  ]);
  const host = await serveDocuments({ documents: new Map(), apis: [file], port: 0 });
  try {
    const response = await fetch(`${host.origin}/cups/1`);
    expect([response.status, await response.json()]).toEqual([200, { size: 1 }]);
    expect((await fetch(`${host.origin}/cups`, { method: 'POST' })).status).toBe(201);
  } finally {
    await host.close();
  }
});

test('a document that names production first tries its sandbox, and samples name that', async () => {
  const live = { url: 'https://tea.test/v1', description: 'Production' };
  const { root, content, said } = await makePortal({
    ...TEA,
    servers: [live, { url: 'https://sandbox.tea.test/v2/' }],
  });
  const servers = [{ url: 'https://sandbox.tea.test/v2' }, live];
  expect(content.site).toMatchObject({
    productionApi: 'https://tea.test',
    apis: [{ path: '/v2', servers }],
    environments: { test: { api: 'https://sandbox.tea.test' } },
  });
  const file = join(root, 'public/openapi/tea-more.json');
  expect(JSON.parse(readFileSync(file, 'utf8')).servers).toEqual(servers);
  expect(said).not.toContain('"runner": false');
});

test.each([
  [
    'two hosts of which none says that it is a sandbox',
    ['https://eu.tea.test', 'https://us.tea.test'],
  ],
  ['a sandbox and production on one host', ['https://tea.test/sandbox', 'https://tea.test/live']],
  ['production alone', ['https://tea.test']],
  ['a sandbox alone', ['https://sandbox.tea.test']],
])('pages send no requests where a document names %s', async (_, urls) => {
  const { content, said } = await makePortal({ ...TEA, servers: urls.map((url) => ({ url })) });
  expect(content.site.runner).toBe(false);
  expect(said).toContain('"runner": false');
});

test('the sandbox is that of the document which names production, too', async () => {
  const { content } = await makePortal(
    { ...TEA, servers: [{ url: 'https://cups.test/sandbox' }, { url: 'https://cups.test/live' }] },
    { ...TEA, info: { title: 'Tea 2', version: '1' } },
  );
  expect(content.site).toMatchObject({
    productionApi: 'https://tea.test',
    environments: { test: { api: 'https://sandbox.tea.test' } },
  });
});

test('documents whose sandboxes are on different hosts keep each its own', async () => {
  const servers = [{ url: 'https://sandbox.cups.test/v3' }, { url: 'https://cups.test/v3' }];
  const { content } = await makePortal(TEA, {
    ...TEA,
    info: { title: 'Cups', version: '1' },
    servers,
  });
  expect(content.site).toMatchObject({
    apis: [{ path: '/v1' }, { path: '/v3', sandbox: 'https://sandbox.cups.test/v3', servers }],
    environments: { test: { api: 'https://sandbox.tea.test' } },
  });
  expect(content.site.apis[0]?.sandbox).toBeUndefined();
});

test("no page of a portal names the machine of the document's author", async () => {
  const { root } = await makePortal(
    { ...TEA, servers: [{ url: 'http://localhost:8080/v3' }] },
    {
      swagger: '2.0',
      info: { title: 'Old', version: '1' },
      host: 'localhost:81',
      paths: BARE.paths,
    },
  );
  const read = (id: string) => readFileSync(join(root, `public/openapi/${id}.json`), 'utf8');
  expect(JSON.parse(read('tea-more')).servers).toEqual([{ url: 'https://api.example.com/v3' }]);
  expect(JSON.parse(read('old'))).toMatchObject({ host: 'api.example.com', schemes: ['https'] });
});

test('a document of webhooks alone gets no server', async () => {
  const webhooks = {
    paid: { post: { summary: 'Paid', responses: { 200: { description: 'OK' } } } },
  };
  const info = { title: 'Hooks', version: '1' };
  const { content } = await makePortal(TEA, { openapi: '3.1.0', info, webhooks });
  expect(content.site.apis.map(({ servers }) => servers)).toEqual([undefined, undefined]);
});

test('a portal of webhooks alone shows no reader how to send a request', async () => {
  const webhooks = {
    paid: { post: { summary: 'Paid', responses: { 200: { description: 'OK' } } } },
  };
  const info = { title: 'Hooks', version: '1' };
  const { content, said } = await makePortal({ openapi: '3.1.0', info, webhooks });
  expect(content.parts).toEqual(['api', 'api-section', 'operations']);
  expect(content.getStarted.actions).toEqual([{ name: 'Browse the API', target: '/api/' }]);
  expect(content.getStarted.steps.map(({ target }) => target)).toEqual(['/api/']);
  expect(said).toMatch(/^Made a portal of 1 document with 1 operation\. [^\n]+\n\nnpm start/);
});

test('two documents with the same operations keep them apart by the names of their tags', async () => {
  const { content } = await makePortal(
    TEA,
    { ...TEA, info: { title: 'Tea  2', version: '3' } },
    BARE,
    {
      ...BARE,
      info: { title: 'Bare 2', version: '1' },
    },
  );
  expect(content.pages.api.map(({ title }) => title)).toEqual([
    'Leaves',
    'Leaves (Tea 2)',
    'Bare',
    'Bare 2',
  ]);
});

test('documents with other operations of one tag keep them apart, too', async () => {
  const responses = { 200: { description: 'OK' } };
  const paths = { '/pots': { get: { summary: 'List pots', tags: ['leaves'], responses } } };
  const { content } = await makePortal(TEA, {
    ...TEA,
    info: { title: 'Pots', version: '1' },
    paths,
  });
  expect(content.pages.api.map(({ slug, title }) => [slug, title])).toEqual([
    ['leaves', 'Leaves'],
    ['leaves-pots', 'Leaves (Pots)'],
  ]);
});

test('without a document the guide is all there is', async () => {
  const { content } = await makePortal();
  expect(content.parts).toEqual(['guides', 'guide']);
});

test.each([
  ['de', 'Erste Schritte', 'Erste Anfrage'],
  ['fr', 'Premiers pas', 'Première requête'],
])('a portal in %s begins with content in that language', async (lang, start, guide) => {
  const { root, content } = await makePortalIn(lang, [TEA]);
  expect(content.navigation.primary.map(({ name }) => name)).toContain(start);
  expect(content.pages.guides.map(({ title }) => title)).toEqual([guide]);
  const files = ['get-started.json', 'navigation.json', 'guides/first-request.mdx'];
  const texts = files.map((file) => readFileSync(join(root, 'content', file), 'utf8'));
  expect(texts.filter((text) => /\b(?:the|your|every|what)\b/i.test(text))).toEqual([]);
});

test('nothing is changed without a name, for a name that no diagram could show, for what is no document, and twice', async () => {
  const root = writeProject({ ...SOUND, 'redocly.yaml': 'extends: []\n' });
  await expect(init(root, { openapi: [] })).rejects.toThrow('The name is missing');
  await expect(init(root, { name: 'Acme', openapi: [], primary: 'blue' })).rejects.toThrow(
    /^--primary: expected a CSS hex colour such as "#2346d8", received "blue"$/,
  );
  await expect(init(root, { name: 'A, B', openapi: [] })).rejects.toThrow(
    'expected a name without',
  );
  await expect(init(root, { name: 'Acme', openapi: ['nowhere.json'] })).rejects.toThrow('nowhere');
  const events = join(root, 'events.json');
  writeFileSync(events, JSON.stringify({ asyncapi: '3.0.0', info: { title: 'A', version: '1' } }));
  const all = init(root, {
    openapi: ['nowhere.json', root, events],
    primary: 'blue',
    url: 'no host',
  });
  for (const part of [
    'no file "nowhere.json"',
    'is a folder',
    'neither "openapi"',
    '--primary',
    '--url',
    'The name',
  ])
    await expect(all).rejects.toThrow(part);
  expect(existsSync(join(root, 'examples'))).toBe(false);
  await init(root, { name: 'Acme', openapi: [] });
  await expect(init(root, { name: 'Acme', openapi: [] })).rejects.toThrow(
    /examples\/ is there: .* would replace content\/site\.json, .* is in examples\//,
  );
});

test('a tag with words in braces makes a menu that is sound', async () => {
  const operation = {
    tags: ['Pay {name} {z}'],
    summary: 'x',
    responses: { 200: { description: 'OK' } },
  };
  const { root } = await makePortal({ ...TEA, tags: [], paths: { '/a': { get: operation } } });
  expect(readFileSync(join(root, 'content/navigation.json'), 'utf8')).toContain('Pay (name) (z)');
});

test('takes overlays along that lie beside the document, and says of others why they stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'overlaid-'));
  const source = join(folder, 'tea.json');
  writeFileSync(source, JSON.stringify(TEA));
  const overlay = (target: string, file = 'tea.json') =>
    JSON.stringify({
      ...{ overlay: '1.1.0', info: { title: 'Names', version: '1' } },
      ...{ extends: file, actions: [{ target, update: { title: 'Fine tea' } }] },
    });
  writeFileSync(join(folder, 'names.overlay.json'), overlay('$.info'));
  const read = async () => (await addDocument([], source))[0];
  expect(await read()).toMatchObject({
    ...{ id: 'fine-tea', name: 'Fine tea', document: { info: { title: 'Tea & more' } } },
    overlays: [join(folder, 'names.overlay.json')],
  });
  const root = writeProject({ ...SOUND, 'redocly.yaml': 'extends:\n  - recommended-strict\n' });
  const said = await init(root, { name: 'Tea', openapi: [source] });
  expect(said).toContain('The overlays came along to content/openapi/fine-tea/');
  const copy = join(root, 'content/openapi/fine-tea/names.overlay.json');
  expect(readFileSync(copy, 'utf8')).toBe(overlay('$.info', 'openapi.json'));
  writeFileSync(join(folder, 'names.overlay.json'), overlay('$.infos'));
  expect(await read()).toMatchObject({
    overlays: [],
    misfit: expect.stringMatching(/names\.overlay\.json:1: .+Did you mean "info"\?/),
  });
});
