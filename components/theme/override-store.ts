import { createListeners } from '@/lib/store/listeners';
import { COLOUR_TOKENS } from '@/lib/theme/overrides';

const { subscribe, notify } = createListeners();
/** Overrides by name, for browsers that refuse storage; they last until the next load. */
export const overrideMemory = new Map<string, string>();

/** Calls all subscribers after a change. */
export const publishOverrides = notify;

/** Calls back after a change of overrides. Returns how to unsubscribe. */
export const subscribeOverrides = subscribe;

/** The domain override, not checked against the list of partners; `undefined` for none. */
export function currentDomain(): string | undefined {
  try {
    return overrideMemory.get('domain') ?? sessionStorage.getItem('domain') ?? undefined;
  } catch {
    return overrideMemory.get('domain');
  }
}

/** Whether a colour of the page is an override, which the bootstrap script may have set. */
export function hasColours(): boolean {
  const { style } = document.documentElement;
  return Object.values(COLOUR_TOKENS).some((token) => style.getPropertyValue(token) !== '');
}
