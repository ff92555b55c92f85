import { COLOUR_TOKENS } from '@/lib/theme/overrides';

const listeners = new Set<() => void>();
/** For a browser that refuses storage: then the choice lasts until the next load. */
export const overrideMemory = new Map<string, string>();

/** Tells everybody after a change. */
export const publishOverrides = () => listeners.forEach((listener) => listener());

/** Calls back after a change. Returns how to end it. */
export function subscribeOverrides(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The domain in force; not yet compared with the list of partners. */
export function currentDomain(): string | undefined {
  try {
    return overrideMemory.get('domain') ?? sessionStorage.getItem('domain') ?? undefined;
  } catch {
    return overrideMemory.get('domain');
  }
}

/** Whether a colour of the page is an override: the early script may have set it. */
export function hasColours(): boolean {
  const { style } = document.documentElement;
  return Object.values(COLOUR_TOKENS).some((token) => style.getPropertyValue(token) !== '');
}
