/** Whether an element can be seen: not in a closed `<details>`, unless it is what opens it. */
function isVisible(element: Element): boolean {
  const closed = element.closest('details:not([open])');
  if (!closed) return true;
  const isOpener = element.matches('summary') && element.parentElement === closed;
  return isOpener && (!closed.parentElement || isVisible(closed.parentElement));
}

function listTabStops(parts: readonly Element[]): readonly HTMLElement[] {
  return parts
    .flatMap((part) => [part, ...part.querySelectorAll('*')])
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => element.matches('a[href], button, summary') && isVisible(element));
}

/**
 * Moves the focus in a circle through the controls of these parts when Tab is pressed, so that it cannot
 * wander to what they cover.
 */
export function trapFocus(event: KeyboardEvent, parts: readonly Element[]): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = listTabStops(parts);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = event.shiftKey ? (at < 0 ? -1 : at - 1) : at + 1;
  event.preventDefault();
  stops.at(next % stops.length)?.focus();
}
