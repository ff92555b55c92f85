import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContentDates } from '@/lib/kit/build/generated/content-dates';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-dates-'));
  mkdirSync(join(root, 'content/guides'), { recursive: true });
});

/** Runs git as a person of its own, at noon of a day in a zone where another day has begun. */
function git(day: string, ...args: readonly string[]): void {
  const time = `${day}T23:30:00-05:00`;
  const env = { ...process.env, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z', GIT_COMMITTER_DATE: time };
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...who, ...args], { cwd: root, env, stdio: 'pipe' });
}

const write = (file: string, text: string) => writeFileSync(join(root, 'content', file), text);

function commit(day: string): void {
  git(day, 'add', '.');
  git(day, 'commit', '-q', '-m', 'change');
}

const readDates = (folder = root) => Object.fromEntries(readContentDates(folder));

it('a file has the day, in UTC, of the last commit that changed it', () => {
  git('2026-01-01', 'init', '-q');
  write('guides/a.mdx', '1');
  write('guides/b.mdx', '1');
  commit('2026-01-01');
  write('guides/b.mdx', '2');
  commit('2026-02-01');
  expect(readDates()).toEqual({
    'content/guides/a.mdx': '2026-01-02',
    'content/guides/b.mdx': '2026-02-02',
  });
});

it('a file has none while it is changed, staged or not in the repository, even where it once was', () => {
  git('2026-01-01', 'init', '-q');
  for (const name of ['a', 'b', 'c', 'd']) write(`guides/${name}.mdx`, '1');
  commit('2026-01-01');
  rmSync(join(root, 'content/guides/c.mdx'));
  commit('2026-01-02');
  write('guides/a.mdx', '2');
  write('guides/b.mdx', '2');
  git('2026-01-03', 'add', 'content/guides/b.mdx');
  write('guides/c.mdx', '2');
  expect(readDates()).toEqual({ 'content/guides/d.mdx': '2026-01-02' });
});

it('a merge that brings a change of a branch leaves its day', () => {
  git('2026-01-01', 'init', '-q', '-b', 'main');
  write('guides/a.mdx', '1');
  commit('2026-01-01');
  git('2026-01-01', 'checkout', '-q', '-b', 'other');
  write('guides/a.mdx', '2');
  commit('2026-01-05');
  git('2026-01-05', 'checkout', '-q', 'main');
  write('guides/b.mdx', '1');
  commit('2026-01-06');
  git('2026-01-09', 'merge', '-q', 'other');
  expect(readDates()['content/guides/a.mdx']).toBe('2026-01-06');
});

it('a portal below the root of its repository has paths of its own', () => {
  git('2026-01-01', 'init', '-q');
  mkdirSync(join(root, 'portal/content'), { recursive: true });
  writeFileSync(join(root, 'portal/content/a.json'), '1');
  writeFileSync(join(root, 'portal/content/b.json'), '1');
  commit('2026-01-01');
  writeFileSync(join(root, 'portal/content/b.json'), '2');
  expect(readDates(join(root, 'portal'))).toEqual({ 'content/a.json': '2026-01-02' });
});

it('a shallow clone has no days: its first commit seems to change every file', () => {
  git('2026-01-01', 'init', '-q');
  write('guides/a.mdx', '1');
  commit('2026-01-01');
  write('guides/b.mdx', '1');
  commit('2026-01-02');
  git('2026-01-03', 'clone', '-q', '--depth=1', `file://${root}`, 'shallow');
  expect(readDates(join(root, 'shallow'))).toEqual({});
});

it('a folder that is no repository has no days', () => {
  expect(readDates()).toEqual({});
});
