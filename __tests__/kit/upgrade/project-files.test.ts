import { isProjectFile, planReplacement, suggestPlace } from '@/lib/kit/upgrade/project-files';

const files = (record: Readonly<Record<string, string>>) => new Map(Object.entries(record));

const plan = (
  former: Readonly<Record<string, string>>,
  release: Readonly<Record<string, string>>,
  project: Readonly<Record<string, string>>,
) => planReplacement(files(former), files(release), files(project));

test('content, pictures and downloads are the adopter’s, all else is the project’s', () => {
  const all = [
    ...['content/guides/a.mdx', 'public/images/a.svg', 'public/storage/a.zip', 'examples/a.patch'],
    ...['content/README.md', 'lib/a.ts', 'package.json', 'public/latest.js'],
  ];
  expect(all.filter(isProjectFile)).toEqual([
    ...['content/README.md', 'lib/a.ts', 'package.json', 'public/latest.js'],
  ]);
});

test('files of the release replace those of the project, and what it no longer has goes', () => {
  const former = { 'lib/a.ts': '1', 'lib/b.ts': '1', 'lib/c.ts': '1' };
  const release = { 'lib/a.ts': '2', 'lib/b.ts': '1', 'lib/d.ts': '2' };
  expect(plan(former, release, { ...former, 'lib/mine.ts': '0' })).toEqual({
    written: ['lib/a.ts', 'lib/d.ts'],
    deleted: ['lib/c.ts'],
    ...{ changed: [], kept: [], examples: [] },
  });
});

test('what was changed in a file of the project is named, also where the release deletes or adds the file', () => {
  const former = { 'lib/a.ts': '1', 'lib/b.ts': '1', 'lib/c.ts': '1' };
  const release = { 'lib/a.ts': '2', 'lib/c.ts': '2', 'lib/new.ts': '2' };
  const project = { 'lib/a.ts': 'x', 'lib/b.ts': 'x', 'lib/c.ts': '2', 'lib/new.ts': 'x' };
  expect(plan(former, release, project)).toMatchObject({
    written: ['lib/a.ts', 'lib/new.ts'],
    deleted: ['lib/b.ts'],
    changed: ['lib/a.ts', 'lib/new.ts', 'lib/b.ts'],
  });
});

test('a file that an adopter deleted comes back, and is named', () => {
  expect(plan({ 'lib/a.ts': '1' }, { 'lib/a.ts': '1' }, {})).toMatchObject({
    ...{ written: ['lib/a.ts'], changed: ['lib/a.ts'] },
  });
});

test('content of the release goes to the examples, and none of it into the adopter’s', () => {
  const release = { 'content/guides/new.mdx': '2', 'public/images/new.svg': '2' };
  expect(plan({}, release, { 'content/guides/mine.mdx': 'x' })).toMatchObject({
    ...{ written: [], deleted: [], examples: ['content/guides/new.mdx', 'public/images/new.svg'] },
  });
});

test('a README, workflow or rule of the linter that is the adopter’s own stays; an unchanged one is replaced', () => {
  const former = { 'README.md': '1', 'redocly.yaml': '1', '.github/workflows/ci.yml': '1' };
  const release = { 'README.md': '2', 'redocly.yaml': '2', '.github/workflows/ci.yml': '2' };
  expect(plan(former, release, { 'README.md': '1', 'redocly.yaml': 'own' })).toMatchObject({
    written: ['README.md'],
    kept: ['redocly.yaml', '.github/workflows/ci.yml'],
    changed: [],
  });
});

test('instructions that are missing come back', () => {
  const readme = { 'content/openapi/README.md': '1' };
  expect(plan(readme, readme, {})).toMatchObject({ written: ['content/openapi/README.md'] });
});

test('each changed file has the place where its change belongs', () => {
  expect(suggestPlace('lib/words/en/shell.json')).toBe('this belongs to content/words.json');
  expect(suggestPlace('lib/openapi/core/json.ts')).toMatch(/^propose it/);
});
