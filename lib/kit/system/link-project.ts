import { cpSync, linkSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { linkFolder } from './link-folder';

/** Code that projects share. Next.js follows no link to a folder of pages: its files are linked. */
const CODE = ['__tests__', 'app', 'components', 'lib', '.ci'];

/** What each project has of its own: content, what builds make, and projects beside it. */
const OWN = [
  ...['content', 'public', '.generated', '.fonts', '.git', '.next'],
  ...['examples', '.sample', '.languages'],
];

/** Exports, which stay for those who read them after the project is made anew, and the cache of Next.js. */
const EXPORTS = /^(?:out.*|\.next)$/;

/** Two lock files would make Next.js guess which folder is the project. */
const LOCK = 'package-lock.json';

/**
 * Makes a project anew in a folder of this one, all but its exports: it shares the code and the settings, and has no
 * content yet.
 * @param target Folder: `.sample`.
 * @param others Names that are not shared either.
 */
export function linkProject(target: string, others: readonly string[] = []): void {
  mkdirSync(target, { recursive: true });
  const isKept = (name: string) => EXPORTS.test(name);
  for (const name of readdirSync(target).filter((one) => !isKept(one)))
    rmSync(join(target, name), { recursive: true });
  const own = new Set([...OWN, ...others, LOCK]);
  for (const name of readdirSync('.').filter((one) => !isKept(one) && !own.has(one))) {
    if (CODE.includes(name)) linkFolder(name, join(target, name));
    else if (statSync(name).isDirectory()) symlinkSync(resolve(name), join(target, name));
    // Next.js writes the output folder of its build into it.
    else if (name === 'tsconfig.json') cpSync(name, join(target, name));
    // The configuration of Next.js reads files beside it: behind a symbolic link, those of this project.
    else linkSync(name, join(target, name));
  }
  // What lies in folders of it is built, or a copy of a portal's own pictures and downloads.
  mkdirSync(join(target, 'public'));
  for (const name of readdirSync('public').filter((one) => /\.(?:js|css)$/.test(one)))
    cpSync(join('public', name), join(target, 'public', name));
}
