import { createReader } from './create-reader';
import { readSite } from './read-site';
import {
  type Languages,
  listLanguages,
  listTranslatedFiles,
  TRANSLATION_FILE,
  translationSchema,
} from './schemas/site/translation';
import type { Disk } from './source/disk';

/**
 * Reads the languages of a project whose content is the first one's: what `content/<language>` has.
 * @throws for a folder of a language that the interface does not speak.
 */
export function findLanguages(disk: Disk, first: Languages['own']): Languages {
  const folders = disk.listTree('content', '').map((file) => file.replace(/\/.*/, ''));
  const all = listLanguages([...new Set(folders)], first);
  const others = all.slice(1).map((one) => [one, [...listTranslatedFiles(disk, one)]] as const);
  const files = Object.fromEntries(others);
  return { own: first, all: [...all], files, older: [], untranslated: [] };
}

/**
 * Reads the languages of the portal; the own one alone where the content is in no other, and in a build of the first
 * language alone (`LANGUAGES=first`).
 */
export const readLanguages = createReader(({ disk, load }): Languages | undefined => {
  if (disk.has(TRANSLATION_FILE)) return load(translationSchema, TRANSLATION_FILE, {});
  const { lang } = readSite();
  if (process.env.LANGUAGES === 'first')
    return { own: lang, all: [lang], files: {}, older: [], untranslated: [] };
  return findLanguages(disk, lang);
});

/** Whether a file of content, such as `guides/webhooks.mdx`, is written in a language; always in the first. */
export function isWrittenIn(language: Languages['own'], file: string): boolean {
  const { all, files } = readLanguages();
  return language === all[0] || (files[language] ?? []).includes(file);
}

/** Path from the project root of the file that somebody edits: that of the own language, where there is one. */
export function getEditedFile(path: string): string {
  const { own, all } = readLanguages();
  const file = path.replace(/^content\//, '');
  return own !== all[0] && isWrittenIn(own, file) ? `content/${own}/${file}` : path;
}
