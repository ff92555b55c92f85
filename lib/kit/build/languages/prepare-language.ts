import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import { findLanguages } from '@/lib/content/read-languages';
import type { Languages } from '@/lib/content/schemas/site/translation';
import { createDisk } from '@/lib/content/source/disk';
import { linkProject } from '@/lib/kit/system/link-project';
import { readTree } from '@/lib/kit/system/read-tree';
import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import type { Language } from '@/lib/words/languages';
import { buildLanguageContent, type LanguageGaps } from './language-content';

/** Folder with the project of each language but the first. */
export const LANGUAGE_PROJECTS = '.languages';

const wordsSchema = z.looseObject({ translation: z.looseObject({ section: z.string() }) });

/** Reads the languages of this project's content. @throws as `findLanguages`. */
export function readProjectLanguages(): Languages {
  return findLanguages(createDisk(process.cwd()), readSiteFile().lang);
}

/** Sentence above a section that is not translated, in the words of a language. */
function readNotice(language: Language): string {
  const words: unknown = JSON.parse(readFileSync(`lib/words/${language}/docs.json`, 'utf8'));
  return wordsSchema.parse(words).translation.section;
}

/** Builds the content of a language from that of this project. @throws as `buildLanguageContent`. */
export function readLanguageContent(languages: Languages, language: Language) {
  const disk = createDisk(process.cwd());
  const values = getSiteValues(readSiteFile());
  return buildLanguageContent({ disk, languages, language, values, notice: readNotice(language) });
}

/**
 * Writes the content of a language's project; a file that stays as it is, is not touched, and one that is gone goes.
 * @returns what the language lacks.
 */
export function writeLanguageContent(languages: Languages, language: Language): LanguageGaps {
  const { files, gaps } = readLanguageContent(languages, language);
  const target = join(LANGUAGE_PROJECTS, language, 'content');
  mkdirSync(target, { recursive: true });
  const isFirst = (file: string) => !languages.all.some((one) => file.startsWith(`${one}/`));
  const others = readTree('content').filter((file) => isFirst(file) && !files.has(file));
  const write = (file: string, text: Buffer | string) => {
    const path = join(target, file);
    const bytes = Buffer.from(text);
    if (existsSync(path) && readFileSync(path).equals(bytes)) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  };
  for (const [file, text] of files) write(file, text);
  for (const file of others) write(file, readFileSync(join('content', file)));
  const kept = new Set([...files.keys(), ...others]);
  for (const file of readTree(target)) if (!kept.has(file)) rmSync(join(target, file));
  return gaps;
}

/**
 * Makes the project of a language anew, but for its export: the code and settings of this one, and the content of the
 * language.
 * @returns its folder.
 */
export function prepareLanguage(languages: Languages, language: Language): string {
  const folder = join(LANGUAGE_PROJECTS, language);
  linkProject(folder);
  writeLanguageContent(languages, language);
  return folder;
}
