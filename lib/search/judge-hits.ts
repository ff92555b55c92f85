import type { Hit, SubHit } from './parse-pagefind';

/** Letters that a match must share with a word of the query: enough for any ending of that word. */
const SHARED = 3;

/**
 * Whether a page really has one of the words. Pagefind shortens a word nobody wrote until something
 * matches: `zzzzq` would find `ZIP`.
 */
export function isMatch(hit: Hit, term: string): boolean {
  const text = [hit, ...hit.subs].map(toMatchedText).join(' ').toLowerCase();
  return toWords(term).some((word) => text.includes(word.slice(0, SHARED)));
}

/** The marked words, and the title: the excerpt leaves that out. */
function toMatchedText({ title, excerpt }: SubHit): string {
  const marked = excerpt.filter((part) => part.marked).map((part) => part.text);
  return [title, ...marked].join(' ');
}

function toWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
