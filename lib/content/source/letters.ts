import type { Report } from './fill';

/**
 * Letters that are not seen: zero-width, direction, fillers, tags, controls. Some belong to what they stand beside: what
 * selects the variant of a letter, joiners in scripts other than Latin, tags of a flag.
 */
const INVISIBLE =
  /[\u2800\uFFF9-\uFFFB\p{Zl}\p{Zp}]|(?![\t\r\n])\p{Cc}|(?![\u00AD\u034F\u200C\u200D\u{E0020}-\u{E007F}\p{VS}])\p{DI}|\u034F(?!\p{M})|(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{M}]|(?!\p{Script=Latin})\p{L})[\u200C\u200D]/u;

/** Code of a letter in JSON, which has one for each half of a letter beyond U+FFFF. */
const escapeUnit = (unit: string) =>
  `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

function describeInvisible(letter: string): string {
  const hex = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const json = letter.split('').map(escapeUnit).join('');
  // Markdown has no code for a control.
  const remedy = /\p{Cc}/u.test(letter)
    ? ''
    : `, or write its code: &#x${hex}; in Markdown, ${json} in JSON`;
  return `an invisible letter, U+${hex}. Take it out${remedy}`;
}

/** Reports letters of a file that nobody sees, and bytes that are no UTF-8. */
export function checkLetters(source: string, report: Report): void {
  for (const [index, line] of source.split('\n').entries()) {
    const at = `line ${index + 1}`;
    const letter = INVISIBLE.exec(line)?.[0];
    if (letter !== undefined) report(at, describeInvisible(letter));
    if (line.includes('\uFFFD')) report(at, 'not UTF-8: a letter is lost. Save the file as UTF-8');
  }
}

/**
 * Reports a file that is not in lines of UTF-8, in which everything else would be wrong, too.
 * @returns whether it can be read.
 */
export function checkEncoding(source: string, report: Report): boolean {
  const end = source.search(/\r(?!\n)/);
  if (/^\uFFFD*(?:\0|[^]\0)/.test(source)) {
    report('(root)', 'the file is saved as UTF-16. Save it as UTF-8');
  } else if (end !== -1) {
    const line = source.slice(0, end).split('\n').length;
    report(
      `line ${line}`,
      'the line ends with CR alone. Save the file with the line ends LF or CRLF',
    );
  } else return true;
  return false;
}

/** Text without what `checkLetters` reports, for files that are made from documents of others. */
export function dropLetters(text: string): string {
  return text.replace(new RegExp(`${INVISIBLE.source}|\uFFFD`, 'gu'), '');
}
