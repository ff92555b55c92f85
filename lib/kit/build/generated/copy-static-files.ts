import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { getStaticTarget } from '@/lib/content/files/static-files';
import { listFiles, listUnusedFiles } from '../unused-files';

/** List of the copies: only these are deleted again, never a file that somebody put into `public`. */
const LIST = '.generated/static-files.json';

/** Whether a copy is as its source: it keeps the source's time. */
function isSame(source: string, copy: string): boolean {
  const [one, other] = [statSync(source), statSync(copy, { throwIfNoEntry: false })];
  return one.size === other?.size && Math.abs(one.mtimeMs - other.mtimeMs) < 1;
}

/**
 * Copies pictures, downloads and other files of content to `public`, from where Next serves and exports them, without
 * those that nothing refers to. Copies whose source is gone are deleted.
 * @param root folder of the project.
 */
export function copyStaticFiles(root: string): void {
  const list = join(root, LIST);
  const former: readonly string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const unused = new Set(listUnusedFiles(root));
  const targets = new Map<string, string>();
  for (const file of listFiles(root, 'content')) {
    const target = getStaticTarget(file);
    if (target !== undefined && !unused.has(file)) targets.set(target, file);
  }
  for (const gone of former.filter((one) => !targets.has(one)))
    rmSync(join(root, 'public', gone), { force: true });
  for (const [target, file] of targets) {
    const [source, copy] = [join(root, file), join(root, 'public', target)];
    if (!isSame(source, copy)) cpSync(source, copy, { preserveTimestamps: true });
  }
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify([...targets.keys()]));
}
