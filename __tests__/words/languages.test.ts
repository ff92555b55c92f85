import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteSchema } from '@/lib/content/schemas/site';
import { readTree } from '@/lib/kit/system/read-tree';
import { writeWords } from '@/lib/kit/system/write-words';
import { listEntries, readDictionary, type Words } from '@/lib/kit/words/dictionary';
import { selectPlural } from '@/lib/words/select-plural';

/** Texts of a language by area, group and name, as they stand in the dictionary. */
function listMessages(words: Words, path = ''): readonly (readonly [string, string])[] {
  return listEntries(words).flatMap(([name, word]) =>
    typeof word === 'string'
      ? [[`${path}${name}`, word] as const]
      : listMessages(word, `${path}${name}.`),
  );
}

test('French marks keep to their word at the end of a line', () => {
  const areas = [...readDictionary('lib/words/fr').values()];
  const texts = areas.flatMap((area) => listMessages(area).map(([, text]) => text));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
});

test('every word has a reader', () => {
  const sources = ['app', 'components', 'lib'].flatMap((room) =>
    readTree(room)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(room, file), 'utf8')),
  );
  const unread = [...readDictionary('lib/words/en')].flatMap(([area, groups]) =>
    listEntries(groups).flatMap(([group, words]) => {
      // `npm run init` chooses the language itself.
      const from =
        area === 'content' && group === 'new-portal'
          ? `/starter-words'`
          : `.generated/words/${area}/${group}'`;
      const readers = sources.filter((text) => text.includes(from));
      return listEntries(typeof words === 'string' ? {} : words)
        .map(([name]) => name)
        .filter((name) => !readers.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
        .map((name) => `${area}/${group}: ${name}`);
    }),
  );
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
    return readFileSync(join(root, '.generated/words/search/dialog.ts'), 'utf8');
  };

  test('is that of site.json alone', () => {
    expect(chosen({ lang: 'de' })).toBe(
      "export * from '@/.generated/languages/de/search/dialog';\n",
    );
  });

  test('has the prefix of keys that site.json names', () => {
    const prefix = (site: object) => {
      const root = folder();
      writeFileSync(join(root, 'content/site.json'), JSON.stringify(site));
      writeWords(root);
      return readFileSync(join(root, '.generated/words/locale.ts'), 'utf8');
    };
    expect(prefix({ keyPrefix: 'ACME' })).toContain("KEY_PREFIX: string = 'ACME'");
    expect(prefix({})).toContain("KEY_PREFIX: string = 'SANDBOX'");
  });

  test('is written for each group, in the folder of its area, and what was there before is removed', () => {
    const root = folder();
    mkdirSync(join(root, '.generated/words'), { recursive: true });
    writeFileSync(join(root, '.generated/words/former.ts'), '');
    writeWords(root);
    const files = [...readDictionary('lib/words/en')].flatMap(([area, groups]) =>
      listEntries(groups).map(([group]) => `${area}/${group}.ts`),
    );
    expect(readTree(join(root, '.generated/words'))).toEqual(['locale.ts', ...files].toSorted());
  });

  test('is English where site.json names none, or one that does not ship', () => {
    expect(chosen({})).toContain('/en/');
    expect(chosen({ lang: 'tlh' })).toContain('/en/');
  });
});

test('an unknown language is refused with those there are', () => {
  const { error } = siteSchema.shape.lang.safeParse('tlh');
  expect(error?.issues[0]?.message).toBe(
    'expected "en", "de" or "fr"; CONTRIBUTING.md says how to add a language',
  );
});
