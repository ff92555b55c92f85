import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkFolder } from '../system/link-folder';

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
