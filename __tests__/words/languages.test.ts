/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listMissingWords, writeWords } from '@/lib/build/generated/write-words';
import { readTree } from '@/lib/build/tree';
import { siteSchema } from '@/lib/content/schemas/site';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/words/languages';
import { selectPlural } from '@/lib/words/select-plural';

/** Words by area; the type checker refuses a language that lacks one, or gives it another type. */
type Words = {
  readonly display: typeof import('@/lib/words/en/display');
  readonly foot: typeof import('@/lib/words/en/foot');
  readonly locale: typeof import('@/lib/words/en/locale');
  readonly navigation: typeof import('@/lib/words/en/navigation');
  readonly 'not-found': typeof import('@/lib/words/en/not-found');
  readonly pages: typeof import('@/lib/words/en/pages');
  readonly scripts: typeof import('@/lib/words/en/scripts');
  readonly search: typeof import('@/lib/words/en/search');
  readonly 'search-results': typeof import('@/lib/words/en/search-results');
  readonly shell: typeof import('@/lib/words/en/shell');
  readonly ui: typeof import('@/lib/words/en/ui');
};

const loadGerman = async (): Promise<Words> => ({
  display: await import('@/lib/words/de/display'),
  foot: await import('@/lib/words/de/foot'),
  locale: await import('@/lib/words/de/locale'),
  navigation: await import('@/lib/words/de/navigation'),
  'not-found': await import('@/lib/words/de/not-found'),
  pages: await import('@/lib/words/de/pages'),
  scripts: await import('@/lib/words/de/scripts'),
  search: await import('@/lib/words/de/search'),
  'search-results': await import('@/lib/words/de/search-results'),
  shell: await import('@/lib/words/de/shell'),
  ui: await import('@/lib/words/de/ui'),
});

const loadFrench = async (): Promise<Words> => ({
  display: await import('@/lib/words/fr/display'),
  foot: await import('@/lib/words/fr/foot'),
  locale: await import('@/lib/words/fr/locale'),
  navigation: await import('@/lib/words/fr/navigation'),
  'not-found': await import('@/lib/words/fr/not-found'),
  pages: await import('@/lib/words/fr/pages'),
  scripts: await import('@/lib/words/fr/scripts'),
  search: await import('@/lib/words/fr/search'),
  'search-results': await import('@/lib/words/fr/search-results'),
  shell: await import('@/lib/words/fr/shell'),
  ui: await import('@/lib/words/fr/ui'),
});

const loadEnglish = async (): Promise<Words> => ({
  display: await import('@/lib/words/en/display'),
  foot: await import('@/lib/words/en/foot'),
  locale: await import('@/lib/words/en/locale'),
  navigation: await import('@/lib/words/en/navigation'),
  'not-found': await import('@/lib/words/en/not-found'),
  pages: await import('@/lib/words/en/pages'),
  scripts: await import('@/lib/words/en/scripts'),
  search: await import('@/lib/words/en/search'),
  'search-results': await import('@/lib/words/en/search-results'),
  shell: await import('@/lib/words/en/shell'),
  ui: await import('@/lib/words/en/ui'),
});

const LOADERS = { en: loadEnglish, de: loadGerman, fr: loadFrench };

const areasOf = (language: string) =>
  readdirSync(`lib/words/${language}`).map((file) => file.replace('.ts', ''));

/** Texts of a word: of an object each, of a function what it returns. */
function listTexts(word: unknown): readonly string[] {
  if (typeof word === 'function') return [String(word('{}', '{}', '{}'))];
  return typeof word === 'object' && word !== null
    ? Object.values(word).map(String)
    : [String(word)];
}

const countHoles = (text: string) => text.split('{}').length - 1;

describe.each(LANGUAGES)('the words of %s', (language) => {
  test('has the areas and words of English, and no others', async () => {
    const [words, english] = [await LOADERS[language](), await loadEnglish()];
    expect(Object.keys(words).toSorted()).toEqual(areasOf(language).toSorted());
    expect(areasOf(language)).toEqual(areasOf(DEFAULT_LANGUAGE));
    for (const [area, own] of Object.entries(words)) {
      const expected = new Map(Object.entries(english)).get(area) ?? {};
      expect([area, Object.keys(own).toSorted()]).toEqual([area, Object.keys(expected).toSorted()]);
    }
  });

  test('has places for the same values and elements in each', async () => {
    const holes = (words: Words) =>
      Object.entries(words).flatMap(([area, own]) =>
        Object.entries(own)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, word]) => `${area}.${name}: ${listTexts(word).map(countHoles).join()}`),
      );
    expect(holes(await LOADERS[language]())).toEqual(holes(await loadEnglish()));
  });

  test('has no empty word', async () => {
    for (const own of Object.values(await LOADERS[language]()))
      for (const text of Object.values(own).flatMap(listTexts)) expect(text.trim()).not.toBe('');
  });
});

test('French marks keep to their word at the end of a line', async () => {
  const texts = Object.values(await loadFrench()).flatMap((own) =>
    Object.values(own).flatMap(listTexts),
  );
  expect(texts.filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
});

test('every word has a reader', async () => {
  const sources = ['app', 'components', 'lib'].flatMap((room) =>
    readTree(room)
      .filter((file) => /\.tsx?$/.test(file) && !/^words\/..\//.test(file))
      .map((file) => readFileSync(join(room, file), 'utf8')),
  );
  const words = { ...(await loadEnglish()) };
  const unread = Object.entries(words).flatMap(([area, own]) => {
    const readers = sources.filter((text) => text.includes(`.generated/words/${area}'`));
    return Object.keys(own)
      .filter((name) => !readers.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
      .map((name) => `${area}: ${name}`);
  });
  expect(unread).toEqual([]);
});

test('a number chooses the form of its language', () => {
  const forms = { one: 'one', other: 'other' };
  expect([0, 1, 2].map((count) => selectPlural('en-US', count, forms))).toEqual([
    'other',
    'one',
    'other',
  ]);
  expect([0, 1, 2].map((count) => selectPlural('fr-FR', count, forms))).toEqual([
    'one',
    'one',
    'other',
  ]);
});

describe('the language of a build', () => {
  const folder = () => {
    const root = mkdtempSync(join(tmpdir(), 'words-'));
    mkdirSync(join(root, 'content'));
    return root;
  };
  const chosen = (site: object) => {
    const root = folder();
    writeFileSync(join(root, 'content/site.json'), JSON.stringify(site));
    writeWords(root);
    return readFileSync(join(root, '.generated/words/search.ts'), 'utf8');
  };

  test('is that of site.json alone', () => {
    expect(chosen({ lang: 'de' })).toBe("export * from '../../lib/words/de/search';\n");
  });

  test('is English where site.json names none, or one that does not ship', () => {
    expect(chosen({})).toContain('/en/');
    expect(chosen({ lang: 'tlh' })).toContain('/en/');
  });
});

test('a word that a language lacks is named, which fails the build', () => {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  for (const [file, text] of [
    [
      'en/search.ts',
      "export const close: string = 'Close';\nexport const open: string = 'Open';\n",
    ],
    ['en/ui.ts', "export const copy: string = 'Copy';\n"],
    ['de/search.ts', "export const open: string = 'Öffnen';\n"],
  ] as const) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  expect(listMissingWords(root, 'de')).toEqual(['search.ts: close', 'ui.ts: copy']);
  expect(listMissingWords('lib/words', 'fr')).toEqual([]);
});

test('an unknown language is refused with those there are', () => {
  const { error } = siteSchema.shape.lang.safeParse('tlh');
  expect(error?.issues[0]?.message).toBe(
    'expected "en", "de" or "fr"; CONTRIBUTING.md says how to add a language',
  );
});
