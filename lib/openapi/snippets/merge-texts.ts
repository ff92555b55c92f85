/**
 * Joins neighbouring texts of a list that also holds other pieces. An empty text stays only where
 * there is nothing else.
 */
export function mergeTexts<Other>(
  pieces: readonly (string | Other)[],
): readonly (string | Other)[] {
  const merged: (string | Other)[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') merged.splice(-1, 1, last + piece);
    else merged.push(piece);
  }
  return merged.length > 1 ? merged.filter((piece) => piece !== '') : merged;
}
