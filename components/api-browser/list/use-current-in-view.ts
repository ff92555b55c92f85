import { type RefObject, useEffect } from 'react';

/** Brings the current row into the panel's view, and moves nothing but the panel. */
export function useCurrentInView(
  list: RefObject<HTMLElement | null>,
  current: string | undefined,
): void {
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('a[aria-current]');
    const panel = row?.closest<HTMLElement>('[popover]');
    if (!row || !panel) return;
    const { top, bottom } = row.getBoundingClientRect();
    const frame = panel.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom)
      panel.scrollTop += top - frame.top - frame.height / 3;
  }, [list, current]);
}
