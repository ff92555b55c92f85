import type { Partner } from '@/lib/content/kinds/site';
import { COLOUR_TOKENS, OVERRIDES, withoutOverrides } from '@/lib/theme/overrides';
import { readableColour } from '@/lib/theme/readable-colour';
import { memory, publish } from './override-store';

function keep(name: string, value: string): void {
  memory.set(name, value);
  try {
    sessionStorage.setItem(name, value);
  } catch {
    return;
  }
}

function forget(name: string): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    return;
  }
}

/** Takes over what a query string overrides; what is not valid there changes nothing. */
export function takeOverrides(search: string, partners: readonly Partner[]): void {
  const query = new URLSearchParams(search);
  for (const name of OVERRIDES) {
    const text = query.get(name);
    if (name === 'domain') {
      // Names of hosts have no upper case.
      const named = text?.toLowerCase();
      if (partners.some(({ domain }) => domain === named)) keep(name, named ?? '');
      continue;
    }
    const colour = readableColour(text);
    if (colour === undefined) continue;
    keep(name, colour);
    document.documentElement.style.setProperty(COLOUR_TOKENS[name], colour);
  }
  publish();
}

/** Goes back to the provider's own looks, also in the address. */
export function removeOverrides(): void {
  OVERRIDES.forEach(forget);
  for (const token of Object.values(COLOUR_TOKENS))
    document.documentElement.style.removeProperty(token);
  const own = withoutOverrides(location.href);
  if (own !== location.href) history.replaceState(null, '', own);
  publish();
}
