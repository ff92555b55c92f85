import { TONES } from '@/lib/markdown/mdx-elements.mjs';
import type { Report } from '../../source/fill';

/** Where a text stands: only pages have components. */
export type Dialect = 'page' | 'data';

type Describe = (mark: string, name: string, dialect: Dialect) => string;

/** Kinds of notes in other dialects that have another name here. */
const OTHER_TONES: Readonly<Record<string, string>> = {
  ...{ hint: 'tip', important: 'warn', warning: 'warn', caution: 'warn', attention: 'warn' },
  ...{ error: 'danger', bug: 'danger' },
};

const describeNote: Describe = (mark, kind, dialect) => {
  const name = kind.toLowerCase();
  const tone = TONES.find((one) => one === name) ?? OTHER_TONES[name] ?? 'note';
  const remedy =
    dialect === 'page'
      ? `Write <Callout tone="${tone}">, and </Callout> below the text`
      : 'Write its text alone, as a paragraph';
  return `"${mark}" makes no note here. ${remedy}`;
};

/** Signs that stay in the text as they are written, each with what to write. Lines may begin with the `>` of a quote. */
const LEFTOVERS: readonly (readonly [RegExp, Describe])[] = [
  [/^[\s>]*:{2,} *\{?([a-z]\w*).*/im, describeNote],
  [/^[\s>]*(?:!!!|\?\?\?)\+? +(\w+).*/m, describeNote],
  [/\[!(\w+)\]/, describeNote],
  [
    /(?<![\w:]):[a-z]+\[[^\]\n]*\]/,
    (mark) => `"${mark}" stays as it is written. Write what is in its brackets alone`,
  ],
  [
    /^[\s>]*: +\S.*/m,
    (mark) => `"${mark}" stays as it is written. Write a list: "- **Term**: its meaning"`,
  ],
  [
    /\[\^[^\]\s]+\]/,
    (mark) => `the note ${mark} has no text. Write "${mark}: …" on a line of its own`,
  ],
  [
    /^[\s>]*[-+*]\[[ x]?\].*/im,
    (mark) => `"${mark}" is no task. Begin it with "- [ ] ", with its three spaces`,
  ],
  [
    /\[[^[\]]*[^[\]\s][^[\]]*\]|^[\s>]*\[ ?\]/m,
    (mark) =>
      `"${mark}" stays as it is written. A link is [text](/address/), without spaces between or in the address, a task "- [ ] text"; write \\[ for a bracket`,
  ],
  [
    /^[\s>]*(?:＃|(?:#{1,6}|[-+*]|\d{1,9}[.)])(?![\t\r\n])[^\S ]).*/m,
    (mark) =>
      `"${mark}" is no heading and no item: a letter only looks like # or like a space. Type both anew; write a backslash before a sign that is meant`,
  ],
  [
    /^[\s>]*#{1,6}[^\s#].*/m,
    (mark) => `"${mark}" is no heading. Put one space behind the #; write \\# for the sign`,
  ],
  [
    /^[\s>]*(?:[-+](?=\p{L})|\*(?=[\p{L}\p{N}][^*\n]*$)|\d{1,3}[.)](?!x\b)(?=\p{L})|[•·‣◦▪●○■►▸]\s?).*|(?<![^])[\u2010-\u2013\u2212]\s+\p{L}.*|^[\s>]*[\u2010-\u2015\u2212]\s.*(?:\n[\s>]*[\u2010-\u2015\u2212]\s.*)+/mu,
    (mark) =>
      `"${mark}" is no item of a list. Begin it with a dash and one space, or with "1." and one space; write a backslash before a sign that is meant`,
  ],
  [
    /^[\s>]*['´‘’"“”]{3}.*/m,
    (mark) => `"${mark}" is no fence. Write three backticks, above and below the code: \`\`\`text`,
  ],
  [
    /\*{1,2}[^*\n]*[\p{P}\p{S}\0]\*{1,2}(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])\*{1,2}[\p{P}\p{S}\0][^*\n]*\*{1,2}/u,
    (mark) =>
      `"${mark}" stays as it is written: no bold text begins or ends between a letter and a punctuation mark. Write the mark outside (**Note**:), or a space beside the signs; write a backslash before a sign that is meant`,
  ],
  [
    /(?:\*\*|~~|==)(?:[^*~=\n]*[^*~=\n ])?|(?<![*\w])\*(?=\S)[^*\n]*\s\*(?![*\w])|(?<![*\w])\*\s[^*\n]*\S\*(?![*\w])|(?<!\w)__?(?=[^\s_])[^_\n]*\s__?(?!\w)/,
    (mark) =>
      `"${mark}" stays as it is written. Bold is **text**, without spaces inside of the signs; write a backslash before a sign that is meant`,
  ],
  [/`/, () => 'a backtick without another one is no code. Add it, or write \\`'],
  [
    /&(?:amp|lt|gt|quot|nbsp|shy|copy|reg|trade|euro|[mn]dash|hellip|[a-z](?:uml|acute|grave|circ|tilde)|szlig|#\d+|#x[\da-f]+)(?![;\w=])/i,
    (mark) =>
      `"${mark}" stays as it is written. End it with a semicolon, or write \\& for the sign`,
  ],
  [
    /(?<!\p{L})&#?[a-z]\w+;/iu,
    (mark) =>
      `"${mark}" stays as it is written: no letter has this name. Write the letter itself, or \\& for the sign`,
  ],
  [
    /(?<![\w:]):[a-z]+(?:_[a-z]+)*:(?![\w:/])/,
    (mark) => `"${mark}" stays as it is written. Write the sign itself`,
  ],
];

/**
 * Reports each kind of sign once a line; what one rule found is no error of the next.
 * @param left from `getLeftText`; `first` is its line.
 */
export function checkLeftovers(
  left: string,
  first: number,
  dialect: Dialect,
  report: Report,
): void {
  let text = left;
  for (const [pattern, describe] of LEFTOVERS) {
    let lastLine = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const [found, name = ''] = match;
      const mark = found.replace(/^[\s>]+/, '');
      const end = match.index + found.length;
      const start = end - mark.length;
      const line = first + text.slice(0, start).split('\n').length - 1;
      const [shown = ''] = mark.replace(/\0+/g, '…').split('\n');
      if (line !== lastLine) report(`line ${line}`, describe(shown, name, dialect));
      lastLine = line;
      text = text.slice(0, start) + mark.replace(/[^\n]/g, '\0') + text.slice(end);
    }
  }
}
