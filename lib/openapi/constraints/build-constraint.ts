import type { Constraint } from '../core/schema-types';

/** Constraints of kind `other`, one for each text that is not empty. */
export function otherConstraints(texts: readonly string[]): readonly Constraint[] {
  return texts.filter((text) => text !== '').map((text) => ({ kind: 'other', text }));
}

/** Constraint in words, with the document's own where these differ in more than capitals. */
export function withRaw(kind: Constraint['kind'], text: string, raw: string): Constraint {
  return text.toLowerCase() === raw.toLowerCase() ? { kind, text } : { kind, text, raw };
}
