import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleDocuments } from '@/lib/kit/build/openapi/bundle-openapi';

/** A sound document, but for the description of a status that its generator does not write. */
const DOCUMENT = `openapi: 3.1.0
info:
  title: Coffee
  version: 1.0.0
  license: { name: MIT, identifier: MIT }
servers:
  - url: https://api.example.com/coffee
security: []
paths:
  /cup:
    get:
      summary: Get a Cup
      responses:
        '200': { description: A cup. }
        '404': { description: No such cup. }
`;
const HEAD = 'overlay: 1.1.0\ninfo: { title: Words, version: 1.0.0 }\nactions:\n';
const NAMED = `${HEAD}  - target: $.paths['/cup'].get\n    update: { operationId: getCup }\n`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overlays-'));
  write({ 'openapi.yaml': DOCUMENT });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, 'in/coffee', name, '..'), { recursive: true });
    writeFileSync(join(folder, 'in/coffee', name), text);
  }
}

async function bundle() {
  const overlaysFile = join(folder, 'overlays.json');
  const options = { sourceDir: join(folder, 'in'), targetDir: join(folder, 'out'), overlaysFile };
  const [written = ''] = await bundleDocuments(options);
  return {
    document: JSON.parse(readFileSync(written, 'utf8')),
    overlays: JSON.parse(readFileSync(overlaysFile, 'utf8')),
  };
}

test('applies overlays in the order of their names, each to the result of those before', async () => {
  const description = `${HEAD}  - target: $.paths['/cup'].get[?@ == 'getCup']\n    update: getMug\n`;
  write({ 'a.overlay.yml': NAMED, 'b.overlay.yaml': description });
  write({
    'c.overlay.json': JSON.stringify({
      overlay: '1.0.0',
      info: { title: 'Tags', version: '1' },
      extends: 'openapi.yaml',
      actions: [{ target: '$.info', update: { 'x-note': 'of {name}' } }],
    }),
  });
  const { document, overlays } = await bundle();
  expect(document.paths['/cup'].get.operationId).toBe('getMug');
  const { name } = JSON.parse(readFileSync('content/site.json', 'utf8'));
  expect(document.info['x-note']).toBe(`of ${name}`);
  expect(overlays.coffee.actions).toHaveLength(3);
  expect(readFileSync(join(folder, 'in/coffee/openapi.yaml'), 'utf8')).toBe(DOCUMENT);
});

test('an overlay mends what the linter says of the source, and is named for what it breaks', async () => {
  await expect(bundle()).rejects.toThrow(/coffee\/openapi\.yaml:11: operation-operationId/);
  write({ 'a.overlay.yaml': NAMED });
  expect((await bundle()).document.paths['/cup'].get.operationId).toBe('getCup');
  const broken = `${NAMED}  - target: $.paths['/cup'].get.responses['404']\n    remove: true\n`;
  write({ 'a.overlay.yaml': broken });
  await expect(bundle()).rejects.toThrow(
    /coffee\/a\.overlay\.yaml:1: operation-4xx-response: .+with the overlays/,
  );
});

test('names line and column of each error of an overlay, and writes nothing', async () => {
  write({
    'a.overlay.yaml': `${NAMED}  - target: $.paths['/cap'].get
    update: { summary: Cap }
  - target: $.info
    update:
      title: { a: 1 }
  - target: $.info.title
    update: Coffee
`,
  });
  const error = String(await bundle().catch(String));
  expect(error).toMatch(
    /a\.overlay\.yaml:6:13: overlay: actions\.1\.target: selects nothing.+"\/cap".+Did you mean "\/cup"\?/,
  );
  expect(error).toMatch(/:10:14: overlay: actions\.2\.update: does not fit #\/info\/title/);
  expect(error).toMatch(/:12:13: overlay: actions\.3\.update: changes nothing/);
  expect(error).not.toContain('redocly.yaml');
  expect(existsSync(join(folder, 'out'))).toBe(false);
});

test.each([
  ['actions: [', /a\.overlay\.yaml:1:11: overlay: not YAML/],
  [NAMED.replace('1.1.0', '2.0.0'), /:1:10: overlay: overlay: expected the version "1\.1\.0"/],
  [NAMED.replace('update', 'updat'), /:4:5: .+unknown key "updat"\. Did you mean "update"\?/],
  [NAMED.replace("$.paths['/cup']", 'paths'), /:4:13: .+actions\.0\.target: no JSONPath/],
  [`${NAMED}    remove: true\n`, /:6:13: .+"update" and "remove" is two actions/],
  [`${HEAD}  - target: $.info\n`, /:4:5: .+the action does nothing/],
  [
    `extends: '../tea/openapi.yaml'\n${NAMED}`,
    /:1:10: overlay: extends: names "\.\.\/tea\/openapi\.yaml", .+ is openapi\.yaml\. Name that/,
  ],
  [
    `${HEAD.replace('1.1.0', '1.0.0')}  - { target: $.info, copy: $.paths }\n`,
    /"copy" came with Overlay 1\.1/,
  ],
])('refuses %j', async (overlay, message) => {
  write({ 'a.overlay.yaml': overlay });
  await expect(bundle()).rejects.toThrow(message);
});

test('says that an overlay beside no document is not applied', async () => {
  write({ 'a.overlay.yaml': NAMED, 'more/b.overlay.yaml': NAMED });
  write({ '../coffe/c.overlay.yaml': NAMED, '../d.overlay.yaml': NAMED });
  const error = String(await bundle().catch(String));
  expect(error).toMatch(/coffee\/more\/b\.overlay\.yaml:1: overlay: .+Move it/);
  expect(error).toMatch(/in\/coffe\/c\.overlay\.yaml:1: .+Did you mean "coffee"\?/);
  expect(error).toMatch(/in\/d\.overlay\.yaml:1: overlay: .+Move it/);
});

test('takes an address in `extends`, and the file beside it however it is written', async () => {
  for (const target of [
    'https://api.example.com/doc.json',
    './openapi.yaml',
    '../coffee/openapi%2Eyaml',
  ]) {
    write({ 'a.overlay.yaml': `extends: ${target}\n${NAMED}` });
    expect((await bundle()).document.paths['/cup'].get.operationId).toBe('getCup');
  }
});

test('without overlays no action is written', async () => {
  write({ 'openapi.yaml': DOCUMENT.replace('summary:', 'operationId: getCup\n      summary:') });
  expect((await bundle()).overlays).toEqual({});
});
