import type { NavigationItem } from '@/lib/content/schemas/navigation';

type NavTarget = Pick<NavigationItem, 'url' | 'exact' | 'ext' | 'fragment'>;

/**
 * Whether a navigation item is active (SPEC 2): its URL is the path of the page or, unless `exact`,
 * the start of it. External items and items with a fragment never are.
 * @param path Path of the page: `/guides/webhooks/`.
 */
export function isActive({ url, exact, ext, fragment }: NavTarget, path: string): boolean {
  if (ext || fragment !== undefined) return false;
  return exact ? path === url : path.startsWith(url);
}

/**
 * Value of `aria-current` for an item: `page` on its own page, `true` on a page below it,
 * `undefined` where it is not active.
 */
export function getAriaCurrent(item: NavTarget, path: string): 'page' | 'true' | undefined {
  if (!isActive(item, path)) return undefined;
  return item.url === path ? 'page' : 'true';
}
