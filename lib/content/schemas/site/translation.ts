import { z } from 'zod';
import { type Language, LANGUAGES } from '@/lib/words/languages';
import type { Disk } from '../../source/disk';

/** File of a language's own project that says what its content is made of; the project of the first language has none. */
export const TRANSLATION_FILE = 'content/translation.json';

/** Names and texts of data files and front matter, with their translations; below the folder of a language. */
export const TEXTS_FILE = 'texts.json';
/** What each translation was made of, section by section; below the folder of a language. */
export const SOURCES_FILE = 'sources.json';

const language = z.enum(LANGUAGES);

/** Schema of `TRANSLATION_FILE`. */
export const translationSchema = z.strictObject({
  /** Language of this project. */
  own: language,
  /** Every language of the portal, the first of `content/site.json` first. */
  all: z.array(language),
  /** Files that are translated, by language: `guides/webhooks.mdx`. */
  files: z.partialRecord(language, z.array(z.string())),
  /** Pages that have changed since they were translated to the own language. */
  older: z.array(z.string()),
  /** Pages without a translation to the own language, and data files, such as those of plugins, with most texts left. */
  untranslated: z.array(z.string()),
});

/** Languages of the portal's content. */
export type Languages = z.infer<typeof translationSchema>;

/** Name of a folder of `content` that is one of a language: `de`, `pt-BR`. */
const LANGUAGE_FOLDER = /^[a-z]{2}(?:-[A-Z]{2})?$/;

/** Lists the files below the folder of a language; empty where there is no such folder. */
export const listTranslatedFiles = (disk: Disk, name: string): readonly string[] =>
  disk.listTree(`content/${name}`, '');

/**
 * Lists the languages of a project's content: the first, and one for each folder such as `content/de`.
 * @param folders Names of the folders of `content`.
 * @param first Language of `content/site.json`.
 * @throws for a folder of a language that the interface does not speak, and for one of the first language.
 */
export function listLanguages(folders: readonly string[], first: Language): readonly Language[] {
  const others = folders.filter((name) => LANGUAGE_FOLDER.test(name)).sort();
  return [
    first,
    ...others.map((name) => {
      const known = LANGUAGES.find((one) => one === name);
      if (known === undefined)
        throw new Error(
          `content/${name}: the interface has no words in "${name}". It has ${LANGUAGES.join(', ')}; add lib/words/${name}.`,
        );
      if (known === first)
        throw new Error(
          `content/${name}: "${name}" is the language of content/site.json. Move its files to content/.`,
        );
      return known;
    }),
  ];
}
