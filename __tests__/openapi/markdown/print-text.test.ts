import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import {
  fillSentence,
  printCode,
  printFence,
  printItemText,
  printName,
  printText,
} from '@/lib/openapi/markdown/print-text';

const parse = (text: string) => fromMarkdown(text).children;

test.each([
  ['a', '`a`'],
  ['`a`|', '`` `a`| ``'],
  ['a``b`', '``` a``b` ```'],
  ['a\nb\r\nc', '`a\\nb\\nc`'],
])('%j is code in a line', (text, code) => {
  expect(printCode(text)).toBe(code);
});

test('code in a line, a block of code and a name are read as what they were', () => {
  const line = fc.stringMatching(/^[a-z`|<*_[\]\\]([a-z`|<*_[\]\\ ]{0,8}[a-z`|<*_[\]\\])?$/);
  fc.assert(
    fc.property(line, (text) => {
      expect(parse(`- ${printCode(text)}.`)).toMatchObject([
        { children: [{ children: [{ children: [{ type: 'inlineCode', value: text }, {}] }] }] },
      ]);
      expect(parse(printFence('json', text))).toMatchObject([
        { type: 'code', lang: 'json', value: text },
      ]);
      const [paragraph, ...others] = parse(`Name ${printName(text)}`);
      expect(others).toEqual([]);
      expect(toString(paragraph)).toBe(`Name ${text.replace(/\s+/g, ' ')}`);
    }),
  );
});

test.each([
  ['# A\n\n### B', 3, '### A\n\n##### B'],
  ['A\n===\n\nB\n---\nC', 2, '## A\n\n### B\nC'],
  ['#### A', 2, '#### A'],
  ['#hashtag', 2, '#hashtag'],
  ['~~~\n# A\n~~~\n\n# B #', 2, '~~~\n# A\n~~~\n\n## B #'],
  ['- a\n---\n| a |\n| --- |', 2, '- a\n---\n| a |\n| --- |'],
])('headings of %j stand below level %i', (text, level, expected) => {
  expect(printText(text, level)).toBe(expected);
});

test.each([
  ['<script>a()</script>', '\\<script>a()\\</script>'],
  ['a <quantity> of `<b>` and `<x>`', 'a \\<quantity> of `<b>` and `<x>`'],
  [
    '<b>a</b><br/>b <https://a.example> <a@b.example>',
    '<b>a</b><br/>b <https://a.example> <a@b.example>',
  ],
  ['1 < 2, <!-- no -->', '1 < 2, \\<!-- no -->'],
  ['```\n<script>\n```', '```\n<script>\n```'],
])('tags of %j are words, unless they are Markdown', (text, expected) => {
  expect(printText(text, 2)).toBe(expected);
});

test.each([
  ['One\nline', 'One line.'],
  ['Is it?<br>Yes', 'Is it? Yes.'],
  ['前に送る。', '前に送る。'],
  ['', ''],
  ['Sizes:\n- a\n- b', 'Sizes:\n\n  * a\n  * b\n'],
  ['A\n\nB', 'A.\n\n  B\n'],
])('%j is part of an item', (text, expected) => {
  expect(printItemText(text, '  ')).toBe(expected);
});

test('a sentence takes any text, signs of patterns too', () => {
  expect(fillSentence('Same body as {}.', '`a$`')).toBe('Same body as `a$`.');
});
