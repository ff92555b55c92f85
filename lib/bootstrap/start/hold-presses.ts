import { isSearchKey } from '@/lib/search/search-key';
import { askClipboard, HELD_COPY } from '../copy/ask-clipboard';
import { COPY_BUTTON } from '../copy/copy-code';
import { WITHOUT_REACT } from '../native-control';

/**
 * Controls that respond only when their script is there. Tabs of code need styles alone; a box is ticked at once. The
 * label of a language presses it: Firefox takes a click that a script makes on a label for the end of a selection.
 */
const HELD = `:is(button, input[data-lang]):is(${WITHOUT_REACT})`;

/**
 * Holds presses of controls whose script is not there yet, and of a key that opens the search with all that is typed
 * after it.
 * @returns makes them again in their order, and holds none after them: called when the scripts are there, or when
 *   they do not come.
 */
export function holdPresses(): () => void {
  const presses: (() => void)[] = [];
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const hold = (event: Event, repeat: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.push(repeat);
  };
  let isSearching = false;
  const holdKey = (event: KeyboardEvent) => {
    isSearching ||= isSearchKey(event);
    if (isSearching) hold(event, () => repeatKey(event));
  };
  const holdPress = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(HELD);
    if (!control) return;
    const write = control.matches(`[${COPY_BUTTON}]`) && askClipboard();
    const init = { bubbles: true, detail: write };
    hold(event, () =>
      write ? control.dispatchEvent(new CustomEvent(HELD_COPY, init)) : control.click(),
    );
  };
  addEventListener('keydown', holdKey, options);
  addEventListener('click', holdPress, options);
  return () => {
    ended.abort();
    for (const repeat of presses) repeat();
  };
}

/** Presses a key again where the focus is now; a letter is typed into a field there, and Enter sends it. */
function repeatKey({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  const { activeElement } = document;
  const isField = activeElement instanceof HTMLInputElement && !ctrlKey && !metaKey;
  if (isField && key === 'Enter') return activeElement.form?.requestSubmit();
  if (isField && key.length === 1) {
    activeElement.value += key;
    return void activeElement.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const init = { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  (activeElement ?? document).dispatchEvent(new KeyboardEvent('keydown', init));
}
