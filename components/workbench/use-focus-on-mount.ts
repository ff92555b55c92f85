import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when it appears: what opened it has gone. It needs `tabIndex={-1}`. */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
}
