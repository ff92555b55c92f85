import { notLoaded } from '@/.generated/words/ui/page-scripts';
import { OVERRIDES } from '@/lib/theme/overrides';
import { WITHOUT_REACT } from '../native-control';
import { PAGE_STARTED, type PageStart, START_FAILED, START_PAGE } from './page-start';
import { readStored } from './stored-text';

/** Controls that need React, but for those that the page's HTML, CSS and other scripts serve. */
const CONTROL = `:is(button, input, select, textarea):not([popovertarget], ${WITHOUT_REACT})`;

/** Controls that only React responds to when they are pressed. */
const PRESSED = 'button, [type=checkbox], [type=radio]';

/** Keys that do something with what is typed in a field: open, choose or leave it. */
const ACTING_KEYS = /^(?:Enter|Arrow(?:Up|Down)|Escape)$/;

/** Time that a failure is shown, in ms: long enough to be read twice. */
const FAILURE_SHOWN_MS = 8000;

/** Fragment and query that only React responds to. */
const NEEDED_AT_ONCE = new RegExp(`[?&](?:${OVERRIDES.join('|')})=|#downloading$`);

/**
 * Starts a page when its reader needs React: at a press of a control, and
 * where something is typed or chosen. All of that is repeated once React has the page, so nothing is lost. A
 * control that is pointed at or focused loads scripts and payload. A page of which the host has another build
 * by then is loaded again. Without such a need the page stays as it is: its links are documents.
 */
export function startWhenNeeded(
  { preload, start }: PageStart,
  reload = () => location.reload(),
): void {
  const fields = new Set<HTMLInputElement>();
  const ended = new AbortController();
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    handle: (event: WindowEventMap[Type]) => void,
  ) => {
    const options = { capture: true, signal: ended.signal };
    addEventListener(type, (event) => repeats.isRunning() || handle(event), options);
  };
  const repeats = createQueue(() => ended.abort());
  const repeatLater = (event: Event, repeat: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    repeats.push(repeat);
    start();
  };
  const point = ({ target }: Event) => {
    if (findControl(target)) preload();
  };
  listen('pointerover', point);
  listen('focusin', point);
  listen('pointerdown', ({ target }) => {
    if (findControl(target)) start();
  });
  listen('click', (event) => {
    const control = findControl(event.target);
    if (!control) return;
    if (control.matches(PRESSED)) repeatLater(event, () => control.click());
    else start();
  });
  const keys: (() => void)[] = [];
  listen('keydown', (event) => {
    const control = findControl(event.target);
    if (!control) return;
    const isTyped = control.matches('input:not([type=radio], [type=checkbox])');
    if (isTyped && ACTING_KEYS.test(event.key)) {
      event.preventDefault();
      keys.push(() => repeatKey(control, event.key));
    }
    start();
  });
  const keepInput = ({ target }: Event) => {
    if (!findControl(target)) return;
    if (target instanceof HTMLInputElement) fields.add(target);
    if (target instanceof HTMLSelectElement) {
      const { value } = target;
      repeats.push(() => repeatChoice(target, value));
    }
    start();
  };
  listen('input', keepInput);
  listen('change', keepInput);
  // A file over the page.
  listen('dragenter', start);
  listen(START_PAGE, start);
  // A press in vain is not repeated later: it would surprise.
  const forget = (event: Event) => {
    const isAwaited = repeats.clear() || fields.size > 0;
    keys.length = 0;
    if (!isAwaited) return;
    // Only for a reader who waits: a page that starts by itself would be loaded again for ever.
    if (event instanceof CustomEvent && event.detail === true) reload();
    else sayFailed();
  };
  listen(START_FAILED, forget);
  const handOver = () => {
    for (const field of fields) repeats.push(() => repeatInput(field, field.value));
    keys.forEach(repeats.push);
    // Each on its own, after the work that the event comes from; what is pressed meanwhile comes last.
    setTimeout(repeats.run);
  };
  addEventListener(PAGE_STARTED, handOver, { once: true });
  if (isNeededAtOnce()) start();
}

/**
 * A queue of calls that `run` makes, each in a task of its own, with those that are added meanwhile.
 * @param then Called when the queue is empty.
 */
function createQueue(then: () => void) {
  const calls: (() => void)[] = [];
  let isRunning = false;
  const run = () => {
    const call = calls.shift();
    if (!call) return then();
    isRunning = true;
    call();
    isRunning = false;
    setTimeout(run);
  };
  return {
    push: (call: () => void) => void calls.push(call),
    /** Forgets all calls. @returns whether there was one. */
    clear: () => calls.splice(0).length > 0,
    /** Whether one of the calls is being made. */
    isRunning: () => isRunning,
    run,
  };
}

/** Tells, on screen and to screen readers, that the host did not send what a control needs. */
function sayFailed(): void {
  const status = document.querySelector('[data-said]');
  if (!status) return;
  status.textContent = notLoaded;
  status.setAttribute('data-failed', '');
  setTimeout(() => {
    status.textContent = '';
    status.removeAttribute('data-failed');
  }, FAILURE_SHOWN_MS);
}

/** The control that an event is about; `undefined` for none. */
function findControl(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>(CONTROL) ?? undefined;
}

/** Presses a key again, for React alone. */
function repeatKey(field: HTMLElement, key: string): void {
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Chooses an option again, which React may have taken back since. */
function repeatChoice(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Tells React of what a reader has chosen or typed before it had the field. */
function repeatInput(field: HTMLInputElement, value: string): void {
  if (field.type !== 'file') {
    // React keeps the last value that it has seen, and takes an event with the same one for none.
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Whether the address, or what an earlier page has stored of its own, has something for React. */
function isNeededAtOnce(): boolean {
  return (
    NEEDED_AT_ONCE.test(location.search + location.hash) ||
    OVERRIDES.some((key) => readStored(() => sessionStorage, key) !== null)
  );
}
