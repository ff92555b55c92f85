/** A run of text of an excerpt; `marked` where it matches the query. */
export type ExcerptPart = { readonly text: string; readonly marked: boolean };

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
};

/**
 * Parses the excerpt of a search result: text with `<mark>` around the matches. Any other tag is
 * text, so nothing on an indexed page can become markup here.
 * @example parseExcerpt('<mark>b</mark>') // [{ text: 'b', marked: true }]
 */
export function parseExcerpt(excerpt: string): readonly ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let marked = false;
  for (const piece of excerpt.split(/(<\/?mark>)/)) {
    if (piece === '<mark>') marked = true;
    else if (piece === '</mark>') marked = false;
    else if (piece !== '') parts.push({ text: decodeEntities(piece), marked });
  }
  return parts;
}

/**
 * Removes the heading that an excerpt begins with, because the result shows it already. The index
 * ends a heading without punctuation with a full stop. Any other excerpt is unchanged.
 */
export function withoutHeading(
  parts: readonly ExcerptPart[],
  heading: string,
): readonly ExcerptPart[] {
  const sentence = /[.?!:]$/.test(heading) ? heading : `${heading}.`;
  const text = parts.map((part) => part.text).join('');
  if (text !== sentence && !text.startsWith(`${sentence} `)) return parts;
  let left = sentence.length + 1;
  return parts.flatMap((part) => {
    const rest = part.text.slice(left);
    left = Math.max(0, left - part.text.length);
    return rest === '' ? [] : [{ ...part, text: rest }];
  });
}

/**
 * Shortens an excerpt to begin at most `maxChars` characters before its first match, so that one or
 * two lines show the match. Unchanged without a match.
 */
export function fromMatch(parts: readonly ExcerptPart[], maxChars: number): readonly ExcerptPart[] {
  const [first, ...rest] = parts;
  if (!first || first.marked || rest.length === 0 || first.text.length <= maxChars) return parts;
  const end = first.text.slice(-maxChars);
  return [{ text: `… ${end.slice(end.indexOf(' ') + 1)}`, marked: false }, ...rest];
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:lt|gt|amp|quot|apos|nbsp|#39);/g,
    (entity) => ENTITIES[entity] ?? entity,
  );
}
