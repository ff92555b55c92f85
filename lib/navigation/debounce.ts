/** How long updates of the navigation wait for further ones, in milliseconds (SPEC 9). */
export const NAV_DEBOUNCE_MS = 100;

/**
 * A function that runs `run` once, `wait` milliseconds after it was last called.
 * @param wait in milliseconds; default: the navigation's.
 */
export function debounce(run: () => void, wait: number = NAV_DEBOUNCE_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, wait);
  };
}
