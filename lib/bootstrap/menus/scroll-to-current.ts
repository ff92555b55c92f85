/** Scrolls only the panel, until the row is a third of its height below its top. */
function scrollToRow(row: Element, panel: Element): void {
  const { top, bottom } = row.getBoundingClientRect();
  const frame = panel.getBoundingClientRect();
  const isRendered = bottom > top;
  if (isRendered && (top < frame.top || bottom > frame.bottom))
    panel.scrollTop += top - frame.top - frame.height / 3;
}

/** Scrolls a row that is half under the field above the rows out from under it. */
function uncoverRow(panel: Element): void {
  const edge = panel.querySelector('input')?.closest('div')?.getBoundingClientRect().bottom ?? 0;
  if (panel.scrollTop === 0) return;
  for (const row of panel.querySelectorAll('a')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (top >= edge) return;
    if (bottom > edge) return void (panel.scrollTop -= edge - top);
  }
}

/** Scrolls the row of the current page into view; does nothing while row or panel is hidden. */
export function scrollToCurrent(panel: Element): void {
  const row = panel.querySelector('a[aria-current]');
  if (!row) return;
  scrollToRow(row, panel);
  // Heights of groups out of view were estimates until now.
  requestAnimationFrame(() => {
    scrollToRow(row, panel);
    uncoverRow(panel);
  });
}
