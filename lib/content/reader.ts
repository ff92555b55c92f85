import type { Content } from './content';
import { createDisk } from './disk';
import { loadContent } from './load-content';

/** What the content is read from: the stamp changes with any of it. */
const FOLDERS = ['content', 'public/openapi', 'public/images'];

type Memo = { readonly stamp: string; readonly content: Content };

/**
 * Makes a reader that keeps what it read. Faults are not kept: the next call reads again.
 * @param root absolute path of the project, asked for at each call.
 * @param isLive true: files are read again when one has changed (`next dev`); false: read once.
 */
export function createReader(root: () => string, isLive: boolean): () => Content {
  let memo: Memo | undefined;
  return () => {
    if (memo && !isLive) return memo.content;
    const stamp = isLive ? createDisk(root()).toStamp(FOLDERS) : '';
    if (memo?.stamp !== stamp) memo = { stamp, content: loadContent(root()) };
    return memo.content;
  };
}
