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
  return `[${noun
    .split(/, | or | and /)
    .map(insideOf)
    .join('')}]`;
}

const COUNTS: readonly (readonly [words: RegExp, times: string])[] = [
  [/^any number of (.+)$/, '*'],
  [/^at least (\d+) (.+)$/, '{$1,}'],
  [/^up to (\d+) (.+)$/, '{0,$1}'],
  [/^(\d+) to (\d+) (.+)$/, '{$1,$2}'],
  [/^(\d+) (.+)$/, '{$1}'],
];

function itemOf(words: string): string {
  const [, optional] = /^maybe (.+)$/.exec(words) ?? [];
  if (optional !== undefined) return `(?:${itemOf(optional)})?`;
  if (/^“[^”]*”(?: or “[^”]*”)*$/.test(words)) {
    const texts = words.split(' or ').map((one) => escape(one.slice(1, -1)));
    return `(?:${texts.join('|')})`;
  }
  for (const [count, times] of COUNTS) {
    const match = count.exec(words);
    if (match) return classOf(match.at(-1) ?? '') + words.replace(count, times);
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

/**
 * The expression that words of a pattern mean, as a reader understands them.
 * @throws For words that are not understood.
 */
export function expressionOfWords(words: string): string {
  const [, verb, what = ''] = /^(begins with|ends with) (.+)$/.exec(words) ?? [];
  if (verb !== undefined) return verb === 'begins with' ? `^${itemOf(what)}` : `${itemOf(what)}$`;
  const letters = /YYYY|YY|MM|DD|HH|mm|ss|[-/: ]/g;
  if (/^(?:YYYY|YY|MM|DD|HH|mm|ss|[-/: T])+$/.test(words))
    return `^${words.replace(letters, (one) => SHAPES.get(one) ?? escape(one))}$`;
  return `^${splitItems(words).map(itemOf).join('')}$`;
}
