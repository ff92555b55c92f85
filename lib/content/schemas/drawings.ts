/** Drawings that a page may have where readers choose it (components/ui/drawing.tsx). */
export const DRAWING_NAMES = [
  ...['bag', 'card', 'chart', 'check', 'code', 'cycle', 'fields', 'flask', 'hook'],
  ...['invoice', 'key', 'list', 'page', 'person', 'plug', 'split', 'vault', 'wallet'],
] as const;

/** Name of a drawing. */
export type DrawingName = (typeof DRAWING_NAMES)[number];
