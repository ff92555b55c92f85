import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readLanguages } from '@/lib/content/read-languages';

/** Folder whose files have dates. */
const CONTENT = 'content';

/** Mark of a line with a day, which no path begins with. */
const DAY_MARK = '@';

/** Runs git in a folder; `undefined` where it is missing or fails. */
function runGit(root: string, args: readonly string[]): string | undefined {
  const options = ['-c', 'core.quotePath=off', '-c', 'status.relativePaths=true', ...args];
  // Days are those of UTC, so that every machine reads the same ones.
  const env = { ...process.env, TZ: 'UTC', LC_ALL: 'C' };
  const { status, stdout } = spawnSync('git', options, {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  return status === 0 ? stdout : undefined;
}

const splitLines = (text: string) => text.split('\n').filter((line) => line !== '');

/**
 * Reads the day of the last commit of each file of `content`, in one pass over the log.
 * @param root folder of the project, which may lie below that of the repository.
 * @returns days such as `2026-11-20` by path from `root`. Files with changes that are not committed are left out.
 * Empty without git, outside of a repository and in a shallow clone, whose first commit seems to change every file.
 */
export function readContentDates(root: string): ReadonlyMap<string, string> {
  const { own, all, files } = readLanguages();
  if (own === all[0]) return readCommitDates(root);
  // The project of a language, whose content is made of that of the portal.
  const dates = readCommitDates(join(root, '../..'));
  const translated = (files[own] ?? []).flatMap((file) => {
    const date = dates.get(`${CONTENT}/${own}/${file}`);
    return date === undefined ? [] : [[`${CONTENT}/${file}`, date] as const];
  });
  return new Map([...dates, ...translated]);
}

function readCommitDates(root: string): ReadonlyMap<string, string> {
  const isShallow = runGit(root, ['rev-parse', '--is-shallow-repository'])?.trim();
  if (isShallow !== 'false') return new Map();
  const log = runGit(root, [
    ...['log', `--format=${DAY_MARK}%cd`, '--date=format-local:%Y-%m-%d'],
    // A merge counts only with what its author changed in it.
    ...['-c', '--name-only', '--no-renames', '--relative', '--', CONTENT],
  ]);
  const changes = runGit(root, [
    ...['status', '--short', '--untracked-files=all', '--no-renames', '--', CONTENT],
  ]);
  if (log === undefined || changes === undefined) return new Map();
  const dates = new Map<string, string>();
  let day = '';
  for (const line of splitLines(log)) {
    if (line.startsWith(DAY_MARK)) day = line.slice(DAY_MARK.length);
    else if (!dates.has(line)) dates.set(line, day);
  }
  for (const line of splitLines(changes)) dates.delete(line.slice('XY '.length));
  return dates;
}
