const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['nbsp', ' '],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['amp', '&'],
]);

/** A text with its common entities decoded, in one line. */
function decodeLine(text: string): string {
  const decoded = text.replace(
    /&([a-z\d#]{2,4});/g,
    (entity, name: string) => ENTITIES.get(name) ?? entity,
  );
  return decoded.trim().replace(/\s+/g, ' ');
}

/** Most characters of a description that are read for its first paragraph. */
const MAX_LEAD_CHARS = 4_000;

/** End of a paragraph: a blank line, its tag, or a list or table behind its sentence. */
const PARAGRAPH_END = /\n\s*\n|<\/p>|<br|(?!^)<(?=(?:[dou]l|table|pre|blockquote|div|h[1-6])\b)/i;

/**
 * First paragraph of Markdown or HTML as one line of text, for places that show no markup. A link is its text.
 * Underscores stay: they are part of field names far more often than emphasis. Empty for an empty text.
 */
export function getFirstParagraph(markup: string): string {
  const start = markup.slice(0, MAX_LEAD_CHARS).trim();
  const [first = ''] = start.split(PARAGRAPH_END);
  const text = first
    .replace(/!?\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replace(/<\/(?:li|t[dhr])>/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/[`*]/g, '');
  return decodeLine(text);
}

/** End of words before a stop that is in the middle of a sentence: `e.g`, `U.S`, `approx`, `St`. */
export const ABBREVIATION =
  /(?:^|[^\p{L}\p{N}])(?:(?:\p{L}\.)+\p{L}|approx|art|ave|ca|cf|corp|dr|etc|excl|fig|inc|incl|jr|ltd|max|min|mrs?|ms|nos?|nr|prof|resp|sec|sr|st|v|vol|vs)$/iu;

/**
 * Strips emphasis and code from a short piece of Markdown or HTML, decodes common entities, and
 * joins its lines. `undefined` where it holds more (links, lists), which would lose its meaning.
 */
export function stripInlineMarkup(markup: string): string | undefined {
  const stripped = markup.replace(/<\/?(?:strong|b|em|i|code|tt)>|\*\*|`/gi, '');
  if (/[<>]|\]\(/.test(stripped)) return undefined;
  return decodeLine(stripped);
}

const LEADING = /^(?:\s|<br\s{0,3}\/?>)+/i;
const TRAILING = /<br\s{0,3}\/?>$/i;
/** Longest line break in characters. */
const MAX_BREAK_CHARS = 8;

/** Trims white space and line breaks (`<br>`) at both ends of a text. Linear in its length. */
export function trimBreaks(text: string): string {
  let rest = text.replace(LEADING, '').trimEnd();
  for (;;) {
    const found = TRAILING.exec(rest.slice(-MAX_BREAK_CHARS));
    if (found === null) return rest;
    rest = rest.slice(0, -found[0].length).trimEnd();
  }
}
