/** Links of a page's table of contents. */
const ENTRIES = 'nav[aria-labelledby="toc-title"] a[href^="#"]';

/** Attribute of the element that names the current heading. */
export const CURRENT_HEADING = 'data-current-heading';

/**
 * Marks the entry of the heading that is read in the table of contents, and names it where the table is closed: the
 * last one that has reached the upper third of the screen, or the one that the address names where the page cannot
 * be scrolled further. Does nothing on a page without a table.
 * @returns How to stop.
 */
export function markCurrentHeading(): () => void {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>(ENTRIES)].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  const isAbove = (limit: number) => (entry: (typeof entries)[number]) =>
    entry.heading.getBoundingClientRect().top < limit;
  const name = document.querySelector(`[${CURRENT_HEADING}]`);
  const mark = () => {
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const target = entries.find(({ link }) => isAtEnd && link.hash === location.hash);
    const isTarget = target !== undefined && isAbove(innerHeight)(target);
    const current = (isTarget ? target : entries.filter(isAbove(innerHeight / 3)).at(-1))?.link;
    if (name) name.textContent = current?.textContent ?? '';
    for (const { link } of entries)
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  };
  // An observer fires only when a heading crosses the limit, not on every scrolled pixel.
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px' });
  for (const { heading } of entries) observer.observe(heading);
  // A jump at the end of a page crosses no limit.
  addEventListener('scrollend', mark);
  return () => {
    observer.disconnect();
    removeEventListener('scrollend', mark);
  };
}
