/** Lets the keyboard go on from the page, where the button that was pressed goes away with what holds it. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
