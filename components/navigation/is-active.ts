import type { NavigationItem } from '@/lib/content/schemas/navigation';

type NavTarget = Pick<NavigationItem, 'url' | 'exact' | 'ext' | 'fragment'>;

/**
 * Whether a navigation item is where the reader is (SPEC 2): its own address or, unless `exact`, one
 * below it. External items never are, nor are items that lead to a place on a page: another item is
 * that page.
 * @param path the page's path, `/guides/webhooks/`.
 */
export function isActive({ url, exact, ext, fragment }: NavTarget, path: string): boolean {
  if (ext || fragment !== undefined) return false;
  return exact ? path === url : path.startsWith(url);
}

/**
 * What `aria-current` says of an item: `page` on its own page, `true` on a page below it, `undefined`
 * where it is not active.
 */
export function getAriaCurrent(item: NavTarget, path: string): 'page' | 'true' | undefined {
  if (!isActive(item, path)) return undefined;
  return item.url === path ? 'page' : 'true';
}
