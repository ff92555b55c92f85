import { PAGE_STARTED } from './page-start';
import { savesData } from './saves-data';

/** Links to pages of the portal, and rows of a list of operations. */
const PAGE_LINK = 'a:is([data-page-link], [data-operation])';

/**
 * Fetches the pages of links that are pointed at or focused, for the browser's cache: until React has the page, links
 * are documents. Nothing is fetched for a reader who saves data.
 */
export function prefetchPages(): void {
  const ended = new AbortController();
  const prefetched = new Set([location.pathname + location.search]);
  const point = ({ target }: Event) => {
    const page = target instanceof Element && target.closest<HTMLAnchorElement>(PAGE_LINK);
    const address = page && page.origin === location.origin && page.pathname + page.search;
    if (!address || prefetched.has(address) || savesData()) return;
    prefetched.add(address);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', href: address }),
    );
  };
  addEventListener('pointerover', point, { signal: ended.signal });
  addEventListener('focusin', point, { signal: ended.signal });
  addEventListener(PAGE_STARTED, () => ended.abort(), { once: true });
}
