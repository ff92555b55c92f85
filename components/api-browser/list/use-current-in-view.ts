import { type RefObject, useEffect } from 'react';
import { bringCurrent } from '@/components/side-panel/bring-current';

/** Brings the current row into the view of the panel it stands in, when another one becomes current. */
export function useCurrentInView(
  list: RefObject<HTMLElement | null>,
  current: string | undefined,
): void {
  useEffect(() => {
    const panel = list.current?.closest('[popover]');
    if (panel) bringCurrent(panel);
  }, [list, current]);
}
