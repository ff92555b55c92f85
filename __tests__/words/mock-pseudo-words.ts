import { join } from 'node:path';
import { readTree } from '@/lib/kit/system/read-tree';

/** Words of a group, or a text in them. */
type Word = string | ((...values: never[]) => string) | Words;
type Words = { readonly [name: string]: Word };

const wrap = (text: string) =>
  text
    .split('{}')
    .map((part) => part.replace(/^(\s*)(.*?)(\s*)$/su, '$1⟦$2⟧$3'))
    .join('{}');

function toPseudo(word: Word): Word {
  if (typeof word === 'string') return wrap(word);
  return typeof word === 'function' ? (...values) => wrap(word(...values)) : toPseudoWords(word);
}

const toPseudoWords = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [name, toPseudo(word)]));

/**
 * Puts words of a language that does not exist, the English ones between ⟦ and ⟧, in the place of all words. A suite
 * imports this file before any that reads words.
 */
const ENGLISH = join(__dirname, '../../.generated/languages/en');
for (const file of readTree(ENGLISH).filter((path) => path !== 'locale.ts')) {
  const load = () => toPseudoWords(jest.requireActual<Words>(join(ENGLISH, file)));
  jest.doMock(`@/.generated/words/${file.replace('.ts', '')}`, load);
}
