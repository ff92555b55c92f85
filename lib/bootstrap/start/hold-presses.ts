import { WITHOUT_REACT } from '../native-control';

/** Controls that respond only when their script is there. Tabs of code need styles alone; a box is ticked at once. */
const HELD = `:is(button, [data-lang]):is(${WITHOUT_REACT})`;

/**
 * Holds presses of controls whose script is not there yet.
 * @returns makes them again in their order, and holds none after them: called when the scripts are there, or when
 *   they do not come.
 */
export function holdPresses(): () => void {
  const pressed: HTMLElement[] = [];
  const hold = (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(HELD);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.push(control);
  };
  addEventListener('click', hold, true);
  return () => {
    removeEventListener('click', hold, true);
    for (const control of pressed) control.click();
  };
}
