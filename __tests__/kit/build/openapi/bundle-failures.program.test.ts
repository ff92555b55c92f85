import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBundle } from '@/lib/kit/build/openapi/redocly';

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));

async function fail(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  writeFileSync(file, text);
  return failOf(file);
}

async function failOf(file: string): Promise<string> {
  const bundle = writeBundle(file, join(folder, 'out.json'), process.cwd());
  const error: unknown = await bundle.then(
    () => new Error('none'),
    (thrown: unknown) => thrown,
  );
  return error instanceof Error ? error.message.replaceAll(`${folder}/`, '') : '';
}

test.each([
  ['empty.json', '', 'it is empty'],
  ['page.html', '<html>Not found</html>', 'it is a text, and neither JSON nor YAML'],
  [
    'data.json',
    '{"a": 1}',
    'it is no OpenAPI document, for it has neither "openapi" nor "swagger"',
  ],
])('%s is refused in one line', async (name, text, reason) => {
  expect(await fail(name, text)).toBe(`${name}: cannot be bundled: ${reason}`);
});

test('a fault of YAML, a folder and a host that does not answer are named without what the tool says around it', async () => {
  expect(await fail('bad.yaml', 'openapi: 3.0.0\ninfo:\n  title: "A\n paths: {}')).toMatch(
    /^bad\.yaml: cannot be bundled: deficient indentation in "bad\.yaml" \(4:2\)$/,
  );
  mkdirSync(join(folder, 'a'));
  expect(await failOf(join(folder, 'a'))).toMatch(/bundled: Expected a file but received a folder/);
  expect(await failOf('http://localhost:9/a.json')).toMatch(
    /cannot be bundled: its host does not respond\. Save the document/,
  );
});

test('a reference to nothing is shown where it stands, without advice to force it', async () => {
  const said = await fail(
    'a.yaml',
    "openapi: 3.0.0\ninfo: { title: A, version: '1' }\npaths:\n  /a: { $ref: './b.yaml' }\n",
  );
  expect(said).toContain("Can't resolve $ref");
  expect(said).toMatch(/a\.yaml:4:/);
  expect(said).not.toMatch(/force|Node\.js|bundling/);
});
