type Click = Pick<MouseEvent, 'target' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click, React's or the browser's own, follows a link here, and does not open it in a tab or window of its own. */
export function isPlainLinkClick({ target, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  if (metaKey || ctrlKey || shiftKey || altKey) return false;
  return target instanceof Element && target.closest('a') !== null;
}
