/**
 * State that a reader has given to an article, by keys made of its anchors: `true` or `false` of a part that opens
 * and of a box, the value of a choice.
 */
export type KeptState = ReadonlyMap<string, string>;

/** Attribute with the key of an element whose state is kept. */
export const KEEP = 'data-keep';

/** Attributes of a `<details>` whose state is kept. */
export type KeptDetails = Readonly<Record<typeof KEEP, string>> & { readonly open: boolean };

/**
 * Attributes of a part that opens, as the reader has left it.
 * @param kept state that is kept; absent where there is none.
 * @param open whether it is open to begin with.
 */
export function keepDetails(kept: KeptState | undefined, key: string, open = false): KeptDetails {
  const state = kept?.get(key);
  return { [KEEP]: key, open: state === undefined ? open : state === 'true' };
}
