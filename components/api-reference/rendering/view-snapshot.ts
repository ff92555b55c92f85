import { flushSync } from 'react-dom';
import { FRAGMENT_OFFSET } from '@/lib/scroll/fragment';
import { getStickyColumn } from '@/lib/scroll/motion';

/** State of an article that the reader sees, before it is rendered anew. */
export type ViewSnapshot = {
  /** Elements in view from the top, with their distance to the top of the window in px. */
  readonly visible: readonly { readonly key: string; readonly top: number }[];
  /** Parts by key, and whether they are open. */
  readonly open: ReadonlyMap<string, boolean>;
  /** Label of the checked radio button of each set. */
  readonly selected: ReadonlyMap<string, string>;
  /** Checkboxes by label, and whether they are checked. */
  readonly checked: ReadonlyMap<string, boolean>;
  /** Scroll positions of code blocks and of the column around them. */
  readonly scrolled: ReadonlyMap<string, ScrollToOptions>;
  /** Key of the focused element; `undefined` when it is outside the article. */
  readonly focused: string | undefined;
};

const VISIBLE_SELECTOR = '[id], h1, h2, h3, p, li, dt, dd, tr, pre';
const SCROLLABLE_SELECTOR = 'pre, [data-beside]';
const FOCUSABLE_SELECTOR = 'a[href], button, summary, input, select, textarea, [tabindex]';
/** Most levels of nested parts that are reopened. */
const MAX_NESTING = 24;

/** Elements by a name that every rendering gives them, and their order among those of that name. */
function keyElements(
  root: Element,
  selector: string,
  getName: (element: HTMLElement) => string = elementName,
): ReadonlyMap<string, HTMLElement> {
  const counts = new Map<string, number>();
  return new Map(
    [...root.querySelectorAll<HTMLElement>(selector)].map((element) => {
      const name = getName(element);
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name} ${count}`, element];
    }),
  );
}

const MAX_NAME_CHARS = 120;

/** Id of an element, else its container and text; generated ids of inputs differ each time. */
function elementName(element: HTMLElement): string {
  if (element.id !== '' && !(element instanceof HTMLInputElement)) return `#${element.id}`;
  const holder = element.parentElement?.closest('[id]')?.id ?? '';
  return `${holder} ${element.tagName} ${elementText(element)}`;
}

function elementText(element: Element): string {
  if (element instanceof HTMLInputElement) return inputLabel(element);
  return element.matches('details') ? '' : element.textContent.slice(0, MAX_NAME_CHARS);
}

/** Label of an input without the number at its end: `All 21` and `All 22` are the same choice. */
function inputLabel({ labels }: HTMLInputElement): string {
  return (labels?.[0]?.textContent ?? '').replace(/\d+$/, '');
}

/** Radio buttons by set; sets with the same first label are distinguished by their order. */
function groupRadios(root: Element): ReadonlyMap<string, readonly HTMLInputElement[]> {
  const byName = new Map<string, HTMLInputElement[]>();
  for (const radio of root.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    byName.set(radio.name, [...(byName.get(radio.name) ?? []), radio]);
  const sets = new Map<string, readonly HTMLInputElement[]>();
  for (const radios of byName.values()) {
    const [first] = radios;
    let key = first ? inputLabel(first) : '';
    while (sets.has(key)) key += ' again';
    sets.set(key, radios);
  }
  return sets;
}

function mapCheckboxes(root: Element): ReadonlyMap<string, HTMLInputElement> {
  const boxes = root.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
  return new Map([...boxes].map((box) => [inputLabel(box), box]));
}

/** Scrollable elements by label: their text may have changed. */
function mapScrollables(root: Element): ReadonlyMap<string, HTMLElement> {
  return keyElements(
    root,
    SCROLLABLE_SELECTOR,
    ({ tagName, ariaLabel }) => `${tagName} ${ariaLabel ?? ''}`,
  );
}

/** Captures the state of an article that the reader sees. */
export function captureView(root: Element): ViewSnapshot {
  // Code in the sticky column does not scroll with the text.
  const visible = [...keyElements(root, VISIBLE_SELECTOR)]
    .map(([key, element]) => ({ key, top: element.getBoundingClientRect().top, element }))
    .filter(({ top, element }) => isInView(top) && isRendered(element) && !getStickyColumn(element))
    .toSorted((a, b) => a.top - b.top);
  const focused = [...keyElements(root, FOCUSABLE_SELECTOR)].find(
    ([, element]) => element === document.activeElement,
  );
  const details = [...keyElements(root, 'details')];
  return {
    visible,
    open: new Map(details.map(([key, element]) => [key, element.hasAttribute('open')])),
    selected: new Map(
      [...groupRadios(root)].flatMap(([key, radios]) => {
        const selected = radios.find((one) => one.checked);
        return selected ? [[key, inputLabel(selected)] as const] : [];
      }),
    ),
    checked: new Map([...mapCheckboxes(root)].map(([label, box]) => [label, box.checked])),
    scrolled: new Map(
      [...mapScrollables(root)]
        .filter(([, { scrollLeft, scrollTop }]) => scrollLeft > 0 || scrollTop > 0)
        .map(([key, { scrollLeft: left, scrollTop: top }]) => [key, { left, top }]),
    ),
    focused: focused?.[0],
  };
}

/** Whether a distance to the top of the window is in view, below the portal's sticky bar. */
function isInView(top: number): boolean {
  return top >= FRAGMENT_OFFSET && top < innerHeight;
}

function isRendered(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/** Opens and closes parts as captured, level by level: a part may render its content on opening. */
function reopen(root: Element, wanted: ViewSnapshot['open']): void {
  for (let level = 0; level < MAX_NESTING; level += 1) {
    const wrong = [...keyElements(root, 'details')].filter(
      ([key, element]) => wanted.has(key) && wanted.get(key) !== element.hasAttribute('open'),
    );
    if (wrong.length === 0) return;
    flushSync(() => {
      for (const [, element] of wrong) {
        element.toggleAttribute('open');
        // The browser sends this event a frame later, which would paint the part without its
        // content.
        element.dispatchEvent(new Event('toggle'));
      }
    });
  }
}

/** Restores radio buttons and checkboxes, synchronously: the code they render is scrolled next. */
function restoreInputs(root: Element, { selected, checked }: ViewSnapshot): void {
  flushSync(() => {
    for (const [key, radios] of groupRadios(root)) {
      const radio = radios.find((one) => inputLabel(one) === selected.get(key));
      if (radio && !radio.checked) radio.click();
    }
    for (const [label, box] of mapCheckboxes(root))
      if (box.checked !== (checked.get(label) ?? box.checked)) box.click();
  });
}

/**
 * Restores what `captureView` captured: open parts, inputs, focus, and the position of the first
 * visible element that still exists. Called before the next paint, so that nothing seems to move.
 */
export function restoreView(root: Element, snapshot: ViewSnapshot): void {
  const { visible, open, scrolled, focused } = snapshot;
  reopen(root, open);
  restoreInputs(root, snapshot);
  const scrolling = mapScrollables(root);
  for (const [key, to] of scrolled) scrolling.get(key)?.scrollTo({ behavior: 'instant', ...to });
  if (focused !== undefined)
    keyElements(root, FOCUSABLE_SELECTOR).get(focused)?.focus({ preventScroll: true });
  if (scrollY === 0) return;
  const now = keyElements(root, VISIBLE_SELECTOR);
  for (const { key, top } of visible) {
    const element = now.get(key);
    if (!element || !isRendered(element)) continue;
    const moved = element.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
    return;
  }
}
