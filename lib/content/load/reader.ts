import type { Content } from '../kinds/content';
import { createDisk } from '../source/disk';
import { loadContent } from './load-content';

/** What the content is read from: the stamp changes with any of it. */
const FOLDERS = ['content', 'public/openapi', 'public/images'];

type Memo = { readonly stamp: string; readonly get: () => Content };

/** What reading gave, to be given again: the content, or its faults. */
function createMemo(stamp: string, load: () => Content): Memo {
  try {
    const content = load();
    return { stamp, get: () => content };
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
 * Makes a reader that keeps what it read. A build stops at faults; live, they are kept until a file
 * changes, because a page asks many times.
 * @param root absolute path of the project, asked for at each call.
 * @param isLive true: files are read again when one has changed (`next dev`); false: read once.
 */
export function createContentReader(root: () => string, isLive: boolean): () => Content {
  let cached: Content | undefined;
  if (!isLive) return () => (cached ??= loadContent(root()));
  let memo: Memo | undefined;
  return () => {
    const stamp = createDisk(root()).getStamp(FOLDERS);
    if (memo?.stamp !== stamp) memo = createMemo(stamp, () => loadContent(root()));
    return memo.get();
  };
}
