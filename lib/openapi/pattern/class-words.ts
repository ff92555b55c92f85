import * as words from '@/.generated/words/openapi-schema/pattern';
import { joinWords } from '@/lib/text/join-words';

/** Noun for one and for several. */
export type Noun = { readonly one: string; readonly many: string };

/** Ranges with a name. */
const RANGES: ReadonlyMap<string, Noun> = new Map([
  ['A-Za-z', words.letter],
  ['A-Z', words.upperLetter],
  ['a-z', words.lowerLetter],
  ['0-9', words.digit],
]);

/** Ranges that have a name together, in the order of their characters. */
const HEX: ReadonlyMap<string, Noun> = new Map([
  ['0-9a-f', words.lowerHex],
  ['0-9A-F', words.upperHex],
  ['0-9A-Fa-f', words.hex],
]);

/** Names of marks. */
const MARKS: ReadonlyMap<string, keyof typeof words.mark> = new Map([
  [' ', 'space'],
  ['.', 'dot'],
  ['_', 'underscore'],
  ['-', 'hyphen'],
  ['/', 'slash'],
  ['+', 'plus'],
]);

/** Most members of a class that are named. */
const MAX_MEMBERS = 8;

/** Noun of one member: a range, or a character, which is quoted where it has no name. */
function describeMember(member: string): Noun | undefined {
  const named = RANGES.get(member);
  if (named) return named;
  const [, from, to] = /^(\d)-(\d)$/.exec(member) ?? [];
  if (from !== undefined && to !== undefined)
    return {
      one: words.digitFrom({ first: from, last: to }),
      many: words.digitsFrom({ first: from, last: to }),
    };
  const name = MARKS.get(member);
  if (name) return { one: words.mark[name], many: words.marks[name] };
  const quoted = words.quoted(member);
  return /^[ -~]$/.test(member) ? { one: quoted, many: quoted } : undefined;
}

/** Members of a class; `undefined` for one that leaves characters out, or has a dash of doubtful meaning. */
function listMembers(inside: string): readonly string[] | undefined {
  const members: readonly string[] = inside.match(/\\[^]|[^\\]-[^\\]|[^]/g) ?? [];
  const dash = members.indexOf('-');
  const isDoubtful = dash > 0 && dash < members.length - 1;
  if (inside.startsWith('^') || isDoubtful) return undefined;
  return [...new Set(members.map((one) => one.replace(/^\\(?=[^A-Za-z0-9])/, '')))].sort();
}

/** Noun for the characters of a class such as `[A-Za-z0-9._-]` or `\d`; `undefined` for one without a short name. */
export function describeClass(token: string): Noun | undefined {
  if (!/^\[|^\\[dw]$/.test(token)) return undefined;
  const inside = token.startsWith('[') ? token.slice(1, -1) : token;
  const known = inside.replaceAll('\\d', '0-9').replaceAll('\\w', '0-9A-Za-z_');
  const members = listMembers(known);
  if (!members || members.length === 0 || members.length > MAX_MEMBERS) return undefined;
  const hex = HEX.get(members.join(''));
  if (hex) return hex;
  const isLetters = members.includes('A-Z') && members.includes('a-z');
  const letters = isLetters ? ['A-Za-z'] : members.filter((one) => /^[Aa]-[Zz]$/.test(one));
  const marks = members.filter((one) => !/^(?:[Aa]-[Zz]|0-9)$/.test(one));
  const digits = members.filter((one) => one === '0-9');
  const nouns = [...letters, ...digits, ...marks].map(describeMember);
  if (!nouns.every((noun) => noun !== undefined)) return undefined;
  const ones = nouns.map(({ one }) => one);
  const several = nouns.map(({ many }) => many);
  return { one: joinWords(ones, words.or), many: joinWords(several, words.and) };
}
