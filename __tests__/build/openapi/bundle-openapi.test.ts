/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleDocuments } from '@/lib/build/openapi/bundle-openapi';

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

test('writes each API with what it refers to as one line of JSON, keys in source order; a folder without source is none', async () => {
  write(SOUND, CUP);
  const written = await bundle();
  expect(written).toEqual([join(folder, 'out', 'openapi', 'coffee.json')]);
  const text = readFileSync(written[0] ?? '', 'utf8');
  expect(text.trimEnd()).not.toContain('\n');
  expect(text).toContain('{"openapi":"3.1.0","info":{"title":"Coffee","version":"1.0.0"');
  expect(text).toContain('"paths":{"/cup":{"get":{"summary":"Get a Cup"');
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

test('a text that is no YAML breaks no rule that could be turned off', async () => {
  write('paths: [1\nb: }', CUP);
  await expect(bundle()).rejects.not.toThrow('redocly.yaml');
});

test('the bundle of a document that is there no more is taken away', async () => {
  write(SOUND, CUP);
  mkdirSync(join(folder, 'out', 'openapi'), { recursive: true });
  writeFileSync(join(folder, 'out', 'openapi', 'tea.json'), '{}');
  await bundle();
  expect(readdirSync(join(folder, 'out', 'openapi'))).toEqual(['coffee.json']);
});

test.each([
  ['the document', 'paths: [1\nb: }', CUP, /coffee\/openapi\.yaml:2: parse-error: .+/],
  ['a file it refers to', SOUND, 'get: [1\nb: }', /coffee\/cup\.yaml:2: .+/],
])('says where %s stops being YAML', async (_what, openapi, cup, expected) => {
  write(openapi, cup);
  await expect(bundle()).rejects.toThrow(expected);
});

test.each(['openapi.yml', 'openapi.json'])('a source may be called %s', async (file) => {
  const text = file.endsWith('.json') ? JSON.stringify(JSON_SOUND) : SOUND;
  writeFileSync(join(folder, 'in', 'coffee', file), text);
  writeFileSync(join(folder, 'in', 'coffee', 'cup.yaml'), CUP);
  expect(await bundle()).toEqual([join(folder, 'out', 'openapi', 'coffee.json')]);
});

test.each([
  ['as they are', SOUND],
  ['with values in them', SOUND.replace('title: Coffee', "title: 'Coffee of {name}'")],
])('a lock of an editor lies beside the sources %s', async (_how, openapi) => {
  write(openapi, CUP);
  symlinkSync('writer@host.1234', join(folder, 'in', 'coffee', '.#openapi.yaml'));
  expect(await bundle()).toHaveLength(1);
});
