import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the project; paths are relative to its root. */
export type Disk = {
  /** Reads a file without its byte order mark; `undefined` when it is missing. */
  readonly readText: (path: string) => string | undefined;
  /** Sorted names of the files in a folder that end with `ending`, hidden ones left out; empty without the folder. */
  readonly list: (folder: string, ending: string | RegExp) => readonly string[];
  /** The same of the folder and all folders below it, by paths from there. */
  readonly listTree: (folder: string, ending: string | RegExp) => readonly string[];
  /** Whether a file (not a folder) of exactly this name, case included, exists. */
  readonly has: (path: string) => boolean;
  /** Text that changes whenever a file below one of the folders is added, edited or removed. */
  readonly getStamp: (folders: readonly string[]) => string;
};

/** Whether a file is missing, by the error's code, as Jest's realm has another `Error`. */
function isMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Result of `read`, or `none` when the file or folder is missing. */
function orMissing<T>(read: () => T, none: T): T {
  try {
    return read();
  } catch (error) {
    if (isMissing(error)) return none;
    throw error;
  }
}

const endsWith = (name: string, ending: string | RegExp) =>
  typeof ending === 'string' ? name.endsWith(ending) : ending.test(name);

/**
 * Creates access to the project's files.
 * @param root absolute path of the project.
 */
export function createDisk(root: string): Disk {
  const at = (path: string) => join(/* turbopackIgnore: true */ root, path);
  const entries = (folder: string) =>
    orMissing(() => readdirSync(at(folder), { withFileTypes: true }), []);

  const list = (folder: string, ending: string | RegExp) =>
    entries(folder)
      .filter(({ name }) => endsWith(name, ending) && !name.startsWith('.'))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();

  const listTree = (folder: string, ending: string | RegExp): readonly string[] => {
    const folders = entries(folder).filter((one) => one.isDirectory() && !one.name.startsWith('.'));
    const below = folders.flatMap(({ name }) =>
      listTree(`${folder}/${name}`, ending).map((file) => `${name}/${file}`),
    );
    return [...list(folder, ending), ...below].sort();
  };

  const getStamp = (folders: readonly string[]): string =>
    folders
      .flatMap((folder) =>
        entries(folder).flatMap((entry) => {
          const path = `${folder}/${entry.name}`;
          if (entry.isDirectory()) return getStamp([path]);
          // Missing: deleted since, or a broken link, with which Emacs locks a file.
          const stats = orMissing(() => statSync(at(path)), undefined);
          return stats ? `${path} ${stats.mtimeMs} ${stats.size}` : [];
        }),
      )
      .join('\n');

  return {
    readText: (path) =>
      orMissing(() => readFileSync(at(path), 'utf8').replace(/^\uFEFF/, ''), undefined),
    list,
    listTree,
    has: (path) => {
      const cut = path.lastIndexOf('/');
      return list(path.slice(0, cut), '').includes(path.slice(cut + 1));
    },
    getStamp,
  };
}

/** Path of a bundled document from the project root. */
export function bundledDocumentPath(id: string): string {
  return `public/openapi/${id}.json`;
}
