import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts by name; those of a group, or of a record, below its name. */
export type Words = { readonly [name: string]: string | Words };

/** Words of a language by area, which is the name of a file: groups of texts. */
export type Dictionary = ReadonlyMap<string, Words>;

/** Entries without the notes to translators. */
export function listEntries(words: Words): readonly (readonly [string, string | Words])[] {
  return Object.entries(words).filter(([name]) => !name.startsWith('@'));
}

/** Parses words in a value of JSON; throws for what is neither a text nor has names. */
export function toWords(value: unknown, place: string): Words {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${place} is neither a text nor an object: write a message in quotes`);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      typeof inner === 'string' ? inner : toWords(inner, `${place} ${name}`),
    ]),
  );
}

function readArea(file: string): Words {
  try {
    return toWords(JSON.parse(readFileSync(file, 'utf8')), `${file}:`);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${file}: ${error.message}: correct the JSON`, { cause: error });
  }
}

/**
 * Reads the words of a language.
 * @param folder folder with a JSON file for each area.
 * @throws for a file that is no JSON, or has values that are neither texts nor objects.
 */
export function readDictionary(folder: string): Dictionary {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.sort().map((file) => [file.replace('.json', ''), readArea(join(folder, file))]),
  );
}

/** Names of the arguments that components fill with elements, as the note on a text lists them. */
export function listElements(words: Words, name: string): ReadonlySet<string> {
  const note = words[`@${name}`];
  const placeholders = typeof note === 'object' ? note.placeholders : undefined;
  if (typeof placeholders !== 'object') return new Set();
  const elements = Object.entries(placeholders).filter(
    ([, about]) => typeof about === 'object' && about.type === 'element',
  );
  return new Set(elements.map(([placeholder]) => placeholder));
}
