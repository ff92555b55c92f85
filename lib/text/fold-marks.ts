/** Letters with a stroke or joined, which Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ð: 'd', ı: 'i' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};

/** Accents, points of Hebrew, vowels and hamza of Arabic, and the stroke that lengthens its words. */
const MARKS = /(?=\p{M})[\u0300-\u036f\u0591-\u05c7\u0610-\u06ed]|\u0640/gu;

/**
 * A text in lower case without the marks of its letters, for comparison: readers type `uberweisung`
 * and `Überweisung`. Only marks of European scripts, Hebrew and Arabic, which may be left out: in other scripts they
 * are letters.
 */
export function foldMarks(text: string): string {
  const lower = text.toLowerCase();
  // Names of thousands of fields are compared, and most are ASCII.
  if (!/[^\0-\x7f]/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[øłđħŧðıßæœþ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
}
