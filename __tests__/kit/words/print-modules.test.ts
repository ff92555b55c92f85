import { printModules } from '@/lib/kit/words/print-modules';

/** Code of one word, `de` where it is translated, without the imports above. */
function print(en: string, { de = en, elements = [] as readonly string[] } = {}): string {
  const placeholders = Object.fromEntries(elements.map((name) => [name, { type: 'element' }]));
  const english = new Map([['a', { b: { '@c': { placeholders }, c: en } }]]);
  const own = new Map([['a', { b: { c: de } }]]);
  const code = printModules(english, own).get('a/b') ?? '';
  return code
    .replace(/^import .*\n/gm, '')
    .replace('export const c', '')
    .trim();
}

test('a text is a constant', () => {
  expect(print("It''s '{x}' in `a` for $'{y}' \\ <b>")).toBe(
    ": string = `It's {x} in \\`a\\` for \\${y} \\\\ <b>`;",
  );
  expect(print('Done')).toBe(': string = `Done`;');
});

test('a text with one value is a function of it', () => {
  expect(print('Version {version}')).toBe(
    '= (version: string | number): string => `Version ${version}`;',
  );
});

test('a text with several takes them by name, in the order of English', () => {
  expect(print('{part} of {whole}', { de: '{whole}: {part}' })).toBe(
    '= ({ part, whole }: { readonly part: string | number; readonly whole: string | number }): string => `${whole}: ${part}`;',
  );
});

test('a plural chooses by the rules of the language, and is the text where there is one', () => {
  expect(print('{count, plural, one {# field} other {# fields}}')).toBe(
    '= (count: number): string => selectPlural(LOCALE, count, { one: `${count} field`, other: `${count} fields` });',
  );
  expect(print('{count, plural, other {# and more}}')).toBe(
    '= (count: number): string => `${count} and more`;',
  );
  expect(print('{a, plural, other {#}} of {b, plural, one {# x} other {# y}}')).toBe(
    '= ({ a, b }: { readonly a: number; readonly b: number }): string => `${a} of ${selectPlural(LOCALE, b, { one: `${b} x`, other: `${b} y` })}`;',
  );
});

test('a number is written as the language writes it, a choice by name is one of its texts', () => {
  expect(print('{count, number} pages')).toBe(
    '= (count: number): string => `${count.toLocaleString(LOCALE)} pages`;',
  );
  expect(print('{kind, select, a {one} other {more}}!')).toBe(
    '= (kind: string): string => `${kind === "a" ? `one` : `more`}!`;',
  );
});

test('an element leaves a place in the text', () => {
  expect(print('Moved to {page}.', { elements: ['page'] })).toBe(': string = `Moved to {}.`;');
  expect(print('{count} in {page}.', { elements: ['page'] })).toBe(
    '= (count: string | number): string => `${count} in {}.`;',
  );
});

test('texts by name stay together, and notes to translators stay out', () => {
  const words = new Map([
    ['a', { b: { '@kinds': { description: 'd' }, kinds: { 'x-y': '{n} x' } } }],
  ]);
  expect(printModules(words, words).get('a/b')).toBe(
    'export const kinds = {\n  "x-y": (n: string | number): string => `${n} x`,\n};\n',
  );
});
