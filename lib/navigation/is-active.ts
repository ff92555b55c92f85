import type { NavigationItem } from '@/lib/content/navigation';

/**
 * Whether a navigation item is where the reader is (SPEC 2): its own address or, unless `exact`, one
 * below it. External items never are.
 * @param path the page's path, `/guides/webhooks/`.
 */
export function isActive(
  item: Pick<NavigationItem, 'url' | 'exact' | 'ext'>,
  path: string,
): boolean {
  if (item.ext) return false;
  return item.exact ? path === item.url : path.startsWith(item.url);
}
