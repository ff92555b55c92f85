import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTree } from '@/lib/kit/system/read-tree';
import { listWordProblems } from '@/lib/kit/words/check-dictionary';
import { readDictionary } from '@/lib/kit/words/dictionary';
import { INTERFACE_WORDS, readOwnWords, WORDS } from '@/lib/kit/words/interface-words';
import { printModules } from '@/lib/kit/words/print-modules';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, LOCALES } from '@/lib/words/languages';

/** Folder of what components import as words: of one language, so that no page has those of another. */
const TARGET = '.generated/words';

/** Folder with the modules of each language, which those above export again. */
const MODULES = '.generated/languages';

/** Prefix of the environment variables that samples read keys from, where content/site.json names none. */
const KEY_PREFIX = 'SANDBOX';

const printPrefix = (prefix: string) => `export const KEY_PREFIX: string = '${prefix}';\n`;

/**
 * Language that content/site.json names, and the prefix of its keys; the defaults where it names none that ship, which
 * the content check reports.
 */
function readSettings(root: string) {
  const file = join(root, 'content/site.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const named = /"lang"\s*:\s*"([\w-]+)"/.exec(text)?.[1];
  const [, prefix = KEY_PREFIX] = /"keyPrefix"\s*:\s*"(\w+)"/.exec(text) ?? [];
  return { lang: LANGUAGES.find((one) => one === named) ?? DEFAULT_LANGUAGE, prefix };
}

/** Writes files by their paths in a folder, and removes all others; one that stays as it is, is not touched. */
function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    // The development server renders pages anew when it is written.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  for (const path of readTree(folder))
    if (!files.has(path)) rmSync(join(folder, path), { force: true });
}

/**
 * Prints the modules of all languages by their paths: `de/shell/frame.ts`.
 * @param folder folder with the dictionary of each language.
 * @throws with what is wrong in each: file, key and what to do about it.
 */
function printLanguages(folder: string): ReadonlyMap<string, string> {
  const english = readDictionary(join(folder, DEFAULT_LANGUAGE));
  const all = LANGUAGES.map((lang) => [lang, readDictionary(join(folder, lang))] as const);
  const problems = all.flatMap(([lang, own]) =>
    listWordProblems(english, own).map((problem) => `lib/words/${lang}/${problem}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return new Map(
    all.flatMap(([lang, own]) => {
      const locale = `export const LANG: string = '${lang}';\nexport const LOCALE: string = '${LOCALES[lang]}';\n${printPrefix(KEY_PREFIX)}`;
      const modules = [...printModules(english, own)];
      return [
        [`${lang}/locale.ts`, locale] as const,
        ...modules.map(([path, code]) => [`${lang}/${path}.ts`, code] as const),
      ];
    }),
  );
}

/** Prints the modules of a language with the words that an adopter replaces; none where there are no such words. */
function printReplaced(root: string, lang: Language): ReadonlyMap<string, string> {
  if (!existsSync(join(root, INTERFACE_WORDS))) return new Map();
  const { english, words } = readOwnWords(root, lang);
  return printModules(english, words);
}

/**
 * Writes `.generated/languages`, the words of each language as modules, and `.generated/words`, which exports those of
 * the language of content/site.json, those that an adopter has replaced in their place.
 * @param root folder of the project.
 * @throws with what is wrong in the words.
 */
export function writeWords(root: string): void {
  const modules = printLanguages(WORDS);
  writeFolder(join(root, MODULES), modules);
  const { lang, prefix } = readSettings(root);
  const start = `${lang}/`;
  const own = [...modules.keys()].filter((path) => path.startsWith(start));
  const replaced = printReplaced(root, lang);
  writeFolder(
    join(root, TARGET),
    new Map(
      own.map((path) => {
        const name = path.slice(start.length, -'.ts'.length);
        const code = replaced.get(name);
        // What a module declares outweighs what it exports from another.
        const text = `export * from '@/${MODULES}/${start}${name}';\n${name === 'locale' ? printPrefix(prefix) : ''}`;
        const isReplaced = code !== undefined && code !== modules.get(path);
        return [`${name}.ts`, isReplaced ? code : text];
      }),
    ),
  );
}

// When it is imported: a program imports this file first, and then others that import words.
writeWords(process.cwd());
