import { flushSync } from 'react-dom';
import { FRAGMENT_OFFSET } from '@/lib/scroll/fragment';
import { getStickyColumn } from '@/lib/scroll/motion';

/** Values of elements by the key of `keyElements`. */
type ByKey<Value> = ReadonlyMap<string, Value>;

/** State of an article that the reader sees, before it is rendered anew. */
export type ViewSnapshot = {
  /** Distance of elements in view to the top of the window in px, the topmost first. */
  readonly tops: ByKey<number>;
  /** State of parts and inputs, as of `getState`. */
  readonly controls: ByKey<boolean | string | undefined>;
  /** Scroll positions of code blocks and of the column around them. */
  readonly scrolled: ByKey<ScrollToOptions>;
  /** Key of the focused element; `undefined` when it is outside the article. */
  readonly focused: string | undefined;
};

const ANCHOR_SELECTOR = '[id], h1, h2, h3, p, li, dt, dd, tr, pre';
const SCROLLABLE_SELECTOR = 'pre, [data-beside]';
const CONTROL_SELECTOR = 'details, input, select';
type Control = HTMLDetailsElement | HTMLInputElement | HTMLSelectElement;
const FOCUSABLE_SELECTOR = 'a[href], button, summary, input, select, textarea, [tabindex]';
/** Most levels of nested parts that are reopened. */
const MAX_NESTING = 24;

/** Elements by a name that every rendering gives them, and their order among those of that name. */
function keyElements<E extends HTMLElement>(root: Element, selector: string): ByKey<E> {
  const counts = new Map<string, number>();
  return new Map(
    [...root.querySelectorAll<E>(selector)].map((element) => {
      const name = elementName(element);
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name} ${count}`, element];
    }),
  );
}

/** Id of an element, else its container and label; generated ids of inputs differ each time. */
function elementName(element: HTMLElement): string {
  if (element.id !== '' && !(element instanceof HTMLInputElement)) return `#${element.id}`;
  const holder = element.parentElement?.closest('[id]')?.id ?? '';
  return `${holder} ${element.tagName} ${elementLabel(element)}`;
}

const MAX_LABEL_CHARS = 120;

/** Label or text; empty for a part and a list of choices, whose numbers the document changes. */
function elementLabel(element: HTMLElement): string {
  if (element.matches('details, summary, select')) return '';
  // Without the number at its end: `All 21` and `All 22` are the same choice.
  if (element instanceof HTMLInputElement)
    return (element.labels?.[0]?.textContent ?? '').replace(/ \d+$/, '');
  return (element.ariaLabel ?? element.textContent).slice(0, MAX_LABEL_CHARS);
}

function mapValues<From, To>(values: ByKey<From>, convert: (value: From) => To): ByKey<To> {
  return new Map([...values].map(([key, value]) => [key, convert(value)]));
}

/** Captures the state of an article that the reader sees. */
export function captureView(root: Element): ViewSnapshot {
  const focusable = [...keyElements(root, FOCUSABLE_SELECTOR)];
  return {
    tops: captureTops(root),
    controls: mapValues(keyElements<Control>(root, CONTROL_SELECTOR), getState),
    scrolled: mapValues(
      keyElements(root, SCROLLABLE_SELECTOR),
      ({ scrollLeft: left, scrollTop: top }) => ({ left, top }),
    ),
    focused: focusable.find(([, element]) => element === document.activeElement)?.[0],
  };
}

/** Measures the elements in view, below the portal's sticky bar; a sticky column does not scroll. */
function captureTops(root: Element): ByKey<number> {
  const anchors = [...keyElements(root, ANCHOR_SELECTOR)]
    .map(([key, element]) => ({ key, element, top: element.getBoundingClientRect().top }))
    .filter(({ top }) => top >= FRAGMENT_OFFSET && top < innerHeight)
    .filter(({ element }) => isRendered(element) && !getStickyColumn(element));
  return new Map(anchors.toSorted((a, b) => a.top - b.top).map(({ key, top }) => [key, top]));
}

function isRendered(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/**
 * Whether a part is open or a box checked, or the chosen text of a list. `undefined` for a radio
 * button that is not checked: another of its set is.
 */
function getState(control: Control): boolean | string | undefined {
  if (control instanceof HTMLDetailsElement) return control.open;
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text;
  return control.checked || (control.type === 'radio' ? undefined : false);
}

/** Opens or closes a part, checks an input, or chooses a text as long as the list has it. */
function setState(control: Control, state: boolean | string): void {
  if (control instanceof HTMLInputElement) control.click();
  else if (control instanceof HTMLDetailsElement) {
    control.open = state === true;
    // The browser sends this event a frame later, which would paint the part without its content.
    control.dispatchEvent(new Event('toggle'));
  } else {
    const option = [...control.options].find(({ text }) => text === state);
    if (!option) return;
    option.selected = true;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/**
 * Restores parts and inputs level by level, because a part may render its content on opening.
 * Synchronous: the code that they render is scrolled next.
 */
function restoreControls(root: Element, wanted: ViewSnapshot['controls']): void {
  for (let level = 0; level < MAX_NESTING; level += 1) {
    const changes = [...keyElements<Control>(root, CONTROL_SELECTOR)].flatMap(([key, control]) => {
      const state = wanted.get(key);
      return state === undefined || state === getState(control) ? [] : [{ control, state }];
    });
    if (changes.length === 0) return;
    flushSync(() => changes.forEach(({ control, state }) => setState(control, state)));
  }
}

/**
 * Restores what `captureView` captured: open parts, inputs, focus, and the position of the first
 * visible element that still exists. Called before the next paint, so that nothing seems to move.
 */
export function restoreView(root: Element, snapshot: ViewSnapshot): void {
  restoreControls(root, snapshot.controls);
  for (const [key, element] of keyElements(root, SCROLLABLE_SELECTOR)) {
    const position = snapshot.scrolled.get(key);
    if (position?.left || position?.top) element.scrollTo({ behavior: 'instant', ...position });
  }
  if (snapshot.focused !== undefined)
    keyElements(root, FOCUSABLE_SELECTOR).get(snapshot.focused)?.focus({ preventScroll: true });
  if (scrollY > 0) restoreTop(root, snapshot.tops);
}

/** Scrolls so that the first of the elements that still exists is where it was. */
function restoreTop(root: Element, tops: ViewSnapshot['tops']): void {
  const anchors = keyElements(root, ANCHOR_SELECTOR);
  const key = [...tops.keys()].find((one) => {
    const anchor = anchors.get(one);
    return anchor && isRendered(anchor);
  });
  if (key === undefined) return;
  const moved = (anchors.get(key)?.getBoundingClientRect().top ?? 0) - (tops.get(key) ?? 0);
  if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
}
