import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the project as the content readers see them; paths are relative to its root. */
export type Disk = {
  /** Text of a file, without a byte order mark; `undefined` when there is no such file. */
  readonly readText: (path: string) => string | undefined;
  /** Names of the files in a folder that end with `ending`, sorted; empty without the folder. */
  readonly list: (folder: string, ending: string) => readonly string[];
  /** Whether a file (not a folder) is there, upper and lower case included. */
  readonly has: (path: string) => boolean;
  /** Changes whenever a file in one of the folders is added, edited or removed. */
  readonly getStamp: (folders: readonly string[]) => string;
};

/** By its code alone: Jest runs tests in a realm whose `Error` is not Node's. */
function isMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** What `read` gives, or `none` when the file or folder is not there. */
function orMissing<T>(read: () => T, none: T): T {
  try {
    return read();
  } catch (error) {
    if (isMissing(error)) return none;
    throw error;
  }
}

/**
 * Opens the project's files.
 * @param root absolute path of the project.
 */
export function createDisk(root: string): Disk {
  const at = (path: string) => join(/* turbopackIgnore: true */ root, path);
  const entries = (folder: string) =>
    orMissing(() => readdirSync(at(folder), { withFileTypes: true }), []);

  const list = (folder: string, ending: string) =>
    entries(folder)
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map(({ name }) => name)
      .sort();

  const getStamp = (folders: readonly string[]): string =>
    folders
      .flatMap((folder) =>
        entries(folder).flatMap((entry) => {
          const path = `${folder}/${entry.name}`;
          if (entry.isDirectory()) return getStamp([path]);
          // Deleted since, or a link that leads nowhere: Emacs locks a file with one.
          const stats = orMissing(() => statSync(at(path)), undefined);
          return stats ? `${path} ${stats.mtimeMs} ${stats.size}` : [];
        }),
      )
      .join('\n');

  return {
    readText: (path) =>
      orMissing(() => readFileSync(at(path), 'utf8').replace(/^\uFEFF/, ''), undefined),
    list,
    has: (path) => {
      const cut = path.lastIndexOf('/');
      return list(path.slice(0, cut), '').includes(path.slice(cut + 1));
    },
    getStamp,
  };
}
