/** Noun of characters as a class of an expression. */
const CLASSES: readonly (readonly [noun: RegExp, inside: string])[] = [
  [/^lower-case hex characters?$/, '0-9a-f'],
  [/^upper-case hex characters?$/, '0-9A-F'],
  [/^hex characters?$/, '0-9A-Fa-f'],
  [/^upper-case letters?$/, 'A-Z'],
  [/^lower-case letters?$/, 'a-z'],
  [/^letters?$/, 'A-Za-z'],
  [/^digits?$/, '0-9'],
  [/^spaces?$/, ' '],
  [/^dots?$/, '.'],
  [/^underscores?$/, '_'],
  [/^hyphens?$/, '\\-'],
  [/^slash(?:es)?$/, '\\/'],
  [/^plus signs?$/, '+'],
  [/^at signs?$/, '@'],
];

const escape = (text: string) =>
  text.replace(/[^]/g, (char) => `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`);

function insideOf(noun: string): string {
  const [, from, to] = /^digits? from (\d) to (\d)$/.exec(noun) ?? [];
  if (from !== undefined && to !== undefined) return `${from}-${to}`;
  const [, quoted] = /^“(.)”$/.exec(noun) ?? [];
  if (quoted !== undefined) return escape(quoted);
  const found = CLASSES.find(([words]) => words.test(noun));
  if (!found) throw new Error(`What is ${noun}?`);
  return found[1];
}

function classOf(noun: string): string {
  if (/^characters? on one line$/.test(noun)) return '[^\\n\\r\\u2028\\u2029]';
  if (/^characters? but no white space$/.test(noun)) return '[^\\s]';
  const [, other] = /^characters? other than (.+)$/.exec(noun) ?? [];
  const inside = (other ?? noun)
    .split(/, | or | and /)
    .map(insideOf)
    .join('');
  return `[${other === undefined ? '' : '^'}${inside}]`;
}

const COUNTS: readonly (readonly [words: RegExp, times: string])[] = [
  [/^any number of (.+)$/, '*'],
  [/^at least (\d+) (.+)$/, '{$1,}'],
  [/^up to (\d+) (.+)$/, '{0,$1}'],
  [/^(\d+) to (\d+) (.+)$/, '{$1,$2}'],
  [/^(\d+) (.+)$/, '{$1}'],
];

function groupOf(noun: string): string {
  const [, pairs] = /^pairs? of (.+)$/.exec(noun) ?? [];
  if (pairs !== undefined) return `(?:${classOf(pairs)}{2})`;
  const [, size, many] = /^groups? of (\d+) (.+)$/.exec(noun) ?? [];
  return many === undefined ? classOf(noun) : `(?:${classOf(many)}{${size}})`;
}

function itemOf(words: string): string {
  const [, optional] = /^maybe (.+)$/.exec(words) ?? [];
  if (optional !== undefined)
    return `(?:${splitItems(optional.replace(/ and (?=\d|“|at least)/g, ', '))
      .map(itemOf)
      .join('')})?`;
  if (/^(?:(?:empty|“[^”]*”)(?:, | or |$))+$/.test(words)) {
    const texts = words.split(/, | or /).map((one) => (one === 'empty' ? '' : one.slice(1, -1)));
    return `(?:${texts.map(escape).join('|')})`;
  }
  for (const [count, times] of COUNTS) {
    const match = count.exec(words);
    if (match) return groupOf(match.at(-1) ?? '') + words.replace(count, times);
  }
  throw new Error(`What are ${words}?`);
}

/** Parts that follow each other: the names of a class have no number in front. */
function splitItems(words: string): readonly string[] {
  return words.split(/, (?:then )?(?=\d|“|maybe|up to|at least|any number)/);
}

const SHAPES: ReadonlyMap<string, string> = new Map([
  ['YYYY', '\\d{4}'],
  ['YY', '\\d{2}'],
  ['MM', '(?:0[1-9]|1[0-2])'],
  ['DD', '(?:0[1-9]|[12]\\d|3[01])'],
  ['HH', '(?:[01]\\d|2[0-3])'],
  ['mm', '[0-5]\\d'],
  ['ss', '[0-5]\\d'],
]);

function choiceOf(words: string): string {
  if (/^(?:YYYY|YY|MM|DD|HH|mm|ss|[-/:. T])+$/.test(words))
    return words.replace(
      /YYYY|YY|MM|DD|HH|mm|ss|[-/:. ]/g,
      (one) => SHAPES.get(one) ?? escape(one),
    );
  const isList = /^(?:(?:empty|“[^”]*”)(?:, | or |$))+$/.test(words);
  return isList ? itemOf(words) : splitItems(words).map(itemOf).join('');
}

/**
 * The expression that words of a pattern mean, as a reader understands them.
 * @throws For words that are not understood.
 */
export function expressionOfWords(words: string): string {
  const [, verb, what = ''] = /^(begins with|ends with|contains) (.+)$/.exec(words) ?? [];
  if (verb !== undefined)
    return `${verb === 'begins with' ? '^' : ''}${itemOf(what)}${verb === 'ends with' ? '$' : ''}`;
  return `^(?:${words.split(', or ').map(choiceOf).join('|')})$`;
}
