import { flushSync } from 'react-dom';
import { getStickyColumn } from '@/components/navigation/scroll/motion';
import { FRAGMENT_OFFSET } from '@/components/navigation/scroll/fragment';

/** What a reader has before them in an article that is about to be drawn anew. */
export type ViewSnapshot = {
  /** What is in view, from the top, and how far below the top of the window. */
  readonly visible: readonly { readonly key: string; readonly top: number }[];
  /** Which parts are open, which are shut. */
  readonly open: ReadonlyMap<string, boolean>;
  /** The label of the chosen one of each set of radio buttons. */
  readonly selected: ReadonlyMap<string, string>;
  /** Checkboxes by their labels, and whether they are ticked. */
  readonly checked: ReadonlyMap<string, boolean>;
  /** What is scrolled inside itself: code, and the column it stands in. */
  readonly scrolled: ReadonlyMap<string, ScrollToOptions>;
  readonly focused: string | undefined;
};

const VISIBLE_SELECTOR = '[id], h1, h2, h3, p, li, dt, dd, tr, pre';
const SCROLLABLE_SELECTOR = 'pre, [data-beside]';
const FOCUSABLE_SELECTOR = 'a[href], button, summary, input, select, textarea, [tabindex]';
/** Levels of nested parts that are opened again. */
const MAX_NESTING = 24;

/** Two drawings of the same thing have the same key: its id, or what it says and which of those it is. */
function keyElements(root: Element, selector: string): ReadonlyMap<string, HTMLElement> {
  const keys = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    const isInput = element instanceof HTMLInputElement;
    const name = element.id === '' || isInput ? elementKey(element) : `#${element.id}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    keys.set(`${name} ${count}`, element);
  }
  return keys;
}

const MAX_KEY_CHARS = 120;

/** React makes ids up that differ from drawing to drawing: what has one of those goes by its place and its label. */
function elementKey(element: Element): string {
  const holder = element.parentElement?.closest('[id]')?.id ?? '';
  return `${holder} ${element.tagName} ${elementText(element)}`;
}

function elementText(element: Element): string {
  if (element instanceof HTMLInputElement) return inputLabel(element);
  return element.matches('details') ? '' : element.textContent.slice(0, MAX_KEY_CHARS);
}

/** The label of a radio button without the number in it: `All 21` is still the same choice with 22 fields. */
function inputLabel({ labels }: HTMLInputElement): string {
  return (labels?.[0]?.textContent ?? '').replace(/\d+$/, '');
}

/** Radio buttons by their set; sets with the same first choice are told apart by their order. */
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

/** By name and order: the text of code is what may have changed. */
function mapScrollables(root: Element): ReadonlyMap<string, Element> {
  const counts = new Map<string, number>();
  return new Map(
    [...root.querySelectorAll(SCROLLABLE_SELECTOR)].map((element) => {
      const name = `${element.tagName} ${element.ariaLabel ?? ''}`;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name} ${count}`, element];
    }),
  );
}

/** Takes down what the reader has before them. */
export function captureView(root: Element): ViewSnapshot {
  // Code that stands still beside the text says nothing of where the reader is.
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

/** The bar of the portal covers what is above. */
function isInView(top: number): boolean {
  return top >= FRAGMENT_OFFSET && top < innerHeight;
}

function isRendered(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/** Opens and shuts parts as they were. What is inside of one is often made only when it opens. */
function reopen(root: Element, wanted: ViewSnapshot['open']): void {
  for (let level = 0; level < MAX_NESTING; level += 1) {
    const wrong = [...keyElements(root, 'details')].filter(
      ([key, element]) => wanted.has(key) && wanted.get(key) !== element.hasAttribute('open'),
    );
    if (wrong.length === 0) return;
    flushSync(() => {
      for (const [, element] of wrong) {
        element.toggleAttribute('open');
        // The browser tells a frame later; until then the page would be seen without what is inside.
        element.dispatchEvent(new Event('toggle'));
      }
    });
  }
}

/** At once: what a choice draws is scrolled next. */
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
 * Gives the reader back what `captureView` took down: parts open as they were, the focus, and the first thing
 * they saw that is still there, at the height where it was. Before the next paint nothing has moved.
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
