const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['nbsp', ' '],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['amp', '&'],
]);

/** How words end before a stop that is in the middle of a sentence: `e.g`, `U.S`, `approx`, `St`. */
export const ABBREVIATION =
  /(?:^|[^\p{L}\p{N}])(?:(?:\p{L}\.)+\p{L}|approx|art|ave|ca|cf|corp|dr|etc|excl|fig|inc|incl|jr|ltd|max|min|mrs?|ms|nos?|nr|prof|resp|sec|sr|st|v|vol|vs)$/iu;

/**
 * A short piece of Markdown or HTML as plain text on one line: marks of emphasis and code removed,
 * common entities decoded. `undefined` where it holds more than that (links, lists): such a piece
 * loses its meaning as plain text.
 */
export function stripInlineMarkup(markup: string): string | undefined {
  const stripped = markup.replace(/<\/?(?:strong|b|em|i|code|tt)>|\*\*|`/gi, '');
  if (/[<>]|\]\(/.test(stripped)) return undefined;
  const decoded = stripped.replace(
    /&([a-z\d#]{2,4});/g,
    (entity, name: string) => ENTITIES.get(name) ?? entity,
  );
  return decoded.trim().replace(/\s+/g, ' ');
}

const LEADING = /^(?:\s|<br\s{0,3}\/?>)+/i;
const TRAILING = /<br\s{0,3}\/?>$/i;
const MAX_BREAK_CHARS = 8;

/** A text without the white space and line breaks (`<br>`) at its ends. Linear in its length. */
export function trimBreaks(text: string): string {
  let rest = text.replace(LEADING, '').trimEnd();
  for (;;) {
    const found = TRAILING.exec(rest.slice(-MAX_BREAK_CHARS));
    if (found === null) return rest;
    rest = rest.slice(0, -found[0].length).trimEnd();
  }
}
