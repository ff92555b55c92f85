import type { Partner } from '@/lib/content/schemas/site';
import { COLOUR_TOKENS, OVERRIDES, withoutOverrides } from '@/lib/theme/overrides';
import { readableColour } from '@/lib/theme/readable-colour';
import { overrideMemory, publishOverrides } from './override-store';

function saveOverride(name: string, value: string): void {
  overrideMemory.set(name, value);
  try {
    sessionStorage.setItem(name, value);
  } catch {
    return;
  }
}

function removeOverride(name: string): void {
  overrideMemory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    return;
  }
}

/** Applies the valid overrides of a query string; the others change nothing. */
export function applyOverrides(search: string, partners: readonly Partner[]): void {
  const query = new URLSearchParams(search);
  for (const name of OVERRIDES) {
    const text = query.get(name);
    if (name === 'domain') {
      // Host names in the configuration are lower case.
      const named = text?.toLowerCase();
      if (partners.some(({ domain }) => domain === named)) saveOverride(name, named ?? '');
      continue;
    }
    const colour = readableColour(text);
    if (colour === undefined) continue;
    saveOverride(name, colour);
    document.documentElement.style.setProperty(COLOUR_TOKENS[name], colour);
  }
  publishOverrides();
}

/** Removes all overrides, also from the address. */
export function removeOverrides(): void {
  OVERRIDES.forEach(removeOverride);
  for (const token of Object.values(COLOUR_TOKENS))
    document.documentElement.style.removeProperty(token);
  const cleanUrl = withoutOverrides(location.href);
  if (cleanUrl !== location.href) history.replaceState(null, '', cleanUrl);
  publishOverrides();
}
