import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleDocuments } from '@/lib/kit/build/openapi/bundle-openapi';

const SOUND = `openapi: 3.1.0
info:
  title: Coffee
  version: 1.0.0
  license: { name: MIT, identifier: MIT }
servers:
  - url: https://api.example.com/coffee
security: []
paths:
  /cup:
    $ref: cup.yaml
`;
const JSON_SOUND = {
  openapi: '3.1.0',
  info: { title: 'Coffee', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: 'https://api.example.com/coffee' }],
  security: [],
  paths: { '/cup': { $ref: 'cup.yaml' } },
};
const CUP = `get:
  summary: Get a Cup
  operationId: getCup
  responses:
    '200':
      description: A cup.
      content:
        application/json:
          schema: { type: object, properties: { size: { type: integer } } }
          example: { size: 2 }
    '404':
      description: No such cup.
`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(join(folder, 'in', 'coffee'), { recursive: true });
  mkdirSync(join(folder, 'in', 'notes'));
});

function write(openapi: string, cup: string): void {
  writeFileSync(join(folder, 'in', 'coffee', 'openapi.yaml'), openapi);
  writeFileSync(join(folder, 'in', 'coffee', 'cup.yaml'), cup);
}

const bundle = () =>
  bundleDocuments({ sourceDir: join(folder, 'in'), targetDir: join(folder, 'out', 'openapi') });

/** Puts the lock of an editor beside the sources: a broken link. */
const lock = () => symlinkSync('writer@host.1234', join(folder, 'in', 'coffee', '.#openapi.yaml'));

test('writes each API with what it refers to as one line of JSON, keys in source order, and no other', async () => {
  write(SOUND, CUP);
  lock();
  mkdirSync(join(folder, 'out', 'openapi'), { recursive: true });
  writeFileSync(join(folder, 'out', 'openapi', 'tea.json'), '{}');
  const written = await bundle();
  expect(written).toEqual([join(folder, 'out', 'openapi', 'coffee.json')]);
  const text = readFileSync(written[0] ?? '', 'utf8');
  expect(text.trimEnd()).not.toContain('\n');
  expect(text).toContain('{"openapi":"3.1.0","info":{"title":"Coffee","version":"1.0.0"');
  expect(text).toContain('"paths":{"/cup":{"get":{"summary":"Get a Cup"');
  expect(readdirSync(join(folder, 'out', 'openapi'))).toEqual(['coffee.json']);
});

test('names the file, line and rule of every problem and writes nothing', async () => {
  write(SOUND, CUP.replace('size: 2', 'size: large').replace('  operationId: getCup\n', ''));
  const error = await bundle().catch(String);
  expect(error).toMatch(/coffee\/cup\.yaml:1: operation-operationId: .+/);
  expect(error).toMatch(/coffee\/cup\.yaml:9: no-invalid-media-type-examples: .+integer/);
  expect(existsSync(join(folder, 'out'))).toBe(false);
});

test('tells which rules to turn off for a document that somebody else writes, with how often each is broken', async () => {
  write(SOUND, CUP.replace('  operationId: getCup\n', '').replace("    '404':", '    default:'));
  const source = join(folder, 'in', 'coffee', 'openapi.yaml');
  await expect(bundle()).rejects.toThrow(
    `turn off in redocly.yaml what it breaks (how often):\napis:\n  coffee:\n    root: ${source}\n    rules:\n` +
      '      operation-operationId: off # 1\n      operation-4xx-response: off # 1',
  );
});

test('says where the document stops being YAML, which breaks no rule that could be turned off', async () => {
  write('paths: [1\nb: }', CUP);
  const error = await bundle().catch(String);
  expect(error).toMatch(/coffee\/openapi\.yaml:2: parse-error: .+/);
  expect(error).not.toContain('redocly.yaml');
});

test('says where a file it refers to stops being YAML', async () => {
  write(SOUND, 'get: [1\nb: }');
  await expect(bundle()).rejects.toThrow(/coffee\/cup\.yaml:2: .+/);
});

test('a source may be called openapi.yml, and a lock may lie beside one with values in it', async () => {
  write('', CUP);
  rmSync(join(folder, 'in', 'coffee', 'openapi.yaml'));
  const text = SOUND.replace('title: Coffee', "title: 'Coffee of {name}'");
  writeFileSync(join(folder, 'in', 'coffee', 'openapi.yml'), text);
  lock();
  expect(await bundle()).toEqual([join(folder, 'out', 'openapi', 'coffee.json')]);
});

test('a source may be called openapi.json', async () => {
  write('', CUP);
  rmSync(join(folder, 'in', 'coffee', 'openapi.yaml'));
  writeFileSync(join(folder, 'in', 'coffee', 'openapi.json'), JSON.stringify(JSON_SOUND));
  expect(await bundle()).toEqual([join(folder, 'out', 'openapi', 'coffee.json')]);
});

test('the servers of content/site.json take the place of those of the document', async () => {
  write(SOUND, CUP);
  const site: object = JSON.parse(readFileSync('content/site.json', 'utf8'));
  const servers = [{ url: 'https://api-test.example.com/coffee' }];
  const apis = [{ id: 'coffee', name: 'Coffee API', path: '/coffee', servers }];
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'redocly.yaml'), 'rules: { operation-summary: error }\n');
  writeFileSync(join(folder, 'content', 'site.json'), JSON.stringify({ ...site, apis }));
  copyFileSync('redocly.yaml', join(folder, 'redocly.yaml'));
  const [written = ''] = await bundleDocuments({
    sourceDir: join(folder, 'in'),
    targetDir: join(folder, 'out'),
    root: folder,
  });
  expect(JSON.parse(readFileSync(written, 'utf8'))).toMatchObject({ servers });
});

test('of more than a thousand problems, counts those of each rule and names the first three places', async () => {
  const paths = Array.from({ length: 1100 }, (_, index) => [
    `/cup-${index}`,
    { get: { summary: 'Get' } },
  ]);
  write(JSON.stringify({ ...JSON_SOUND, paths: Object.fromEntries(paths) }, null, 1), CUP);
  const error = await bundle().catch(String);
  const lines = String(error).split('\n');
  expect(lines[0]).toBe('Error: The documents have 1100 problems, by rule:');
  const at = lines.indexOf('operation-operationId: 1100');
  expect(
    lines
      .slice(at + 1, at + 4)
      .every((line) => /coffee\/openapi\.yaml:\d+: operation-operationId: /.test(line)),
  ).toBe(true);
  expect(lines[at + 4]).toBe('  and 1097 more');
  expect(error).toContain('operation-operationId: off # 1100');
  expect(lines.length).toBeLessThan(30);
});

test('braces of a document whose entry says so stand for themselves', async () => {
  const site = JSON.parse(readFileSync('content/site.json', 'utf8'));
  const entry = { id: 'coffee', name: 'Coffee', path: '/coffee' };
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'redocly.yaml'), 'rules: { operation-summary: error }\n');
  write(SOUND, CUP.replace('A cup.', 'A cup for {name}.'));
  const bundle = async (apis: readonly unknown[]) => {
    writeFileSync(join(folder, 'content/site.json'), JSON.stringify({ ...site, apis }));
    const options = { sourceDir: join(folder, 'in'), targetDir: join(folder, 'out'), root: folder };
    await bundleDocuments(options);
    return readFileSync(join(folder, 'out', 'coffee.json'), 'utf8');
  };
  expect(await bundle([entry])).toContain(`A cup for ${site.name}.`);
  expect(await bundle([{ ...entry, values: false }])).toContain('A cup for {name}.');
});
