import { getPageName } from '@/lib/scroll/page-name';

/**
 * The fragment that a click leads to on the page on show, empty for the page itself; `undefined` when the
 * click does anything else (another page, a new tab, a download).
 */
export function getClickedFragment(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.hasAttribute('download') || !/^(_self)?$/.test(link.target)) return undefined;
  const samePage = link.origin === location.origin && getPageName(link) === getPageName(location);
  return samePage ? link.hash : undefined;
}
