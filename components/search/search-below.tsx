import { useLayoutEffect, useState } from 'react';
import { isPlainLinkClick } from '@/lib/bootstrap/is-plain-link-click';
import { SEARCH_INTENT } from '@/lib/bootstrap/search/search-parts';
import { vainSearches } from './count-vain-searches';
import { type SearchIntent, SearchResults } from './search-results';

type SearchBelowProps = {
  /** The dialog, whose field is in every page. */
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  examples: readonly string[];
};

/** What is below the field of the search, as the reader types and moves. */
export function SearchBelow({ dialog, input, examples }: SearchBelowProps) {
  const [state, setState] = useState(() => readField(dialog, input));
  // Before anything else can be typed: an effect after the paint would miss it.
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const update = (change: Partial<FieldState>) => setState((last) => ({ ...last, ...change }));
    const intend = (act: SearchIntent['act']) =>
      update({ intent: { term: input.value.trim(), act } });
    const changeQuery = (event: Event) => {
      // A changed query cancels Enter or the arrow key pressed for the previous one. Typed text is a query of its own.
      update({
        query: input.value,
        intent: undefined,
        ...(!isPasted(event) && { pasted: '' }),
      });
      // The best page of the next query is on top.
      const scroller = input.form?.nextElementSibling;
      if (scroller) scroller.scrollTop = 0;
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        const isPending = !moveFocus(dialog, step) && step === 1;
        if (isPending) intend('focus');
        else update({ intent: undefined });
      } else if (isLetter(event.key) && event.target instanceof HTMLAnchorElement) {
        // Typing on a result goes on with the query: the letter lands in the field.
        input.focus();
      }
    };
    const follow = (event: MouseEvent) => {
      // Not for a link that opens in a new tab or window.
      if (isPlainLinkClick(event)) dialog.close();
    };
    const paste = ({ clipboardData }: ClipboardEvent) =>
      update({ pasted: clipboardData?.getData('text/plain') ?? '' });
    input.addEventListener('paste', paste, { signal });
    input.addEventListener('input', changeQuery, { signal });
    dialog.addEventListener('submit', () => intend('open'), { signal });
    dialog.addEventListener('keydown', handleKey, { signal });
    dialog.addEventListener('click', follow, { signal });
    // Nothing is kept but the query: what failed is tried again the next time.
    const leave = () => {
      update({ pasted: '', intent: undefined, isOpen: false });
      vainSearches.end();
    };
    // The field has the focus as soon as the dialog opens.
    const enter = () => setState((last) => (last.isOpen ? last : { ...last, isOpen: true }));
    dialog.addEventListener('close', leave, { signal });
    dialog.addEventListener('focusin', enter, { signal });
    addEventListener('pagehide', vainSearches.end, { signal });
    return () => listeners.abort();
  }, [dialog, input]);
  const { isOpen, ...field } = state;
  if (!isOpen) return null;
  return (
    <SearchResults
      {...field}
      examples={examples}
      onPick={(example) => typeInto(input, example)}
      onLost={() => input.focus()}
    />
  );
}

type FieldState = {
  query: string;
  /** Whole text that was pasted: longer than the field. */
  pasted: string;
  intent: SearchIntent | undefined;
  isOpen: boolean;
};

/** What the reader has typed before this script was there. */
function readField(dialog: HTMLDialogElement, { value }: HTMLInputElement): FieldState {
  const asked = dialog.getAttribute(SEARCH_INTENT);
  const act = (['open', 'focus'] as const).find((one) => asked === `${one} ${value}`);
  const intent = act && value !== '' ? { term: value.trim(), act } : undefined;
  return { query: value, pasted: '', intent, isOpen: dialog.open };
}

function typeInto(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** Whether a field has changed by a paste. */
function isPasted(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertFromPaste';
}

function isLetter(key: string): boolean {
  return key.length === 1 && key !== ' ';
}

/**
 * Moves the focus in a circle through the field and the results, but not through `data-aside`.
 * Results are ordinary links with the focus, so that Enter, a new tab and the context menu work as
 * everywhere.
 * @returns Whether there was anything to move to; otherwise the field has the focus.
 */
function moveFocus(dialog: HTMLElement, step: 1 | -1): boolean {
  const all = [...dialog.querySelectorAll<HTMLElement>('input, a[href], button')];
  const stops = all.filter((stop) => stop.closest('[data-aside]') === null);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((Math.max(at, 0) + step) % stops.length)?.focus();
  return stops.length > 1;
}
