/**
 * Moves the focus from the field through the results and round again, past what is marked as
 * `data-aside` or stands inside of it. The results are ordinary links that hold the focus themselves, so
 * that Enter, a new tab and the context menu do what they do everywhere. Whether there was anything to
 * move to; else the field has the focus.
 */
export function moveFocus(panel: HTMLElement, step: 1 | -1): boolean {
  const all = [...panel.querySelectorAll<HTMLElement>('input, a[href], button')];
  const stops = all.filter((stop) => stop.closest('[data-aside]') === null);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((Math.max(at, 0) + step) % stops.length)?.focus();
  return stops.length > 1;
}
