/**
 * Moves the focus from the field through the results and round again, past what is marked as
 * `data-aside`. The results are ordinary links that hold the focus themselves, so that Enter, a new tab and the context menu do what they do everywhere.
 */
export function moveFocus(panel: HTMLElement, step: 1 | -1): void {
  const all = [...panel.querySelectorAll<HTMLElement>('input, a[href], button')];
  const stops = all.filter((stop) => stop.dataset.aside === undefined);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((Math.max(at, 0) + step) % stops.length)?.focus();
}
