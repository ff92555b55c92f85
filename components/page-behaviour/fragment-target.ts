import { toFragmentIds } from '@/lib/scroll/fragment';

/** The element a fragment names; none for an unknown or empty one. */
export function findTarget(fragment: string): HTMLElement | null {
  for (const id of toFragmentIds(fragment)) {
    const element = document.getElementById(id);
    if (element) return element;
  }
  return null;
}

/** Opens whatever is closed around an element, and the element itself. */
export function reveal(target: HTMLElement): void {
  for (let element: HTMLElement | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    if (element.getAttribute('hidden') === 'until-found') element.removeAttribute('hidden');
  }
}

/**
 * Moves the keyboard to an element, so that the next Tab goes on from there. What cannot take the focus
 * takes it this once; a `<details>` gives it to its summary. Returns the element that has it now.
 */
export function focusTarget(target: HTMLElement): HTMLElement {
  const receiver =
    target instanceof HTMLDetailsElement
      ? (target.querySelector<HTMLElement>(':scope > summary') ?? target)
      : target;
  const once = receiver.tabIndex < 0 && !receiver.hasAttribute('tabindex');
  if (once) {
    receiver.tabIndex = -1;
    receiver.addEventListener('blur', () => receiver.removeAttribute('tabindex'), { once: true });
  }
  receiver.focus({ preventScroll: true });
  return receiver;
}

/**
 * Calls back with the element once the page has it: at once, or when a document loaded later has been
 * drawn. Returns how to stop waiting.
 */
export function whenPresent(fragment: string, then: (target: HTMLElement) => void): () => void {
  const present = findTarget(fragment);
  if (present) {
    then(present);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const target = findTarget(fragment);
    if (!target) return;
    observer.disconnect();
    then(target);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
