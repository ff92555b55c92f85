import { listEnclosingAnchors } from '@/lib/openapi/core/anchors';
import { listFragmentIds } from './fragment';

/** The element that a fragment names; `null` for an unknown or empty one. */
export function findTarget(fragment: string): HTMLElement | null {
  for (const id of listFragmentIds(fragment)) {
    const element = document.getElementById(id);
    if (element) return element;
  }
  return null;
}

/** The nearest parent on the page: for `#body.a.b` that of `body.a`, else `body`, else `null`. */
export function findEnclosingTarget(fragment: string): HTMLElement | null {
  const ids = listFragmentIds(fragment).flatMap((id) => listEnclosingAnchors(id));
  for (const id of ids.sort((a, b) => b.length - a.length)) {
    const element = document.getElementById(id);
    if (element) return element;
  }
  return null;
}

/** Event by which a list that is rendered in part is asked for a row; `detail` is the fragment. */
export const ROW_REQUEST = 'row-request';

/** Asks lists that are rendered in part for what a fragment names; `false` when none has it. */
export function requestRow(fragment: string): boolean {
  const request = () => new CustomEvent(ROW_REQUEST, { detail: fragment, cancelable: true });
  const lists = [...document.querySelectorAll('[data-more-rows]')];
  return lists.some((list) => !list.dispatchEvent(request()));
}

/**
 * Opens the innermost closed `<details data-holds>` that will render what a fragment names. `false`
 * when there is none.
 */
export function openDetailsAround(fragment: string): boolean {
  const ids = listFragmentIds(fragment);
  const holders = [
    ...document.querySelectorAll<HTMLDetailsElement>('details[data-holds]:not([open])'),
  ].filter(({ dataset }) => ids.some((id) => id.startsWith(`${dataset.holds}.`)));
  const [first, ...others] = holders;
  if (!first) return false;
  const length = (part: HTMLDetailsElement) => part.dataset.holds?.length ?? 0;
  // The first of several with the same `data-holds` is the outermost.
  reveal(others.reduce((best, part) => (length(part) > length(best) ? part : best), first));
  return true;
}

/** Selects the control that shows an element: its tab, or all fields where a filter hides it. */
function selectControlOf(element: HTMLElement, isHidden: () => boolean): void {
  const before = element.previousElementSibling;
  if (before instanceof HTMLLabelElement) before.control?.click();
  else if (before?.getAttribute('role') === 'radiogroup' && isHidden())
    before.querySelector('input')?.click();
}

/** Opens everything that is closed around an element, and the element itself. */
export function reveal(target: HTMLElement): void {
  const around: HTMLElement[] = [];
  for (let element: HTMLElement | null = target; element; element = element.parentElement)
    around.push(element);
  for (const element of around) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    if (element.getAttribute('hidden') === 'until-found') element.removeAttribute('hidden');
  }
  for (const element of around) selectControlOf(element, () => !target.checkVisibility());
}

/**
 * Focuses an element, so that the next Tab goes on from there. An element that cannot have the
 * focus gets a `tabindex` until it loses it; a `<details>` passes it to its summary. Returns the
 * focused element.
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
