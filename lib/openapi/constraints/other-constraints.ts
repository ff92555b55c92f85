import type { Constraint } from '../core/schema-types';

/** Facts of no kind of their own, one for each text; an empty text says nothing. */
export function otherConstraints(texts: readonly string[]): readonly Constraint[] {
  return texts.filter((text) => text !== '').map((text) => ({ kind: 'other', text }));
}
