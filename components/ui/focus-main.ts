/** Focuses the main content; for a button that disappears when it is pressed. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
