import fc from 'fast-check';
import { toHtml } from 'hast-util-to-html';
import { parseHtml } from '@/lib/markdown/foreign/escape-unknown-tags';
import { parseForeignMarkdown } from '@/lib/markdown/foreign/foreign-markdown';
import { normalizeHeadings } from '@/lib/markdown/foreign/page-headings';
import { splitText, type TextPiece } from '@/lib/markdown/foreign/text-pieces';
import { FEW_RUNS } from '../../support/property-runs';

/** Without the space in front of tags, which no reader sees. */
const draw = ({ text, open }: TextPiece) =>
  toHtml(normalizeHeadings(parseForeignMarkdown(text, parseHtml), open)).replaceAll(
    /\s+(?=<|$)/g,
    '',
  );
const drawAll = (text: string) => splitText(text).map(draw).join('');
const drawWhole = (text: string) => draw({ text, open: [] });

const words = (count: number) => 'A payment is authorized, then captured or voided. '.repeat(count);
const long = words(80);

describe('a long text in pieces', () => {
  test('a short one is one piece, the empty one too', () => {
    expect(splitText('')).toEqual([{ text: '', open: [] }]);
    expect(splitText(words(2))).toEqual([{ text: words(2), open: [] }]);
  });

  test('is cut between paragraphs, and nothing is lost', () => {
    const text = [long, long, long].join('\n\n');
    expect(splitText(text)).toHaveLength(3);
    expect(
      splitText(text)
        .map((piece) => piece.text)
        .join('\n'),
    ).toBe(text);
  });

  test.each([
    ['fenced code', '```\ncode\n\n# no heading\n\nmore\n```'],
    ['fenced code of a list', '- one\n\n  ~~~~\n  code\n\n  # no heading\n  ~~~~'],
    ['a list with space between its items', '- one\n\n- two\n\n  of two\n\n- three'],
    ['a table', '| a | b |\n|---|---|\n| c | d |'],
    ['HTML that holds Markdown', '<details>\n\n# Inside\n\nText\n\n</details>'],
    ['a comment', '<!-- so\n\nand so\n\n# on -->'],
    ['code that names an element', 'A `<div>` in words.'],
  ])('is not cut in %s', (_, block) => {
    const text = [long, block, long, block, long].join('\n\n');
    expect(splitText(text).length).toBeGreaterThan(1);
    expect(drawAll(text)).toBe(drawWhole(text));
  });

  test('names what another piece defines', () => {
    const text = `See [the guide][Guide], and [codes].\n\n${long}\n\nMore.\n\n[guide]: https://example.org/g\n[codes]: https://example.org/c`;
    expect(splitText(text).length).toBeGreaterThan(1);
    expect(drawAll(text)).toBe(drawWhole(text));
    expect(drawAll(text)).toContain('href="https://example.org/c"');
  });

  test.each([
    ['with footnotes', `Text[^1].\n\n${long}\n\nMore.\n\n[^1]: The note.`],
    [
      'with an address in the line after its name',
      `${long}\n\nMore [a].\n\n[a]:\nhttps://example.org`,
    ],
    ['with code that never ends', `\`\`\`\n${long}\n\nMore.`],
  ])('stays whole %s', (_, text) => {
    expect(splitText(text)).toEqual([{ text, open: [] }]);
  });

  test.each(['-  ', '>  ', '1.  ', '- > '])('is read at once where a line repeats %j', (mark) => {
    // A pattern that can read a space in two ways would take twice as long with each mark.
    const text = `${long}\n\n${mark.repeat(60)}x\n\n${long}`;
    expect(splitText(text)).toHaveLength(2);
  });

  test('leaves out with a note what is beyond the limit', () => {
    const text = Array.from({ length: 40 }, () => long).join('\n\n');
    const last = splitText(text).at(-1);
    expect(last?.text).toBe(
      `(${(text.length - 100_000).toLocaleString('en-US')} more characters are left out.)`,
    );
  });

  test('is drawn as the whole text is, whatever it is made of', () => {
    const block = fc.constantFrom(
      '# One',
      '## Two',
      '#### Four',
      'Setext\n======',
      'Setext two\n---',
      '<h3>Three</h3>',
      words(3),
      words(30),
      '* one\n\n  # in a list\n\n* two',
      '1. one\n2. two',
      '> quoted\n\n> again',
      '```js\n\n# not\n\nText\n```',
      '~~~\n```\n\nText\n~~~',
      '<div>\n\nText\n\n</div>',
      '<p>An open paragraph',
      '| a |\n|---|\n| b |',
      '**Bold** and `code`',
      'See [codes] and [Guide][guide].',
      '---',
      '    indented\n\n    code',
    );
    fc.assert(
      fc.property(fc.array(block, { minLength: 20, maxLength: 60 }), (blocks) => {
        const text = [...blocks, '[codes]: /c', '[guide]: /g'].join('\n\n');
        expect(drawAll(text)).toBe(drawWhole(text));
      }),
      { numRuns: FEW_RUNS },
    );
  });
});
