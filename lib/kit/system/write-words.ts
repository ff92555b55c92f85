import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTree } from '@/lib/kit/system/read-tree';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/words/languages';

/** Folder of what components import as words: of one language, so that no page has those of another. */
const TARGET = '.generated/words';

/** Folder of the dictionaries, beside this program. */
const WORDS = join(__dirname, '../../words');

/** Language that content/site.json names; the default where it names none that ships, which the content check reports. */
function readLanguage(root: string): string {
  const file = join(root, 'content/site.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const named = /"lang"\s*:\s*"(\w+)"/.exec(text)?.[1];
  return LANGUAGES.find((one) => one === named) ?? DEFAULT_LANGUAGE;
}

/** Names of the words in a file; none where it is not there. */
function listWords(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const exported = readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm);
  return [...exported].flatMap(([, name]) => name ?? []);
}

/**
 * Lists the words that a language lacks, as `search.ts: close`. Bundlers would take them for `undefined`.
 * @param folder folder of the dictionaries.
 * @param language name of a folder in it.
 */
export function listMissingWords(folder: string, language: string): readonly string[] {
  return readTree(join(folder, DEFAULT_LANGUAGE)).flatMap((area) => {
    const own = new Set(listWords(join(folder, language, area)));
    return listWords(join(folder, DEFAULT_LANGUAGE, area))
      .filter((name) => !own.has(name))
      .map((name) => `${area}: ${name}`);
  });
}

/**
 * Writes `.generated/words`: each file re-exports the words of one area in the language of content/site.json.
 * @param root folder of the project.
 * @throws with the words that the language lacks.
 */
export function writeWords(root: string): void {
  const language = readLanguage(root);
  const missing = listMissingWords(WORDS, language);
  if (missing.length > 0)
    throw new Error(`lib/words/${language} lacks words:\n${missing.join('\n')}`);
  for (const area of readTree(join(WORDS, language))) {
    const file = join(root, TARGET, area);
    const up = '../'.repeat(area.split('/').length + 1);
    const text = `export * from '${up}lib/words/${language}/${area.replace('.ts', '')}';\n`;
    mkdirSync(dirname(file), { recursive: true });
    // The development server renders pages anew when it is written.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

// When it is imported: a program imports this file first, and then others that import words.
writeWords(process.cwd());
