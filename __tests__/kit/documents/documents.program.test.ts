import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'lib/kit/documents/documents.ts', ...args], {
    encoding: 'utf8',
  });

test('the command prints a table, and writes the same as JSON', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  const get = { responses: { 200: { content: { 'text/plain': { schema: { type: 'string' } } } } } };
  const document = { openapi: '3.1.0', paths: { '/a': { get } } };
  writeFileSync(join(folder, 'a.json'), JSON.stringify(document));
  writeFileSync(join(folder, 'b.yaml'), 'a: [');
  const json = join(folder, 'reports');
  const { status, stdout } = run(folder, '--json', json);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^document +operations +exceptions +lost +bodies /);
  expect(stdout).toMatch(/\na\.json +1 +0 +0 +- +- /);
  expect(stdout).toMatch(/\nb\.yaml\n {2}problem: The document is not YAML/);
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject([
    { file: 'a.json', operations: 1, lost: [], exceptions: [] },
    { file: 'b.yaml', operations: 0, problem: expect.any(String) },
  ]);
});

test('the overlays beside the only document of a folder are applied, and are no documents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  writeFileSync(join(folder, 'a.json'), '{"openapi":"3.1.0","paths":{"/a":{"get":{}}}}');
  const overlay = (target: string) =>
    `overlay: 1.1.0\ninfo: { title: T, version: 1.0.0 }\nactions:\n  - { target: ${target}, update: { /b: { get: {} } } }\n`;
  writeFileSync(join(folder, 'more.overlay.yaml'), overlay('$.paths'));
  expect(run(folder).stdout).toMatch(/\na\.json +2 +0 +0 /);
  expect(run(folder).stdout).not.toContain('overlay');
  writeFileSync(join(folder, 'more.overlay.yaml'), overlay('$.path'));
  expect(run(folder).stdout).toMatch(/problem: more\.overlay\.yaml:4: .+Did you mean "paths"/);
});

test('without a folder it says how it is used', () => {
  expect(run()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Usage: npm run documents -- FOLDER [--json FILE]'),
  });
});
