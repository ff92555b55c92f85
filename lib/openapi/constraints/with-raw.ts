import type { Constraint } from '../core/schema-types';

/** Constraint in words, with the document's own where these differ in more than capitals. */
export function withRaw(kind: Constraint['kind'], text: string, raw: string): Constraint {
  return text.toLowerCase() === raw.toLowerCase() ? { kind, text } : { kind, text, raw };
}
