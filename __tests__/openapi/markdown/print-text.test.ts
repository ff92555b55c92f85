import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import {
  fillSentence,
  printCode,
  printFence,
  printHeading,
  printItemText,
  printLink,
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
  const line = fc.stringMatching(
    /^[a-z`|<*_[\]\\&;#~]([a-z`|<*_[\]\\&;#~ ]{0,8}[a-z`|<*_[\]\\&;#~])?$/,
  );
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
      const [heading] = parse(printHeading(2, text));
      expect(heading).toMatchObject({ type: 'heading', depth: 2 });
      expect(toString(heading)).toBe(text.replace(/\s+/g, ' '));
      const [linked] = parse(`A ${printLink(text, '/a/')}.`);
      expect(linked).toMatchObject({ children: [{}, { type: 'link', url: '/a/' }, {}] });
      expect(toString(linked)).toBe(`A ${text.replace(/\s+/g, ' ')}.`);
    }),
  );
});

test.each([
  ['# A\n\n### B', 3, '### A\n\n##### B'],
  ['A\n===\n\nB\n---\nC', 2, '## A\n\n### B\n\nC'],
  ['#### A', 2, '#### A'],
  ['#hashtag', 2, '\\#hashtag'],
  ['~~~\n# A\n~~~\n\n# B #', 2, '```\n# A\n```\n\n## B'],
  ['- a\n---\n| a |\n| --- |', 2, '* a\n\n---\n\n| a |\n| - |'],
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

test.each([
  ['C #', 'C #', '# C \\#'],
  ['&lt; ~~a~~', '\\&lt; \\~\\~a\\~\\~', '# \\&lt; \\~\\~a\\~\\~'],
  ['card_number', 'card_number', '# card_number'],
  [
    'at https://a.example/_b_, then',
    'at <https://a.example/_b_>, then',
    '# at <https://a.example/_b_>, then',
  ],
])('%j as a name and as a heading', (name, printed, heading) => {
  expect(printName(name)).toBe(printed);
  expect(printHeading(1, name)).toBe(heading);
});

test('links and notes of a text are whole by themselves, as several texts make one file', () => {
  const list = (text: string) => printText(text, 2).split('\n\n');
  expect(list('See [docs], [this][Docs] and ![a][docs].\n\n[docs]: https://a.example "A"')).toEqual(
    [
      'See [docs](https://a.example "A"), [this](https://a.example "A") and ![a](https://a.example "A").',
    ],
  );
  const notes = ['Net[^1].\n\n[^1]: One.', 'Net[^1].\n\n[^1]: Two.'].map((text) =>
    printText(text, 2),
  );
  const names = notes.map((text) => /\[\^(.*?)\]/.exec(text)?.[1] ?? '');
  expect(new Set(names).size).toBe(2);
  expect(notes[1]).toBe(`Net[^${names[1]}].\n\n[^${names[1]}]: Two.`);
});

test('a link to a fragment, which only a page has, is its text', () => {
  const text = 'See [**a** cup](#get-a-cup), [b](#b), `[c](#c)` and [d](https://a.example/#d).';
  const printed = 'See **a** cup, b, `[c](#c)` and [d](https://a.example/#d).';
  expect(printText(text, 2)).toBe(printed);
  expect(printItemText(text, '  ')).toBe(printed);
});

test('code that is indented keeps its form', () => {
  const text = 'Send:\n\n    {\n      - <id>\n    }\n\nThen wait.';
  expect(printItemText(text, '  ')).toBe(
    'Send:\n\n  ```\n  {\n    - <id>\n  }\n  ```\n\n  Then wait.\n',
  );
  expect(printText('    a <b>', 2)).toBe('```\na <b>\n```');
  expect(printItemText('    a <b>', '  ')).toBe('\n\n  ```\n  a <b>\n  ```\n');
});

test('a table keeps its lines, and words in angle brackets in it', () => {
  expect(printItemText('A:\n\n| a | b |\n|---|---|\n| x<br>y | <id> |', '  ')).toBe(
    'A:\n\n  | a | b |\n  | - | - |\n  | x<br>y | \\<id> |\n',
  );
  expect(printText('<table>\n<tr><td><id></td></tr>\n</table>', 2)).toBe(
    '<table>\n<tr><td>&lt;id></td></tr>\n</table>',
  );
});

test.each(['>', '- ', '1. '])(
  'very many %j inside of each other are as they are written',
  (sign) => {
    const text = `${'-'.repeat(200)}\n${sign.repeat(20_000)}`;
    expect(printText(text, 2)).toBe(printFence('', text.trimEnd()));
  },
);

test('a sentence takes any text, signs of patterns too', () => {
  expect(fillSentence('Same body as {}.', '`a$`')).toBe('Same body as `a$`.');
});
