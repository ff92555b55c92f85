/** Code units around a cut in which the character there is looked for; one of more is cut: some pile up marks. */
const AROUND = 60;

/**
 * Beginning of a text that ends behind a whole character, as people see it: no half of an emoji, no letter without its
 * accent.
 * @param max most code units.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const from = Math.max(0, max - AROUND);
  // Firefox has it since version 125.
  const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : undefined;
  const start = segmenter?.segment(text.slice(from, max + AROUND)).containing(max - from)?.index;
  const end = start ? from + start : max;
  return text.slice(0, end).replace(/[\ud800-\udbff]$/, '');
}

/** Lists the characters of a text as readers see them: letters with their marks, whole emoji. For builds alone. */
export function listCharacters(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
