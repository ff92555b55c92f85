type Click = Pick<MouseEvent, 'target' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click (of React or the DOM) follows a link in this tab: without a modifier key. */
export function isPlainLinkClick({ target, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  if (metaKey || ctrlKey || shiftKey || altKey) return false;
  return target instanceof Element && target.closest('a') !== null;
}
