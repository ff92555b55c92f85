import type { Constraint } from '../core/schema-types';

/** Constraints of kind `other`, one for each text that is not empty. */
export function otherConstraints(texts: readonly string[]): readonly Constraint[] {
  return texts.filter((text) => text !== '').map((text) => ({ kind: 'other', text }));
}
