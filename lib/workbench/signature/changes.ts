/**
 * A change that a text goes through on its way: what was done to it, in a sentence, and how to undo it. `undefined`, and
 * the same text, where it was not done.
 */
export type Change = readonly [reason: string, undo: (text: string) => string | undefined];

/** What was given, or what it may have been before some changes. */
export type Variant<Value> = {
  readonly value: Value;
  /** What was done to it, in sentences; empty for what was given. */
  readonly reasons: readonly string[];
};

/** Most variants of one text: each change that applies doubles them. */
const MAX_VARIANTS = 64;

/** Characters of all variants of one text: a long one has few. */
export const MAX_CHARS = 5_000_000;

/** Undoes each change of a list that applies, alone and behind those before it: the fewest changes first, each text once. */
export function undoChanges(text: string, changes: readonly Change[]): readonly Variant<string>[] {
  const variants = new Map<string, readonly string[]>([[text, []]]);
  let left = MAX_CHARS - text.length;
  for (const [reason, undo] of changes)
    for (const [value, reasons] of [...variants]) {
      const undone = undo(value) ?? '';
      if (undone === '' || variants.has(undone)) continue;
      left -= undone.length;
      if (left < 0 || variants.size === MAX_VARIANTS) break;
      variants.set(undone, [...new Set([...reasons, reason])]);
    }
  const all = Array.from(variants, ([value, reasons]) => ({ value, reasons }));
  return all.toSorted((one, other) => one.reasons.length - other.reasons.length);
}

/** Removes what nobody sees: signs of width zero, for the direction of a text, byte order marks. */
export function removeUnseen(text: string): string {
  return text.replace(/[\p{Cf}\p{DI}]/gu, '');
}

/** Text inside quotes, straight or not; `undefined` where none are around it. */
export function unquote(text: string): string | undefined {
  return /^\s*(?:(["'`])(?=.*\1\s*$)|[“”„‘’‚«])(.*)["'`“”‘’»]\s*$/s.exec(text)?.[2];
}

/** Base64 in its standard signs, with its padding (RFC 4648 5). */
export function toStandardBase64(text: string): string {
  const bare = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/(?<!=)=+$/, '');
  return bare.padEnd(Math.ceil(bare.length / 4) * 4, '=');
}
