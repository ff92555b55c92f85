import { parse } from 'yaml';
import { z } from 'zod';
import {
  type Languages,
  listTranslatedFiles,
  SOURCES_FILE,
  TEXTS_FILE,
  TRANSLATION_FILE,
} from '@/lib/content/schemas/site/translation';
import type { Disk } from '@/lib/content/source/disk';
import { formatSuggestion } from '@/lib/text/edit-distance';
import type { Language } from '@/lib/words/languages';
import { mergePage, type MergeOptions, type PageGaps } from './merge-page';
import type { SectionDigests } from './page-sections';
import { listReadTexts, translateData } from './translate-data';

/** Files that a language has of its own, and that take the place of none. */
const OWN = [
  /^(?:interface-words|texts|sources)\.json$/,
  /^openapi\/[^/]+\/[^/]+\.overlay\.(?:ya?ml|json)$/,
  /^(?:images|slots|fonts)\//,
];

/** What is of the first language alone, with what another has unless it brings its own: words and former addresses. */
const FIRST_ALONE: ReadonlyMap<string, string> = new Map([
  ['interface-words.json', '{}\n'],
  ['redirects.json', '{}\n'],
  ['openapi/addresses.txt', ''],
]);

/** Pages: their translations are held against them section by section. */
const PAGES = /^(?:solutions|guides|api|libs|pages|pdf)\/.+\.mdx?$/;

/** Data that people read, in which names and texts are translated where they stand. */
const DATA = /^(?:(?:[^/]+|plugins\/[^/]+)\.json|workflows\/[^/]+\.arazzo\.yaml)$/;

/** Data whose texts belong to no page of a language: of a program, or for writers alone. */
const UNREAD =
  /^(?:site|redirects|releases|words|terms|search-words|interface-words|translation)\.json$/;

/** What a language has not, or not any more. */
export type LanguageGaps = {
  /** Pages without a translation: `guides/webhooks.mdx`. */
  readonly pages: readonly string[];
  /** Sections that a translation lacks, or that are newer than it, by page. */
  readonly sections: ReadonlyMap<string, PageGaps>;
  /** Texts of data without a translation, by file. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** Entries of `texts.json` that stand nowhere any more. */
  readonly unused: readonly string[];
};

/** Content of a language's project. */
export type LanguageContent = {
  /** Texts by path below `content`; what is not here is the same as in the first language. */
  readonly files: ReadonlyMap<string, string>;
  readonly gaps: LanguageGaps;
};

const textsSchema = z.record(z.string(), z.string());
const sourcesSchema = z.record(z.string(), textsSchema);

/** Reads a JSON file of a language; `{}` without it. @throws with its place where it is not what it should be. */
function readRecord<T>(disk: Disk, file: string, schema: z.ZodType<T>, what: string): T {
  const text = disk.readText(file) ?? '{}';
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file}: expected ${what}`, { cause: error });
  }
}

/** Reads what the translations of a language were made of, by page. @throws for another file. */
export function readSources(
  disk: Disk,
  language: Language,
): Readonly<Record<string, SectionDigests>> {
  return readRecord(
    disk,
    `content/${language}/${SOURCES_FILE}`,
    sourcesSchema,
    'digests by page and section, as npm run translate writes them',
  );
}

/** Errors of files that translate nothing. */
function listStrayFiles(
  language: Language,
  files: readonly string[],
  first: ReadonlySet<string>,
): readonly string[] {
  return files
    .filter((file) => !first.has(file) && !OWN.some((one) => one.test(file)))
    .map(
      (file) =>
        `content/${language}/${file}: translates no file, there is no content/${file}.${formatSuggestion(file, [...first])}`,
    );
}

/** Options of `buildLanguageContent`. */
export type LanguageOptions = Pick<MergeOptions, 'values' | 'notice'> & {
  readonly disk: Disk;
  /** Languages of the portal, with the files that each has. */
  readonly languages: Languages;
  /** Language whose project it is, another than the first. */
  readonly language: Language;
};

/** Prints data as a file of content; JSON is YAML, too. */
const print = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

/**
 * Builds the content of a language: the files of `content/<language>` in the place of those of the first, pages with
 * the sections that they lack, and names and texts of `texts.json` wherever they stand.
 * @throws with every file that translates nothing, and for a broken file of the language.
 */
export function buildLanguageContent(options: LanguageOptions): LanguageContent {
  const { disk, languages, language, values, notice } = options;
  const [first = language] = languages.all;
  const folder = `content/${language}`;
  const own = listTranslatedFiles(disk, language);
  const isUnder = (file: string) => languages.all.some((one) => file.startsWith(`${one}/`));
  const originals = disk.listTree('content', '').filter((file) => !isUnder(file));
  const errors = listStrayFiles(language, own, new Set(originals));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const texts = readRecord(disk, `${folder}/${TEXTS_FILE}`, textsSchema, 'translations by text');
  const sources = readSources(disk, language);
  const used = new Set<string>();
  const isOwn = new Set(own);
  const read = (file: string) => disk.readText(`content/${file}`) ?? '';
  const readOwn = (file: string) => disk.readText(`${folder}/${file}`) ?? '';
  const pages = originals
    .filter((file) => PAGES.test(file))
    .map((file) => {
      const translation = isOwn.has(file) ? readOwn(file) : undefined;
      const about = { texts, used, values, notice, language: first, digests: sources[file] };
      return [file, mergePage({ ...about, source: read(file), translation })] as const;
    });
  const data = originals
    .filter((file) => DATA.test(file) && !isOwn.has(file))
    .map((file) => [file, parseData(read(file))] as const);
  const others = own.filter((file) => !PAGES.test(file) && !isRecord(file));
  const older = pages.flatMap(([file, gaps]) => (gaps.older.length > 0 ? file : []));
  const readable = data
    .filter(([file]) => !UNREAD.test(file))
    .map(([file, value]) => [file, listReadTexts(value)] as const);
  const isUntranslated = (text: string) => !Object.hasOwn(texts, text);
  const untranslatedPages = pages.flatMap(([file]) => (isOwn.has(file) ? [] : file));
  const untranslated = [
    ...untranslatedPages,
    ...readable
      .filter(([, all]) => all.filter(isUntranslated).length > all.length / 2)
      .map(([file]) => file),
  ];
  const files = new Map([
    ...pages.map(([file, { text }]) => [file, text] as const),
    ...data.map(([file, value]) => {
      const translated = translateData(value, texts, used);
      return [
        file,
        print(file === 'site.json' ? atLanguage(translated, language) : translated),
      ] as const;
    }),
    ...[...FIRST_ALONE].filter(([file]) => originals.includes(file)),
    ...others.map((file) => [file, readOwn(file)] as const),
    [
      TRANSLATION_FILE.replace('content/', ''),
      print({ ...languages, own: language, older, untranslated }),
    ],
  ]);
  const gaps = {
    pages: untranslatedPages,
    sections: new Map(pages.filter(([, one]) => one.missing.length + one.older.length > 0)),
    texts: new Map(
      readable
        .map(([file, all]) => [file, all.filter(isUntranslated)] as const)
        .filter(([, some]) => some.length > 0),
    ),
    unused: Object.keys(texts).filter((text) => !used.has(text)),
  };
  return { files, gaps };
}

/** Files about the language, which no project reads. */
const isRecord = (file: string) => file === TEXTS_FILE || file === SOURCES_FILE;

/** Data of a file of JSON or YAML; nothing of a broken one, which the check of the first language reports. */
function parseData(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return {};
  }
}

/**
 * `site.json` of a language. Pages for maintainers and former addresses are those of the first, and breadcrumbs show
 * titles: the words of addresses are of another language.
 */
function atLanguage(site: unknown, lang: Language): unknown {
  const first = z.record(z.string(), z.unknown()).catch({}).parse(site);
  return { ...first, lang, extras: [], breadcrumbs: 'titles' };
}
