import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * Writes `.generated/words`: each file re-exports the words of one area in the language of content/site.json.
 * @param root folder of the project.
 */
export function writeWords(root: string): void {
  const language = readLanguage(root);
  mkdirSync(join(root, TARGET), { recursive: true });
  for (const area of readdirSync(join(WORDS, language))) {
    const file = join(root, TARGET, area);
    const text = `export * from '../../lib/words/${language}/${area.replace('.ts', '')}';\n`;
    // The development server renders pages anew when it is written.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

// When it is imported: a program imports this file first, and then others that import words.
writeWords(process.cwd());
