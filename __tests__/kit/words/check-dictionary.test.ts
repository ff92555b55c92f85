import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listWordProblems } from '@/lib/kit/words/check-dictionary';
import { readDictionary, type Words } from '@/lib/kit/words/dictionary';
import { LANGUAGES } from '@/lib/words/languages';

const check = (english: Words, own: Words) =>
  listWordProblems(new Map([['shell', { menu: english }]]), new Map([['shell', { menu: own }]]));

/** Problem of one translation, without its place. */
const checkText = (english: string, own: string, note: Words = {}) =>
  check({ '@a': note, a: english }, { a: own }).map((line) =>
    line.replace('shell.json: menu.a ', ''),
  );

test.each(LANGUAGES)('nothing is wrong with the words of %s', (language) => {
  const english = readDictionary('lib/words/en');
  expect(listWordProblems(english, readDictionary(`lib/words/${language}`))).toEqual([]);
});

test('a key that a language lacks, or that English has not, is named with its file', () => {
  expect(check({ open: 'Open', kinds: { a: 'A' } }, { shut: 'Zu', kinds: {} })).toEqual([
    'shell.json: menu.open is missing: translate it from English',
    'shell.json: menu.kinds.a is missing: translate it from English',
    'shell.json: menu.shut is not in English: remove it, or add it there',
  ]);
  expect(check({ kinds: { a: 'A' } }, { kinds: 'A' })).toEqual([
    'shell.json: menu.kinds is a group in English: make it one',
  ]);
  const area = new Map([['shell', { menu: { open: 'Open' } }]]);
  expect(listWordProblems(area, new Map())).toEqual([
    'shell.json: menu is missing: translate it from English',
  ]);
});

test.each([
  ['{name} opens', 'Offen', 'lacks {name}: put it where the language has it'],
  ['Open', '{name}', 'has {name}, which English has not: use none'],
  ['{a} of {b}', '{a} von {c}', 'has {c}, which English has not: use {a}, {b}'],
  ['Open', ' ', 'is empty: translate it'],
  [
    'Open',
    '{',
    "is no ICU message (EXPECT_ARGUMENT_CLOSING_BRACE): close each brace, or quote one that is text: '{'",
  ],
  [
    'Open',
    '{}',
    "is no ICU message (EMPTY_ARGUMENT): name what stands in braces, or quote them: '{}'",
  ],
  ['{0}', '{0}', 'has {0}: name it with a word'],
  [
    '{n, plural, other {#}}',
    '{n, plural, one {#}}',
    'is no ICU message (MISSING_OTHER_CLAUSE): end plural and select with other {…}',
  ],
  [
    '{n, plural, other {#}}',
    '{n, plural, =1 {one} other {#}}',
    'has a plural that is not known here: use categories such as one and other, without offset and =1',
  ],
  [
    '{n} pages',
    '{n, plural, other {#}}',
    'takes {n} as a number, and English does not: write {n, plural, other {…}} there, too',
  ],
  [
    '{day, date}',
    '{day, date}',
    'has a format that is not known here: use {name}, number, plural or select',
  ],
  [
    '{n, plural, other {#}}',
    '{n, plural, other {#}} {n, select, other {a}}',
    'takes n as number and as text: use two names',
  ],
])('of %j, %j is refused with what to do', (english, own, problem) => {
  expect(checkText(english, own)).toEqual([problem]);
});

test('elements keep the order in which components fill them', () => {
  const note = { placeholders: { a: { type: 'element' }, b: { type: 'element' } } };
  expect(checkText('{a} to {b}', '{b} von {a}', note)).toEqual([
    'has its elements in another order: components fill {a}, {b} in this one',
  ]);
  expect(checkText('{a} to {b}', '{b} von {a}')).toEqual([]);
});

test('a file that is no JSON, or holds other values, is named', () => {
  const read = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'words-'));
    writeFileSync(join(folder, 'ui.json'), text);
    return () => readDictionary(folder);
  };
  expect(read('{')).toThrow(/ui\.json: .+: correct the JSON$/);
  expect(read('{"parts":{"copy":4}}')).toThrow(
    /ui\.json: parts copy is neither a text nor an object: write a message in quotes$/,
  );
});
