import { foldMarks } from '@/lib/text/fold-marks';

/**
 * British spellings and their American ones. Other words are changed alike on both sides of a
 * comparison.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/([iy])s(e|ed|es|er|ing|ations?)$/, '$1z$2'],
  [/our/, 'or'],
  [/ll(?=ed$|ing$|er$|ation$)/, 'l'],
  [/ence$/, 'ense'],
  [/tre$/, 'ter'],
  [/que/, 'ck'],
  [/ogue$/, 'og'],
];

const ENDING = /(?:ations?|ions?|ings?|ed|es?|ies|ly|y|s)$/;

/** Letters of the shortest stem; a shorter one begins too many words. */
const MIN_STEM_CHARS = 4;

/** Words that say nothing about what is searched for. */
const STOP_WORDS = new Set(
  (
    'a about after all am an and any are as at be been before but by can could did do does else ' +
    'ever for from get gets give gives got had has have how i if in into is it its just let like ' +
    'make many may me might mine more most much must my need not of on one or our out over please ' +
    'same shall should so some such take takes than that the their them then there these they ' +
    'this those to too under until up us use used using very want was we were what when where ' +
    'which while who whom whose why will with without would you your'
  ).split(' '),
);

/** Words with their separators: `card_number`, `SHA-256`, `3.2.4`, `don't`. */
const TOKEN = /\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}]+(?:[_'’-][\p{L}\p{M}\p{N}]+)*/gu;

/** Border inside of a name: a separator, or a capital letter after a small one. */
const BORDER = /[_'’-]|(?<=[\p{Ll}])(?=\p{Lu})/u;

/** Splits a text into tokens as it is written: `card_number` is one. Empty for none. */
export function splitTokens(text: string): readonly string[] {
  return text.match(TOKEN) ?? [];
}

/** Whether a word says nothing about what is searched for: `how`, `the`. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(foldMarks(word));
}

/** A word in American spelling: `authorize` for `authorise`. */
export function toAmericanSpelling(word: string): string {
  return SPELLINGS.reduce((text, [british, american]) => text.replace(british, american), word);
}

/** Article of Arabic, alone or behind a conjunction or preposition, which are written with their word. */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u;

/** Stem of a word in small letters, by which its forms are equal; a short one stays as it is. */
export function getStem(word: string): string {
  if (/[^a-z]/.test(word)) return word.replace(ARTICLE, '');
  const american = toAmericanSpelling(word);
  const stem = american.replace(ENDING, '');
  return stem.length < MIN_STEM_CHARS ? american.replace(/(?<=[^s])s$/, '') : stem;
}

/** Runs of letters of scripts that are written without spaces, or whose words have particles at their ends (Korean). */
const UNSPACED =
  /([\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+)/u;

/** Letters of a run without spaces, each with its marks; empty for other text. */
export function splitUnspaced(text: string): readonly string[] {
  return UNSPACED.exec(text)?.[0] === text ? (text.match(/\P{M}\p{M}*/gu) ?? []) : [];
}

/** Splits a text before and behind each run without spaces. */
export function splitRuns(text: string): readonly string[] {
  return text.split(UNSPACED).filter(Boolean);
}

/** Pairs of neighbours in a run without spaces, as nobody knows where its words end: `手順書` gives `手順` and `順書`. */
function listPairs(word: string): readonly string[] {
  const letters = splitUnspaced(word);
  if (letters.length < 2) return [word];
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}

/**
 * Terms of a token of a query: of a name with several words the whole and each word, without stop words; of a run
 * without spaces each pair of letters. Empty for a stop word.
 * @example listTerms('cardNumber') // ['cardnumber', 'card', 'number']
 */
export function listTerms(token: string): string[] {
  const words = token.split(BORDER).map(foldMarks).filter(Boolean);
  const all = words.length > 1 ? [words.join(''), ...words] : words;
  const terms = UNSPACED.test(token) ? words.flatMap(splitRuns).flatMap(listPairs) : all;
  return [...new Set(terms.filter((word) => !STOP_WORDS.has(word)).map(getStem))];
}

/** Terms of a token of a text: with the last letter of a run, which begins no pair, so that each letter is found. */
export function listTextTerms(token: string): string[] {
  const ends = splitRuns(foldMarks(token)).flatMap((run) => splitUnspaced(run).slice(-1));
  return [...new Set([...listTerms(token), ...ends])];
}
