import type { Report } from './fill';

/** Letters that are not seen: zero-width, direction, controls. Joiners are letters' own in scripts other than Latin. */
const INVISIBLE =
  /[\u200B\u200E\u200F\u061C\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB\p{Zl}\p{Zp}]|(?![\t\r\n])\p{Cc}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{M}]|(?!\p{Script=Latin})\p{L})[\u200C\u200D]/u;

/** Reports letters of a file that nobody sees, and bytes that are no UTF-8. */
export function checkLetters(source: string, report: Report): void {
  for (const [index, line] of source.split('\n').entries()) {
    const at = `line ${index + 1}`;
    const code = INVISIBLE.exec(line)?.[0].codePointAt(0);
    if (code !== undefined) {
      const hex = code.toString(16).toUpperCase().padStart(4, '0');
      report(
        at,
        `an invisible letter, U+${hex}. Take it out, or write its code: &#x${hex}; in Markdown, \\u${hex} in JSON`,
      );
    }
    if (line.includes('\uFFFD')) report(at, 'not UTF-8: a letter is lost. Save the file as UTF-8');
  }
}

/** Text without what `checkLetters` reports, for files that are made from documents of others. */
export function dropLetters(text: string): string {
  return text.replace(new RegExp(`${INVISIBLE.source}|\uFFFD`, 'gu'), '');
}
