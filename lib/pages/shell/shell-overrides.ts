import { readNavigation } from '@/lib/content/read-navigation';
import type { ShellOverrides } from '@/lib/content/schemas/navigation';

/**
 * Reads the parts of the shell that a page switches on or off (SPEC 2 "App shell"): those of its
 * own file, then those of `routes` in content/navigation.json, the closest address first. Empty for
 * a page that keeps the shell as configured.
 * @param path Path of the page, without base path.
 * @param own `shell` of the page's own file.
 */
export function getShellOverrides(path: string, own: ShellOverrides = {}): ShellOverrides {
  const { routes } = readNavigation();
  const addresses = Object.keys(routes)
    .filter((address) => address === path || (isArea(address) && path.startsWith(areaOf(address))))
    .toSorted(
      (a, b) => areaOf(a).length - areaOf(b).length || Number(isArea(b)) - Number(isArea(a)),
    );
  const overrides = [...addresses.map((address) => routes[address]), own];
  return overrides.reduce<ShellOverrides>((merged, one) => ({ ...merged, ...one }), {});
}

/** Whether an address of `routes` stands for all pages below it: `/api/*`. */
function isArea(address: string): boolean {
  return address.endsWith('*');
}

function areaOf(address: string): string {
  return address.replace(/\*$/, '');
}
