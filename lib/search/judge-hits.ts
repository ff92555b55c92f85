import type { Hit, SubHit } from './parse-pagefind';

/** Letters that a match must share with a word of the query: enough for any ending of that word. */
const MIN_SHARED_CHARS = 3;

/**
 * Whether a page really has one of the words. Pagefind shortens a word nobody wrote until something
 * matches: `zzzzq` would find `ZIP`.
 */
export function isMatch(hit: Hit, term: string): boolean {
  const text = [hit, ...hit.subs].map(matchedText).join(' ').toLowerCase();
  return splitWords(term).some((word) => text.includes(word.slice(0, MIN_SHARED_CHARS)));
}

/** The marked words, and the title: the excerpt leaves that out. */
function matchedText({ title, excerpt }: SubHit): string {
  const marked = excerpt.filter((part) => part.marked).map((part) => part.text);
  return [title, ...marked].join(' ');
}

function splitWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
