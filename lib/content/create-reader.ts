import { InvalidContentError } from './source/content-error';
import { createDisk } from './source/disk';
import { createLoader, type Loader } from './source/loader';

/** Folders that content is read from: an edit in one of them makes it be read again. */
const FOLDERS = ['content', 'public/openapi'];

type Memo<T> = { readonly stamp: string; readonly get: () => T };

/** Calls `load` once, and keeps the value or the error that it threw. */
function createMemo<T>(stamp: string, load: () => T): Memo<T> {
  try {
    const value = load();
    return { stamp, get: () => value };
  } catch (error) {
    return {
      stamp,
      get: () => {
        throw error;
      },
    };
  }
}

/**
 * Calls `load` with a loader of the project.
 * @throws {InvalidContentError} with every error that `load` reported.
 */
export function loadOrThrow<T>(load: (loader: Loader) => T | undefined, root: string): T {
  const loader = createLoader(createDisk(root));
  const value = load(loader);
  if (value === undefined || loader.errors.length > 0) throw new InvalidContentError(loader.errors);
  return value;
}

/**
 * Creates a reader of some files, which caches what it made of them. Live, errors are cached too, because one page
 * reads many times.
 * @param load reads the files and reports their errors; `undefined` while a file is invalid.
 * @param isLive whether files are read again after a change; absent, only in `next dev`.
 * @param root gives the absolute path of the project at each call.
 */
export function createReader<T>(
  load: (loader: Loader) => T | undefined,
  isLive = process.env.NODE_ENV === 'development',
  root = () => process.cwd(),
): () => T {
  let cached: { readonly value: T } | undefined;
  if (!isLive) return () => (cached ??= { value: loadOrThrow(load, root()) }).value;
  let memo: Memo<T> | undefined;
  return () => {
    const stamp = createDisk(root()).getStamp(FOLDERS);
    if (memo?.stamp !== stamp) memo = createMemo(stamp, () => loadOrThrow(load, root()));
    return memo.get();
  };
}
