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
    'bomb.yaml',
    "openapi: 3.0.0\ninfo: &a { title: A, version: '1', x-b: *a }\npaths: {}",
    'a part of it contains itself. Take out the alias (*name) that stands in its own anchor (&name)',
  ],
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
    /^bad\.yaml: cannot be bundled: deficient indentation in "bad\.yaml" \(4:2\)\nCorrect that line, or the one before it: /,
  );
  mkdirSync(join(folder, 'a'));
  expect(await failOf(join(folder, 'a'))).toMatch(/bundled: Expected a file but received a folder/);
  expect(await failOf('http://localhost:9/a.json')).toMatch(
    /cannot be bundled: its host does not respond\. Save the document/,
  );
});

test('references to nothing are listed with their places, and what to do about them', async () => {
  const head = "openapi: 3.0.0\ninfo: { title: A, version: '1' }\npaths:\n";
  const missing = (count: number) =>
    Array.from({ length: count }, (_, at) => `  /a${at}: { $ref: './b.yaml' }\n`).join('');
  const said = await fail('a.yaml', head + missing(1));
  expect(said).toMatch(
    /^a\.yaml: cannot be bundled: references that lead to nothing: 1\n {2}- \S*a\.yaml:4:8 at #\/paths\/~1a0: Can't resolve \$ref: ENOENT: no such file or directory 'b\.yaml'\nCorrect each \$ref, or add what it names: a file beside the document, or a part of the document$/,
  );
  const schema = '{ $ref: "#/components/schemas/Booking" }';
  expect(
    await fail(
      'd.yaml',
      `${head}  /d: { get: { responses: { '200': { description: A, content: { a/b: { schema: ${schema} } } } } } }\n`,
    ),
  ).toMatch(/: Can't resolve \$ref "#\/components\/schemas\/Booking"\n/);
  expect((await fail('c.yaml', head + missing(7))).split('\n').slice(5, 7)).toEqual([
    expect.stringMatching(/^ {2}- \S*c\.yaml:8:8 at #\/paths\/~1a4: /),
    '  - and 2 more',
  ]);
});
