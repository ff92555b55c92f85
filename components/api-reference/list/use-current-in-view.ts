import { type RefObject, useEffect } from 'react';
import { scrollToCurrent } from '@/components/ui/side-panel/scroll-to-current';

/**
 * Brings the current row into the view of the panel it stands in, when another one becomes current.
 * @param isRenderedred Whether the list has its rows: those of a document may come later.
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
