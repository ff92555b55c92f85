import { once } from '../after-paint';
import { runScript } from '../start/run-script';
import { OFFLINE } from './names';

/** Attribute of the place in the footer whose button was pressed before its script was there. */
export const PRESSED = 'data-pressed';

/**
 * Loads what keeps the portal offline when its button is pressed, or where it is kept already.
 * @param script URL of the script.
 */
export function offerOffline(script: string): void {
  const load = once(() => runScript(script));
  addEventListener('click', ({ target }) => {
    const place = target instanceof Element && target.closest(`[${OFFLINE}]`);
    if (!place || place.hasAttribute(PRESSED)) return;
    place.setAttribute(PRESSED, '');
    load();
  });
  if (navigator.serviceWorker?.controller) load();
}
