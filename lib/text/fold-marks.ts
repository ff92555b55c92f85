/** Letters with a stroke or joined, which Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ð: 'd', ı: 'i' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};

/**
 * A text in lower case without the marks of its letters, for comparison: readers type `uberweisung`
 * and `Überweisung`. Only marks of European scripts (U+0300 to U+036F): in others they are letters.
 */
export function foldMarks(text: string): string {
  const lower = text.toLowerCase();
  // Names of thousands of fields are compared, and most are ASCII.
  if (!/[^\0-\x7f]/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[øłđħŧðıßæœþ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
}
