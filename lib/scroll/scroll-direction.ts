/** Attribute of the root element while a reader scrolls back: what leads to other places may stand over the text then. */
export const SCROLLS_BACK = 'data-scrolls-back';

/** Pixels of a way that count as one: less is a finger that rests. */
const MIN_WAY = 24;

/** Follows the direction in which the reader scrolls, below the first screen of a page. */
export function followScrollDirection(): void {
  let from = scrollY;
  const follow = () => {
    const way = scrollY - from;
    if (Math.abs(way) < MIN_WAY) return;
    from = scrollY;
    document.documentElement.toggleAttribute(SCROLLS_BACK, way < 0 && scrollY > innerHeight);
  };
  addEventListener('scroll', follow, { passive: true });
}
