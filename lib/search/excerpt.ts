/** A run of text of an excerpt; `marked` where it matches what was searched for. */
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
 * The excerpt of a search result: text with `<mark>` around the matches. It is taken apart, never
 * parsed as HTML: any other tag is text, so nothing on an indexed page can become markup here.
 * @example parseExcerpt('a <mark>b</mark>') // [{ text: 'a ', marked: false }, { text: 'b', marked: true }]
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
 * An excerpt without the heading it begins with: the result shows that already. The index ends a
 * heading with a full stop when it has no end of its own. Unchanged when it begins otherwise.
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
 * An excerpt that begins at most `room` characters before its first match, so that the match is seen
 * where only a line or two have place.
 */
export function fromMatch(parts: readonly ExcerptPart[], room: number): readonly ExcerptPart[] {
  const [first, ...rest] = parts;
  if (!first || first.marked || rest.length === 0 || first.text.length <= room) return parts;
  const end = first.text.slice(-room);
  return [{ text: `… ${end.slice(end.indexOf(' ') + 1)}`, marked: false }, ...rest];
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:lt|gt|amp|quot|apos|nbsp|#39);/g,
    (entity) => ENTITIES[entity] ?? entity,
  );
}
