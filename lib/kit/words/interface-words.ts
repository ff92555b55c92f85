import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentError, InvalidContentError } from '@/lib/content/source/content-error';
import { adviseName } from '@/lib/content/source/messages';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/words/languages';
import { findTextProblem } from './check-dictionary';
import {
  type Dictionary,
  listElements,
  listEntries,
  readDictionary,
  toWords,
  type Words,
} from './dictionary';

/** Folder of the dictionaries of all languages. */
export const WORDS = join(__dirname, '../../words');

/** Words of the interface that an adopter replaces, by the keys of `lib/words/<language>`; the file may be absent. */
export const INTERFACE_WORDS = 'content/interface-words.json';

/** Words of a language with those of an adopter in their place, and what is wrong with these. */
type ReplacedWords = {
  readonly words: Dictionary;
  readonly errors: readonly ContentError[];
};

/** Words of a level after the replacement: texts, or words by name. */
function replaceWords(
  english: Words,
  own: Words,
  replaced: Words,
  report: (at: string, message: string) => void,
  path = '',
): Words {
  const names = listEntries(english).map(([name]) => name);
  const entries = Object.entries(replaced).map(([name, value]): [string, string | Words] => {
    const at = `${path}${name}`;
    const [wanted, before] = [english[name], own[name]];
    const keep: [string, string | Words] = [name, before ?? value];
    if (wanted === undefined || before === undefined || name.startsWith('@')) {
      report(at, `no word of the interface has this key.${adviseName(name, names)}`);
      return keep;
    }
    if (typeof wanted === 'object' && typeof before === 'object' && typeof value === 'object')
      return [name, replaceWords(wanted, before, value, report, `${at}.`)];
    if (typeof wanted !== 'string' || typeof value !== 'string') {
      report(at, typeof wanted === 'string' ? 'expected a text' : 'expected an object of words');
      return keep;
    }
    const problem = findTextProblem(wanted, value, listElements(english, name));
    if (problem === undefined) return [name, value];
    report(at, `the text ${problem}`);
    return keep;
  });
  return { ...own, ...Object.fromEntries(entries) };
}

/**
 * Replaces words of a language by those of `content/interface-words.json`. One with an error stays as it was.
 * @param root folder of the project.
 */
function replaceInterfaceWords(root: string, english: Dictionary, own: Dictionary): ReplacedWords {
  const file = join(root, INTERFACE_WORDS);
  if (!existsSync(file)) return { words: own, errors: [] };
  const errors: ContentError[] = [];
  const report = (at: string, message: string) =>
    void errors.push({ file: INTERFACE_WORDS, at, message });
  try {
    const words = replaceWords(
      Object.fromEntries(english),
      Object.fromEntries(own),
      toWords(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')), 'a value'),
      report,
    );
    return { words: new Map(Object.entries(words).flatMap(toArea)), errors };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    report('(root)', error instanceof SyntaxError ? `not JSON: ${error.message}` : error.message);
    return { words: own, errors };
  }
}

const toArea = ([name, words]: [string, string | Words]) =>
  typeof words === 'string' ? [] : [[name, words] as const];

/** Reads the words of a language, with those of an adopter, what is wrong with these, and the English ones. */
export function readOwnWords(
  root: string,
  lang: Language,
): ReplacedWords & { readonly english: Dictionary } {
  const english = readDictionary(join(WORDS, DEFAULT_LANGUAGE));
  return { english, ...replaceInterfaceWords(root, english, readDictionary(join(WORDS, lang))) };
}

/**
 * Checks the words that an adopter replaces.
 * @param root folder of the project.
 * @throws {InvalidContentError} with each key that is unknown, and each text with other values.
 */
export function checkInterfaceWords(root: string, lang: Language): void {
  const { errors } = readOwnWords(root, lang);
  if (errors.length > 0) throw new InvalidContentError(errors);
}
