/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { siteSchema } from '@/lib/content/schemas/site';
import { readTree } from '@/lib/kit/system/read-tree';
import { listMissingWords, writeWords } from '@/lib/kit/system/write-words';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/words/languages';
import { selectPlural } from '@/lib/words/select-plural';

/** A word: a text, a sentence with values, or texts by name. */
type Word = string | ((...values: unknown[]) => string) | Readonly<Record<string, string>>;

/** Words by area. */
type Words = Readonly<Record<string, Readonly<Record<string, Word>>>>;

/** Areas of a language, like `shell` and `openapi/types`. */
const areasOf = (language: string) =>
  readTree(`lib/words/${language}`).map((file) => file.replace('.ts', ''));

const loadWords = (language: string): Words =>
  Object.fromEntries(
    areasOf(language).map((area) => [
      area,
      jest.requireActual<Words[string]>(`@/lib/words/${language}/${area}`),
    ]),
  );

/** Texts of a word: of an object each, of a function what it returns. */
function listTexts(word: Word): readonly string[] {
  if (typeof word === 'function') return [word('{}', '{}', '{}', '{}')];
  return typeof word === 'object' ? Object.values(word) : [word];
}

const countHoles = (text: string) => text.split('{}').length - 1;

/** What components rely on: names, whether a word is a text or a sentence with values, and names in it. */
const shapeOf = (words: Words) =>
  Object.entries(words).map(([area, own]) => [
    area,
    Object.entries(own)
      .map(([name, word]) => {
        const inner = typeof word === 'object' ? Object.keys(word).join() : '';
        return `${name}: ${typeof word} ${inner}`.trim();
      })
      .toSorted(),
  ]);

describe.each(LANGUAGES)('the words of %s', (language) => {
  test('has the areas and words of English, of the same types, and no others', () => {
    expect(shapeOf(loadWords(language))).toEqual(shapeOf(loadWords(DEFAULT_LANGUAGE)));
  });

  test('has places for the same values and elements in each', () => {
    const holes = (words: Words) =>
      Object.entries(words).flatMap(([area, own]) =>
        Object.entries(own)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, word]) => `${area}.${name}: ${listTexts(word).map(countHoles).join()}`),
      );
    expect(holes(loadWords(language))).toEqual(holes(loadWords(DEFAULT_LANGUAGE)));
  });

  test('has no empty word', () => {
    for (const own of Object.values(loadWords(language)))
      for (const text of Object.values(own).flatMap(listTexts)) expect(text.trim()).not.toBe('');
  });
});

test('French marks keep to their word at the end of a line', () => {
  const texts = Object.values(loadWords('fr')).flatMap((own) =>
    Object.values(own).flatMap(listTexts),
  );
  expect(texts.filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
});

test('every word has a reader', () => {
  const sources = ['app', 'components', 'lib'].flatMap((room) =>
    readTree(room)
      .filter((file) => /\.tsx?$/.test(file) && !/^words\/..\//.test(file))
      .map((file) => readFileSync(join(room, file), 'utf8')),
  );
  const unread = Object.entries(loadWords(DEFAULT_LANGUAGE)).flatMap(([area, own]) => {
    // `npm run init` chooses the language itself.
    const from = area === 'init' ? `/words/starter-words'` : `.generated/words/${area}'`;
    const readers = sources.filter((text) => text.includes(from));
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

  test('is written for each area, in its folder', () => {
    const root = folder();
    writeWords(root);
    expect(readTree(join(root, '.generated/words'))).toEqual(readTree('lib/words/en'));
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
