import { jumpTo } from '@/lib/scroll/motion';
import { captureScrollAnchor, getAnchoredTop } from '@/lib/scroll/scroll-anchor';
import { KEEP, type KeptState } from '../state/kept-state';

/** View that a reader has of a saved article, before the live one takes its place. */
export type ReaderView = {
  /** State of parts and choices, which the live article is rendered with. */
  readonly kept: KeptState;
  /** Name of the focused element; `undefined` when it is outside the article. */
  readonly focused: string | undefined;
  /** Scroll positions of code and of the column around it, by the names of their elements. */
  readonly scrolled: ReadonlyMap<string, ScrollToOptions>;
  /** Anchor of `captureScrollAnchor`; `undefined` at the top of the page, which stays there. */
  readonly anchor: string | undefined;
};

const SCROLLABLE_SELECTOR = 'pre, [data-beside]';
const FOCUSABLE_SELECTOR = 'a[href], button, summary, input, select, textarea, [tabindex]';
const MAX_LABEL_CHARS = 120;

const findArticle = (operation: string) =>
  document.querySelector(`article[data-operation="${CSS.escape(operation)}"]`);

/** Name of an element in both articles: the anchor around it, its kind and its label. */
function elementName(element: HTMLElement): string {
  const anchor = element.parentElement?.closest('[id]')?.id ?? '';
  return `${anchor} ${element.tagName} ${elementLabel(element)}`;
}

/** Label of an element; empty for a part and a list of choices, whose numbers the document changes. */
function elementLabel(element: HTMLElement): string {
  const { keep, lang } = element.dataset;
  if (element instanceof HTMLInputElement) return [keep, lang, element.value].join(' ');
  if (element.matches('summary, select')) return '';
  return (element.ariaLabel ?? element.textContent).slice(0, MAX_LABEL_CHARS);
}

/** State of a part or choice; `undefined` for a radio button of which another one is checked. */
function getState(element: Element): string | undefined {
  if (element instanceof HTMLDetailsElement) return String(element.open);
  if (element instanceof HTMLSelectElement) return element.value;
  if (!(element instanceof HTMLInputElement)) return undefined;
  if (element.type === 'checkbox') return String(element.checked);
  return element.checked ? element.value : undefined;
}

function readKeptState(article: Element): KeptState {
  const kept = new Map<string, string>();
  for (const element of article.querySelectorAll<HTMLElement>(`[${KEEP}]`)) {
    const { keep = '' } = element.dataset;
    const state = getState(element);
    if (state !== undefined) kept.set(keep, state);
  }
  return kept;
}

/** Reads what the reader sees of an operation's article; `undefined` where the page has none. */
export function readReaderView(operation: string): ReaderView | undefined {
  const article = findArticle(operation);
  if (!article) return undefined;
  const { activeElement } = document;
  const isFocused = activeElement instanceof HTMLElement && article.contains(activeElement);
  const scrollable = [...article.querySelectorAll<HTMLElement>(SCROLLABLE_SELECTOR)];
  return {
    kept: readKeptState(article),
    focused: isFocused ? elementName(activeElement) : undefined,
    scrolled: new Map(
      scrollable.map((element) => [
        elementName(element),
        { left: element.scrollLeft, top: element.scrollTop },
      ]),
    ),
    anchor: scrollY > 0 ? captureScrollAnchor() : undefined,
  };
}

/**
 * Restores focus and scroll positions in the article that has been rendered with the kept state.
 * Called before its paint, so that nothing seems to move.
 */
export function restoreReaderView(
  operation: string,
  { focused, scrolled, anchor }: ReaderView,
): void {
  const article = findArticle(operation);
  if (!article) return;
  for (const element of article.querySelectorAll<HTMLElement>(SCROLLABLE_SELECTOR)) {
    const position = scrolled.get(elementName(element));
    if (position?.left || position?.top) element.scrollTo({ behavior: 'instant', ...position });
  }
  if (focused !== undefined)
    [...article.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)]
      .find((element) => elementName(element) === focused)
      ?.focus({ preventScroll: true });
  const top = anchor === undefined ? undefined : getAnchoredTop(anchor);
  if (top !== undefined && Math.abs(top - scrollY) >= 1) jumpTo(top);
}
