import { type RefObject, useEffect } from 'react';
import { scrollToCurrent } from '@/lib/bootstrap/menus/scroll-to-current';

/**
 * Scrolls the current row into view in its panel when another row becomes current.
 * @param isRendered whether the list has its rows yet.
 */
export function useCurrentInView(
  list: RefObject<HTMLElement | null>,
  current: string | undefined,
  isRendered = true,
): void {
  useEffect(() => {
    const panel = list.current?.closest('[popover]');
    if (panel) scrollToCurrent(panel);
  }, [list, current, isRendered]);
}
