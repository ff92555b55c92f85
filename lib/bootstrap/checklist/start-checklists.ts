import * as words from '@/.generated/words/ui/page-scripts';
import { textHash } from '@/lib/text/text-hash';
import { whenParsed } from '../first-frame';
import { NATIVE_CONTROL } from '../native-control';

/** Name of the element around a list of checkboxes whose ticks are kept. */
export const CHECKLIST = 'check-list';

/** Attribute of an element that says how many boxes around it are ticked, for a list or the whole article. */
export const CHECK_COUNT = 'data-check-count';

/** Attribute of the element that gets the bar, the count of the whole page and a button that clears all ticks. */
export const CHECK_PROGRESS = 'data-check-progress';

/** Key of the ticks in `localStorage`: a JSON list of ids. The number grows when their form changes. */
const STORED_TICKS = 'checklist.1';

const PROGRESS_HTML = `<progress></progress><span role="status" ${CHECK_COUNT}></span><button type="button" ${NATIVE_CONTROL}></button>`;

/** Ids of ticked boxes, also where a browser refuses to store them. */
let ticks: readonly string[] = [];

/** Ticks that the reader has just cleared, until the next tick. */
let cleared: readonly string[] = [];

/**
 * Keeps the ticks of checklists in this browser, shows how many there are, and lets the reader clear them. An item
 * is known by its words: the same item on two pages is ticked on both, and one that has been rewritten is open again.
 */
export function startChecklists(): void {
  ticks = readTicks();
  void whenParsed().then(keepEarlyTicks);
  customElements.define(
    CHECKLIST,
    class extends HTMLElement {
      /** Called for each list, also for one that the router renders later. */
      connectedCallback(): void {
        void whenParsed().then(show);
      }
    },
  );
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest(CHECKLIST)) tick(target);
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${CHECK_PROGRESS}] button`)) clearOrRestore();
  });
  // Another tab has changed them.
  addEventListener('storage', ({ key }) => {
    if (key !== STORED_TICKS) return;
    ticks = readTicks();
    show();
  });
}

/** Keeps what the reader ticked before this script came. */
function keepEarlyTicks(): void {
  const early = listBoxes(document).filter(({ checked }) => checked);
  const ids = early.map(getId).filter((id) => !ticks.includes(id));
  if (ids.length > 0) keep([...ticks, ...ids]);
}

function tick(box: HTMLInputElement): void {
  const id = getId(box);
  cleared = [];
  keep(box.checked ? [...ticks, id] : ticks.filter((one) => one !== id));
}

function clearOrRestore(): void {
  const earlier = cleared;
  cleared = ticks;
  keep(earlier);
}

function keep(next: readonly string[]): void {
  ticks = next;
  try {
    localStorage.setItem(STORED_TICKS, JSON.stringify(ticks));
  } catch {
    // A browser that refuses storage keeps them for this page only.
  }
  show();
}

/** Stored ids; empty for none, for a text of another form, and in a browser that refuses storage. */
function readTicks(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_TICKS) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

function getId(box: Element): string {
  return textHash((box.closest('label')?.textContent ?? '').replace(/\s+/g, ' ').trim());
}

/** Shows ticks and counts on the page. */
function show(): void {
  for (const box of listBoxes(document)) box.checked = ticks.includes(getId(box));
  for (const place of document.querySelectorAll(`[${CHECK_PROGRESS}]`)) showProgress(place);
  for (const count of document.querySelectorAll(`[${CHECK_COUNT}]`)) {
    const boxes = listBoxes(count.closest(`${CHECKLIST}, article`) ?? document);
    const done = boxes.filter(({ checked }) => checked).length;
    count.textContent = words.doneOf({ done, all: boxes.length });
  }
}

function showProgress(place: Element): void {
  if (!place.firstElementChild) place.innerHTML = PROGRESS_HTML;
  const boxes = listBoxes(place.closest('article') ?? document);
  const done = boxes.filter(({ checked }) => checked).length;
  const bar = place.querySelector('progress');
  const button = place.querySelector('button');
  if (!bar || !button) return;
  bar.max = boxes.length;
  bar.value = done;
  const canRestore = done === 0 && cleared.length > 0;
  button.textContent = canRestore ? words.undo : words.clearAll;
  button.disabled = done === 0 && !canRestore;
}

function listBoxes(place: ParentNode): readonly HTMLInputElement[] {
  return [...place.querySelectorAll<HTMLInputElement>(`${CHECKLIST} input`)];
}
