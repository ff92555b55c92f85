import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Portal, ToolError } from '../portal';
import { checkLock, lockUse, parseLock } from './lock';

/** File that says which operations and fields a repository uses. */
const LOCK_FILE = 'api-lock.json';

/** Folders of other people's code, and of what tools write. */
const SKIPPED =
  /^(?:\.git|\.hg|\.svn|\.venv|node_modules|vendor|venv|__pycache__|dist|build|out|target)$/;

/** Longest file that is read, in bytes; beyond that it is data. */
const MAX_BYTES = 5_000_000;

function* listFiles(path: string): Generator<string> {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) throw new ToolError(`There is no ${path}.`);
  if (stat.isFile()) yield path;
  if (!stat.isDirectory()) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const isSkipped = SKIPPED.test(entry.name) || entry.name === LOCK_FILE;
    if (!isSkipped && (entry.isFile() || entry.isDirectory()))
      yield* listFiles(join(path, entry.name));
  }
}

/** Text of a file; `undefined` for one that is too long or no text. */
function readText(path: string): string | undefined {
  if (statSync(path).size > MAX_BYTES) return undefined;
  const text = readFileSync(path, 'utf8');
  return text.includes('\0') ? undefined : text;
}

/**
 * Writes the lock of what files and folders use, by default of the current folder.
 * @returns what to print.
 * @throws {ToolError}
 */
export async function runLock(portal: Portal, paths: readonly string[]): Promise<string> {
  const files = (paths.length > 0 ? paths : ['.']).flatMap((path) => [...listFiles(path)]);
  const lock = await lockUse(
    portal,
    files.flatMap((file) => readText(file) ?? []),
  );
  writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
  const lines = Object.entries(lock).map(([api, { version, operations }]) => {
    const ids = Object.keys(operations);
    return `${api} ${version}: ${ids.length} operations\n${ids.map((id) => `  ${id}`).join('\n')}`;
  });
  return [...lines, `Written to ${LOCK_FILE}.`].join('\n');
}

/**
 * Compares a lock with the newest releases.
 * @returns what to print, and the exit code: 1 where something that the lock names breaks.
 * @throws {ToolError}
 */
export async function runCheck(
  portal: Portal,
  [file = LOCK_FILE]: readonly string[],
): Promise<{ readonly text: string; readonly exitCode: number }> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new ToolError(`There is no ${file}. Write one with the command lock.`);
  const { text, breaking } = await checkLock(portal, parseLock(readFileSync(file, 'utf8')));
  return { text, exitCode: breaking > 0 ? 1 : 0 };
}
