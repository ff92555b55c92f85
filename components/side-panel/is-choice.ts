import type { MouseEvent } from 'react';

/** Whether a click follows a link of this panel here, and does not open it in a tab or window of its own. */
export function isChoice(event: MouseEvent): boolean {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (metaKey || ctrlKey || shiftKey || altKey) return false;
  return target instanceof Element && target.closest('a') !== null;
}
