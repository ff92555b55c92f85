import { execFileSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readdirSync, symlinkSync, readlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Copies a folder by hard links: its files are shared with the original and take no room. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/**
 * Copies this project as git sees it, edits included, with what is installed.
 * @param target Folder that is made, on the same disk.
 * @throws where it exists, or on another disk.
 */
export function copyProject(target: string): void {
  mkdirSync(target);
  const files = execFileSync('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  for (const file of files.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(file, join(target, file));
  }
  linkFolder('node_modules', join(target, 'node_modules'));
}
