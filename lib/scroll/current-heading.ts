/** Links of a page's table of contents. */
const ENTRIES = 'nav[aria-labelledby="toc-title"] a[href^="#"]';

/**
 * Marks the entry of the heading that is read in the table of contents: the last one that has reached the upper
 * third of the screen. Does nothing on a page without a table.
 * @returns How to stop.
 */
export function markCurrentHeading(): () => void {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>(ENTRIES)].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  const mark = () => {
    const limit = innerHeight / 3;
    const passed = entries.filter(({ heading }) => heading.getBoundingClientRect().top < limit);
    const current = passed.at(-1)?.link;
    for (const { link } of entries)
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  };
  // An observer fires only when a heading crosses the limit, not on every scrolled pixel.
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px' });
  for (const { heading } of entries) observer.observe(heading);
  return () => observer.disconnect();
}
