import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

jest.setTimeout(60_000);

const git = (root: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function commit(root: string, files: Readonly<Record<string, string>>, tag?: string): void {
  write(root, files);
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'A commit');
  if (tag !== undefined) git(root, 'tag', tag);
}

const pack = (version: string) => ({
  'package.json': JSON.stringify({ version }),
  'CHANGELOG.md': `## [${version}]\n\n### When you upgrade\n\n- Read what is new in ${version}.\n`,
});

/** Two releases of a small project that has the program itself. */
function makeReleases(): string {
  const root = mkdtempSync(join(tmpdir(), 'releases-'));
  git(root, 'init', '--quiet');
  for (const path of ['lib/kit/upgrade', 'lib/kit/system', 'lib/content/files', 'tsconfig.json'])
    cpSync(path, join(root, path), { recursive: true });
  const first = {
    ...{ 'lib/a.ts': 'one\ntwo\n', 'lib/gone.ts': 'x', 'public/latest.js': 'x' },
    ...{ 'content/guides/theirs.mdx': 'x', 'public/images/theirs.svg': 'x' },
  };
  commit(root, { ...pack('1.0.0'), ...first, 'content/site.json': '{"name":"Shipped"}' }, 'v1.0.0');
  rmSync(join(root, 'lib/gone.ts'));
  commit(root, { ...pack('1.1.0'), 'lib/a.ts': 'one\n2\n', 'lib/b.ts': 'new' }, 'v1.1.0');
  return root;
}

/** A portal of the first release, as a clone or as the files of an archive in a repository of its own. */
function makePortal(releases: string, isClone: boolean): string {
  const root = mkdtempSync(join(tmpdir(), 'adopter-'));
  git(releases, 'worktree', 'list');
  execFileSync('git', ['clone', '--quiet', '--branch', 'v1.0.0', releases, root], {
    stdio: 'ignore',
  });
  if (!isClone) {
    rmSync(join(root, '.git'), { recursive: true });
    git(root, 'init', '--quiet');
  }
  rmSync(join(root, 'content/guides'), { recursive: true });
  const site = { name: 'Own', apis: [{ id: 'a' }], ...(isClone ? {} : { release: '1.0.0' }) };
  commit(root, {
    'content/site.json': JSON.stringify(site),
    'content/guides/own.mdx': 'own',
    'lib/a.ts': 'one\nmine\n',
    'public/images/guides/own.svg': 'own',
    'public/storage/own.zip': 'own',
    'public/.well-known/assetlinks.json': '[]',
    '.gitignore': 'public/openapi/\n',
  });
  return root;
}

function upgrade(project: string, ...args: readonly string[]) {
  const program = ['--import', 'tsx', 'lib/kit/upgrade/upgrade.ts'];
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [...program, '--project', project, ...args],
    { encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8');

test.each([
  ['a clone, whose history says where it began', true],
  ['the files of an archive, whose content says it', false],
])('%s is upgraded by one command, and its content stays', (_, isClone) => {
  const releases = makeReleases();
  const root = makePortal(releases, isClone);
  const { status, said } = upgrade(root, '--from', releases, '--untested');
  expect(said).toContain('lib/a.ts: propose it to the project');
  expect(said).toContain('- Read what is new in 1.1.0.');
  expect(status).toBe(0);
  expect(read(root, 'lib/a.ts')).toBe('one\n2\n');
  expect(read(root, 'lib/b.ts')).toBe('new');
  expect(existsSync(join(root, 'lib/gone.ts'))).toBe(false);
  expect(read(root, 'content/guides/own.mdx')).toBe('own');
  expect(existsSync(join(root, 'content/guides/theirs.mdx'))).toBe(false);
  expect(read(root, 'examples/content/guides/theirs.mdx')).toBe('x');
  expect(JSON.parse(read(root, 'content/site.json'))).toEqual({
    ...{ name: 'Own', release: '1.1.0', apis: [{ id: 'a', location: false }] },
  });
  const moved = [
    ...['images/theirs.svg', 'images/guides/own.svg', 'storage/own.zip'],
    'public/.well-known/assetlinks.json',
  ];
  expect(moved.map((path) => read(root, `content/${path}`))).toEqual(['x', 'own', 'own', '[]']);
  expect(git(root, 'ls-files', 'public', '--deleted').split('\n')).toHaveLength(moved.length + 1);
  expect(read(root, 'public/latest.js')).toBe('x');
  // The patch is of the release that was there: with it, the own change comes back.
  git(root, 'checkout', 'HEAD', '--', 'lib/a.ts');
  git(root, 'apply', '--reverse', 'examples/changed-before-1.1.0.patch');
  expect(read(root, 'lib/a.ts')).toBe('one\ntwo\n');
});

test('nothing is touched where git could not take it back, or no release is there', () => {
  const releases = makeReleases();
  const root = makePortal(releases, true);
  expect(upgrade(root, '9.9.9', '--from', releases, '--untested').said).toContain(
    'has no release, branch or commit "9.9.9"',
  );
  expect(git(root, 'status', '--porcelain')).toBe('');
  write(root, { 'content/guides/own.mdx': 'changed' });
  const { status, said } = upgrade(root, '--from', releases, '--untested');
  expect(said).toContain('Commit your changes first');
  expect(status).toBe(1);
});

test('an address that is no repository is named', () => {
  const root = makePortal(makeReleases(), true);
  const { said } = upgrade(root, '--from', join(root, 'nowhere'), '--untested');
  expect(said).toContain('nowhere: git cannot read it.');
});

test('a picture that would take the place of another one is named, and both stay', () => {
  const root = makePortal(makeReleases(), true);
  commit(root, { 'content/storage/own.zip': 'another' });
  const { status, said } = upgrade(root, '--from', makeReleases(), '--base', '1.0.0', '--untested');
  expect(said).toContain('public/storage/own.zip belongs to content/storage/own.zip, and another');
  expect(status).toBe(1);
  expect(read(root, 'content/storage/own.zip')).toBe('another');
  expect(read(root, 'public/storage/own.zip')).toBe('own');
});
