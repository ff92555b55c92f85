/** Links of a page's table of contents. */
const ENTRIES = 'nav[aria-labelledby="toc-title"] a[href^="#"]';

/** Attribute of the element that names the current heading. */
export const CURRENT_HEADING = 'data-current-heading';

/** Upper third of the screen and all that was scrolled past: a jump over a heading changes where it is, too. */
const READ = '1000000px 0px -66% 0px';

/** Ends of scrolling; engines without the first one have the second one for a jump. */
const JUMPS = ['scrollend', 'hashchange'];

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
  const name = document.querySelector(`[${CURRENT_HEADING}]`);
  // Only the observer says what is read: measured a moment later, a heading at the limit is on its other side.
  const read = new Set<Element>();
  const mark = () => {
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const target = entries.find(({ link }) => isAtEnd && link.hash === location.hash);
    const isOnScreen = target && target.heading.getBoundingClientRect().top < innerHeight;
    const last = entries.findLast(({ heading }) => read.has(heading));
    const current = (isOnScreen ? target : last)?.link;
    if (name) name.textContent = current?.textContent ?? '';
    for (const { link } of entries)
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  };
  const observer = new IntersectionObserver(
    (records) => {
      for (const { target, isIntersecting } of records)
        if (isIntersecting) read.add(target);
        else read.delete(target);
      mark();
    },
    { rootMargin: READ },
  );
  for (const { heading } of entries) observer.observe(heading);
  // A jump at the end of a page crosses no limit.
  for (const jump of JUMPS) addEventListener(jump, mark);
  return () => {
    observer.disconnect();
    for (const jump of JUMPS) removeEventListener(jump, mark);
  };
}
