import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether hydration is done; before that, nothing may differ from the HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Most links of one list that the HTML of every page has. */
const MAX_LINKS_IN_HTML = 200;

/**
 * Whether a list that stands beside many pages shows all its links. The HTML of each page has a short list whole, and of
 * a long one what is near: otherwise an export would grow with the square of its pages. The rest comes with React.
 * @param count links of the list.
 */
export function useWholeList(count: number): boolean {
  const isHydrated = useHydrated();
  return isHydrated || count <= MAX_LINKS_IN_HTML;
}
