import type { Fact } from '../schema-types';

/** Facts of no kind of their own, one for each text; an empty text says nothing. */
export function toOtherFacts(texts: readonly string[]): readonly Fact[] {
  return texts.filter((text) => text !== '').map((text) => ({ kind: 'other', text }));
}
