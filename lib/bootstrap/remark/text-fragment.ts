import { maskCardNumbers } from '@/lib/workbench/cards/card-numbers';
import { GAP } from './read-range';

/** Most words that an address names one by one; of more it names the first and the last. */
const MAX_WORDS = 10;

/** Number of words at each end of a long text, and before a text that stands on the page more than once. */
const END_WORDS = 4;

const listWords = (text: string) => text.split(/\s+/).filter(Boolean);

/** Encodes a part of a directive: `-` would mark it as what stands before or behind the text, `,` and `&` end it. */
const encode = (text: string) => encodeURIComponent(text).replaceAll('-', '%2D');

/**
 * Prints the fragment directive that leads to a text: `text=start,end` where it is long or has several lines.
 * @param text as of `readRange`, of whole words.
 * @param before text of the page before it: where that has the same words, the last ones of it come along.
 * @returns empty for no text, and for one with a card number, which no address should have.
 * @example printTextFragment('A well-known text') // 'text=A%20well%2Dknown%20text'
 */
export function printTextFragment(text: string, before = ''): string {
  const lines = text.split(new RegExp(`[\n${GAP}]`)).map(listWords);
  const [first, ...others] = lines.filter(({ length }) => length > 0);
  if (!first) return '';
  const last = others.at(-1) ?? first;
  const isShort = others.length === 0 && first.length <= MAX_WORDS;
  const ends = isShort
    ? [first.join(' ')]
    : [first.slice(0, END_WORDS).join(' '), last.slice(-END_WORDS).join(' ')];
  const words = listWords(before.replaceAll(GAP, ' '));
  const [start = ''] = ends;
  const isRepeated = words.join(' ').toLowerCase().includes(start.toLowerCase());
  const lead = isRepeated && !before.endsWith(GAP) ? listBefore(before) : '';
  const named = [lead, ...ends].join(' ');
  if (maskCardNumbers(named) !== named) return '';
  return `text=${lead === '' ? '' : `${encode(lead)}-,`}${ends.map(encode).join(',')}`;
}

/** The last words of the line that stands before a text. */
function listBefore(before: string): string {
  const line =
    before
      .trimEnd()
      .split(new RegExp(`[\n${GAP}]`))
      .at(-1) ?? '';
  return listWords(line).slice(-END_WORDS).join(' ');
}
