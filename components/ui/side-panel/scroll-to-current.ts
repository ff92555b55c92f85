/** Moves nothing but the panel, and that by a third of its height past the row. */
function scrollToRow(row: Element, panel: Element): void {
  const { top, bottom } = row.getBoundingClientRect();
  const frame = panel.getBoundingClientRect();
  const isRendered = bottom > top;
  if (isRendered && (top < frame.top || bottom > frame.bottom))
    panel.scrollTop += top - frame.top - frame.height / 3;
}

/** Brings the row of the page on show into the view of its panel; does nothing while either is hidden. */
export function scrollToCurrent(panel: Element): void {
  const row = panel.querySelector('a[aria-current]');
  if (!row) return;
  scrollToRow(row, panel);
  // Heights of groups out of view may have been guesses.
  requestAnimationFrame(() => scrollToRow(row, panel));
}
