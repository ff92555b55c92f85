import { isField } from '@/lib/search/search-key';
import { runScript } from '../start/run-script';

/** Keys that begin a remark, as `aria-keyshortcuts` names them; no browser and no screen reader uses them. */
export const REMARK_KEYS = 'Alt+Shift+R';

/** Whether a key begins a remark, outside of fields: by its place, because Alt makes other letters of it on a Mac. */
export const isRemarkKey = ({ altKey, shiftKey, ctrlKey, metaKey, code, target }: KeyboardEvent) =>
  altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyR' && !isField(target);

/**
 * Loads what offers a remark once text is selected or its key is pressed, and gives it that event.
 * @param script address of the script, which listens from then on.
 */
export function offerRemarks(script: string): void {
  const ended = new AbortController();
  const load = (event: Event) => {
    if (event instanceof KeyboardEvent ? !isRemarkKey(event) : getSelection()?.isCollapsed) return;
    ended.abort();
    runScript(script).onload = () => document.dispatchEvent(event);
  };
  for (const type of ['selectionchange', 'keydown'])
    document.addEventListener(type, load, { signal: ended.signal });
}
