import { isSearchKey } from '@/lib/search/search-key';
import { runScript } from '../start/run-script';
import {
  SEARCH_CLOSER,
  SEARCH_DIALOG,
  SEARCH_INTENT,
  SEARCH_MISSING,
  SEARCH_OPENER,
} from './search-parts';

declare global {
  /** Shows results in the dialog from then on; absent until their script has run. Later calls do nothing. */
  var portalSearch: ((dialog: HTMLDialogElement) => void) | undefined;
}

/**
 * Opens and closes the search, whose field is in every page, so that no letter is lost. What shows the results is loaded
 * when it is opened first, and once it is pointed at.
 * @param script address of that script.
 */
export function listenForSearch(script: string): void {
  let isLoading = false;
  let pressed: EventTarget | null = null;
  const show = (isMissing: boolean) => {
    const dialog = findDialog();
    const message = dialog?.querySelector<HTMLElement>(`[${SEARCH_MISSING}]`);
    if (message) message.hidden = !isMissing;
    if (dialog?.open) globalThis.portalSearch?.(dialog);
  };
  const load = () => {
    if (isLoading || globalThis.portalSearch) return;
    isLoading = true;
    const element = runScript(script);
    const end = (isMissing: boolean) => {
      isLoading = false;
      show(isMissing);
    };
    element.onload = () => end(false);
    element.onerror = () => end(true);
  };
  const open = () => {
    const dialog = findDialog();
    if (!dialog || dialog.open) return;
    dialog.showModal();
    dialog.querySelector('input')?.select();
    load();
    globalThis.portalSearch?.(dialog);
  };
  const close = () => findDialog()?.close();
  const intend = (act: string, { target }: Event) => {
    const dialog = findDialog();
    if (!dialog?.contains(target instanceof Node ? target : null)) return false;
    dialog.setAttribute(SEARCH_INTENT, `${act} ${dialog.querySelector('input')?.value}`);
    return true;
  };
  document.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') intend('focus', event);
    if (event.defaultPrevented || !isSearchKey(event)) return;
    // Otherwise the field receives the slash, and Ctrl+K goes to the address bar.
    event.preventDefault();
    open();
  });
  document.addEventListener('pointerover', ({ target }) => {
    if (isIn(target, SEARCH_OPENER)) load();
  });
  // A click beside the dialog: text that is selected with the mouse often ends outside.
  document.addEventListener('pointerdown', ({ target }) => void (pressed = target));
  document.addEventListener('click', ({ target }) => {
    if (isIn(target, SEARCH_OPENER)) open();
    else if (isIn(target, SEARCH_CLOSER) || (target === pressed && target === findDialog()))
      close();
  });
  document.addEventListener('submit', (event) => {
    if (intend('open', event)) event.preventDefault();
  });
  // Back, the usual way out of a full screen on a phone, has changed the page behind.
  addEventListener('popstate', close);
}

const findDialog = () => document.querySelector<HTMLDialogElement>(`dialog[${SEARCH_DIALOG}]`);

const isIn = (target: EventTarget | null, attribute: string) =>
  target instanceof Element && target.closest(`[${attribute}]`) !== null;
