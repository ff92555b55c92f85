import fc from 'fast-check';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { quoteAdmonitions } from '@/lib/markdown/foreign/admonitions';
import { parseHtml } from '@/lib/markdown/foreign/escape-unknown-tags';
import { parseForeignMarkdown } from '@/lib/markdown/foreign/foreign-markdown';
import { listDocuments } from '../../fixtures/documents';
import { growsWithItsInput, isAtMost } from '../../support/work';
import { readTexts } from '../document-texts';

const html = (text: string) => toHtml(parseForeignMarkdown(text, parseHtml));

function elementsOf(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => void found.push(node));
  return found;
}

describe('what a document says is kept', () => {
  test.each([
    ['', ''],
    ['**a** `b`\nc', '<p><strong>a</strong> <code>b</code>\nc</p>'],
    ['<strong>Format: </strong>AN<br>up to 12', '<p><strong>Format: </strong>AN<br>up to 12</p>'],
    ['a<ul><li>1 = x</li></ul>', '<p>a</p><ul><li>1 = x</li></ul>'],
    [
      '| a |\n| -: |\n| 1 |',
      '<table>\n<thead>\n<tr>\n<th data-align="right">a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td data-align="right">1</td>\n</tr>\n</tbody>\n</table>',
    ],
    ['- [x] a', '<ul>\n<li><input type="checkbox" checked disabled> a</li>\n</ul>'],
    ['~2 EUR, 5~10 EUR (at most 2~3)', '<p>~2 EUR, 5~10 EUR (at most 2~3)</p>'],
    ['~a~ | <b>~b~</b> ~~c~~', '<p>~a~ | <b>~b~</b> <del>c</del></p>'],
    ['| ~1 |\n| - |\n| 2~3 ~ |', expect.stringMatching(/>~1<[^]*>2~3 ~</)],
    ['<quantity> ::= <suffix>', '<p>&#x3C;quantity> ::= &#x3C;suffix></p>'],
    [
      'a[^1]\n\n[^1]: b',
      '<p>a<sup>1</sup></p>\n<h2>Footnotes</h2>\n<ol>\n<li>\n<p>b </p>\n</li>\n</ol>\n',
    ],
    [
      'a[^x] and again[^x]\n\n[^x]:\n    - b',
      expect.stringMatching(/^<p>a<sup>1<\/sup> and again<sup>1<\/sup><\/p>\n(?!.*(?:<a|↩|id=))/s),
    ],
  ])('%j becomes %j', (text, expected) => expect(html(text)).toEqual(expected));
});

describe('direction', () => {
  test.each([
    [
      'شحنة جديدة (v3).\n\nSorted by size.',
      '<p dir="auto">شحنة جديدة (v3).</p>\n<p dir="auto">Sorted by size.</p>',
    ],
    [
      '## כותרת\n\n- אחד\n- two',
      '<h2 dir="auto">כותרת</h2>\n<ul dir="rtl">\n<li dir="auto">אחד</li>\n<li dir="auto">two</li>\n</ul>',
    ],
    [
      '1. One\n\n   דף',
      '<ol dir="ltr">\n<li dir="ltr">\n<p dir="auto">One</p>\n<p dir="auto">דף</p>\n</li>\n</ol>',
    ],
    [
      '`GET` ܫܠܡܐ\n\n    x',
      '<p dir="auto"><code dir="ltr">GET</code> ܫܠܡܐ</p>\n<pre dir="ltr"><code dir="ltr">x\n</code></pre>',
    ],
    ['> ދިވެހި', '<blockquote dir="rtl">\n<p dir="auto">ދިވެހި</p>\n</blockquote>'],
    ['Только текст 配送', '<p>Только текст 配送</p>'],
    ['٣ items', '<p>٣ items</p>'],
  ])('%j becomes %j', (text, expected) => expect(html(text)).toBe(expected));

  test('cells have their own', () => {
    expect(html('| ߒߞߏ | a |\n| - | - |\n| b | 𞤀𞤁 |')).toMatch(
      /<table dir="rtl">[^]*<th dir="auto">ߒߞߏ<[^]*<td dir="auto">b<[^]*<td dir="auto">𞤀𞤁</,
    );
  });

  test('a text that is too long has its direction, too', () => {
    expect(html(`نص\n\n${'a '.repeat(60_000)}`)).toMatch(/^<p dir="auto">/);
  });
});

describe('links', () => {
  const OUT = 'rel="noopener noreferrer nofollow"';
  test.each([
    ['[a](/developer/api/reference#cvv)', '<a href="/developer/api/reference#cvv">a</a>'],
    ['[a](#b)', '<a href="#b">a</a>'],
    ['[a](b/c "t")', '<a href="b/c" title="t">a</a>'],
    ['[a](https://b.example)', `<a href="https://b.example" ${OUT}>a</a>`],
    ['[a](//b.example)', `<a href="//b.example" ${OUT}>a</a>`],
    ['<a href="\\\\b.example">a</a>', `<a href="\\\\b.example" ${OUT}>a</a>`],
    ['[a](mailto:x@b.example)', `<a href="mailto:x@b.example" ${OUT}>a</a>`],
  ])('%j is drawn as %j', (text, expected) => expect(html(text)).toBe(`<p>${expected}</p>`));

  test.each([
    ...[
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      'java&#x09;script:alert(1)',
      '&#1;javascript:x',
    ],
    ...['&#106;avascript:x', 'javascript&colon;x', ' javascript:x', 'java\nscript:x', 'vbscript:x'],
    ...[
      'data:text/html,x',
      'DATA:x',
      'blob:x',
      'file:///etc/passwd',
      'link:privacy',
      'ftp://x',
      'http://[',
      '',
    ],
  ])('the address %j is dropped and the words stay', (href) =>
    expect(html(`<a href="${href}">a</a>`)).toBe('<p>a</p>'),
  );

  it('attributes may stand without a space between them, as browsers have it', () => {
    expect(html('See <a href="/x/"target="_blank">the <b title=\'a\'class="b">list</b></a>.')).toBe(
      '<p>See <a href="/x/">the <b>list</b></a>.</p>',
    );
  });

  it('an address repeated by reference cannot fill the memory', () => {
    const text = `[a]: https://b.example/${'x'.repeat(3_000)}\n\n${'[a] '.repeat(100)}`;
    expect(html(text).length).toBeLessThan(10_000);
  });
});

describe('pictures', () => {
  test.each([
    [
      '![a](https://b.example/c.png)',
      '<a href="https://b.example/c.png" rel="noopener noreferrer nofollow">a</a>',
    ],
    ['<img src=/c.png onerror=alert(1)>', '<a href="/c.png">picture</a>'],
    ['[![a](c.png)](/d/)', '<a href="/d/">a</a>'],
    ['[**![a](c.png)**](/d/)', '<a href="/d/"><strong>a</strong></a>'],
    ['![a](javascript:alert(1))', 'a'],
    ['b <img alt="a">', 'b a'],
  ])('%j becomes %j', (text, expected) => expect(html(text)).toBe(`<p>${expected}</p>`));
});

describe('what could harm is dropped', () => {
  test.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<style>*{display:none}</style>a', 'a'],
    ['a <iframe>b</iframe>', '<p>a </p>'],
    ['a <svg onload=alert(1)><a href="/x">b</a></svg>', '<p>a </p>'],
    ['<form action="/x"><button>a</button></form>', 'a'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    [
      '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
      '<p>&#x3C;math>&#x3C;mi//xlink:href="data:x,"></p>',
    ],
    [
      '<p id="root" class="x" style="position:fixed" onclick="alert(1)" data-x="y">a</p>',
      '<p>a</p>',
    ],
    ['<a href="/x" target="_top" name="y" id="z">a</a>', '<p><a href="/x">a</a></p>'],
    [
      '<input type="password" name="card" onfocus=alert(1) autofocus>',
      '<input disabled type="checkbox">',
    ],
    ['a <!-- <script>alert(1)</script> -->', '<p>a </p>'],
    [
      '<meta http-equiv="refresh" content="0;url=https://b.example"><base href="https://b.example">a',
      '<p>a</p>',
    ],
  ])('%j becomes %j', (text, expected) => expect(html(text)).toBe(expected));

  it('whatever the text is, only known elements with known attributes come out', () => {
    const piece = fc.constantFrom(
      ...[
        '<script>',
        '</script>',
        '<img src=',
        ' onerror=',
        'javascript:',
        '"',
        "'",
        '>',
        '<a href="',
        '`',
      ],
      ...[
        '<svg>',
        '<style>',
        '<!--',
        '-->',
        '<![CDATA[',
        '](',
        '[',
        '!',
        '\n\n',
        '    ',
        '&lt;',
        '&#x3c;',
      ],
      ...[
        '<iframe srcdoc="',
        '<math>',
        '<p style="',
        '<noscript>',
        '<template>',
        '</p>',
        '<table><tr><td>',
        '\0',
      ],
    );
    const source = fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 25 });
    fc.assert(
      fc.property(source, (pieces) => {
        for (const { tagName, properties } of elementsOf(
          parseForeignMarkdown(pieces.join(''), parseHtml),
        )) {
          expect(tagName).not.toMatch(
            /script|style|iframe|svg|math|img|form|template|object|embed/,
          );
          expect(Object.keys(properties).join(' ')).not.toMatch(/^on|style|class|\bid\b|src/i);
          expect(String(properties.href ?? '/')).not.toMatch(/^\W*(javascript|vbscript|data):/i);
        }
      }),
    );
  });
});

describe('no text is too much', () => {
  const MB = 1_000_000;
  const MAX_CHARS = 100_000;
  test.each([
    ['deep quotes', '>'.repeat(10_000)],
    ['deep lists', '1. '.repeat(10_000)],
    ['deep elements', '<div>'.repeat(10_000)],
    ['deep emphasis', `${'**'.repeat(900)}a${'**'.repeat(900)}`],
    [
      'deep lists by indentation',
      Array.from({ length: 440 }, (_, i) => `${' '.repeat(2 * i)}- a`).join('\n'),
    ],
    ['open brackets', '['.repeat(MB)],
    ['mixed emphasis', '*a**b_c__'.repeat(MB / 9)],
    ['unclosed formatting', '<b>'.repeat(1_900)],
    ['tags that never end', `<div ${'<a x="'.repeat(16_000)}>`],
    ['a tag of spaces', `<a${' '.repeat(90_000)}>b</a>`],
    ['a tag of slashes', `<div ${'/'.repeat(90_000)}>`],
    ['comments that never end', `<div ${'<!-- '.repeat(19_000)}`],
    ['many headings', 'a\n=\n'.repeat(MB / 4)],
    ['many nested lists', `${'- '.repeat(29)}a\n`.repeat(1_600)],
    ['a table of many rows', `a|b\n-|-\n${'a|b\n'.repeat(8_000)}`],
    [
      'a table whose rows are filled up',
      `${'|a'.repeat(900)}\n${'|-'.repeat(900)}\n${'|x\n'.repeat(2_900)}`,
    ],
    ['control characters', '\0'.repeat(MB)],
  ])('%s: at most ten times the work of plain prose, without a fault', (_what, text) => {
    // A tenth of the prose that is read, so a hundred times that.
    const prose = 'word '.repeat(MAX_CHARS / 50);
    expect(
      isAtMost(
        100,
        () => void html(prose),
        () => void html(text),
      ),
    ).toBe(true);
  });

  it('more than 100,000 characters are cut, and the text says so', () => {
    const tree = parseForeignMarkdown('word '.repeat(MB / 5), parseHtml);
    expect(toString(tree)).toHaveLength(99_999 + '(900,000 more characters are left out.)'.length);
    expect(toHtml(tree)).toContain('<p>(900,000 more characters are left out.)</p>');
  });

  it('a table is as wide as its head, and too large a one the text it is', () => {
    const toTable = (columns: number, rows: number) =>
      `${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}\n${'|x\n'.repeat(rows)}`;
    const count = (text: string) =>
      elementsOf(parseForeignMarkdown(text, parseHtml)).filter(({ tagName }) => tagName === 'td')
        .length;
    expect(count(toTable(6, 300))).toBe(1_800);
    const large = toTable(101, 100);
    expect(count(large)).toBe(0);
    expect(count(`> ${large.replaceAll('\n', '\n> ')}`)).toBe(0);
    expect(toString(parseForeignMarkdown(large, parseHtml))).toContain('|a|a');
    // Of many small ones it is all of them that count.
    expect(count(`${toTable(30, 20)}\n\n`.repeat(18))).toBe(0);
  });

  it('over-deep markup is shown as the plain text it is', () => {
    const text = `${'> '.repeat(100)}a\n\n<b>b</b>`;
    expect(parseForeignMarkdown(text, parseHtml).children.map((child) => toString(child))).toEqual([
      `${'> '.repeat(100)}a`,
      '<b>b</b>',
    ]);
  });
});

describe('without what reads HTML', () => {
  /** Whether Markdown may change a text, and it holds no HTML. */
  const isMarked = (text: string) => /[*_`[\]#|&\\~\n]/.test(text) && !text.includes('<');

  const documents = listDocuments().map((file) => ({ ...file, texts: readTexts(file, isMarked) }));

  it('many texts of documents have some', () =>
    expect(documents.filter(({ texts }) => texts.length > 0).length).toBeGreaterThan(4));

  it.each(documents)('the texts of $name that hold none come out the same', ({ texts }) => {
    for (const text of texts.slice(0, 50))
      expect(toHtml(parseForeignMarkdown(text, undefined))).toBe(html(text));
  });

  it('so does any mixture of marks, but for empty first lines of code, of which HTML loses one', () => {
    const withoutEmptyLines = (text: string) => text.replaceAll(/<code>\n+/g, '<code>');
    const MARKS = [
      'a',
      ' ',
      '\n',
      '\n\n',
      '*',
      '_',
      '`',
      '[',
      ']',
      '(',
      ')',
      '!',
      '#',
      '|',
      '-',
      '1. ',
      '&amp;',
      '&lt;b>',
      '~~',
      '>',
      'https://a.example',
      '[^1]',
      'www.a.example',
      '\\',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...MARKS), { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        expect(withoutEmptyLines(toHtml(parseForeignMarkdown(text, undefined)))).toBe(
          withoutEmptyLines(html(text)),
        );
      }),
      { examples: [[['~~', '~~', '\n', '\n\n']]] },
    );
  });

  it('HTML is shown as it is written: nothing is lost, and nothing runs', () => {
    expect(toHtml(parseForeignMarkdown('a <b>c</b>\n\n<script>d</script>', undefined))).toBe(
      '<p>a &#x3C;b>c&#x3C;/b></p>\n&#x3C;script>d&#x3C;/script>',
    );
  });
});

describe('admonitions', () => {
  const quote = (title: string, body: string) =>
    `<blockquote>\n<p><strong>${title}</strong></p>\n${body}\n</blockquote>`;

  test.each([
    ['> [!NOTE]\n> A *b*.\n>\n> c', quote('Note', '<p>A <em>b</em>.</p>\n<p>c</p>')],
    ['> [!warning] Mind *this*\n> b', expect.stringContaining('<strong>Mind</strong>')],
    ['> [!TIP]\n>\n> - a', quote('Tip', '<ul>\n<li>a</li>\n</ul>')],
    [
      'a\n:::note\nb\n\n- c\n:::\nd',
      `<p>a</p>\n${quote('Note', '<p>b</p>\n<ul>\n<li>c</li>\n</ul>')}\n<p>d</p>`,
    ],
    [':::danger[Mind it]\nb\n:::', quote('Mind it', '<p>b</p>')],
    ['::: tip Take care\nb\n:::', quote('Take care', '<p>b</p>')],
    ['::::info\n:::tip\na\n:::\n::::', quote('Info', quote('Tip', '<p>a</p>'))],
    ['```\n:::note\nb\n:::\n```', '<pre><code>:::note\nb\n:::\n</code></pre>'],
    [':::note\nb', '<p>:::note\nb</p>'],
    ['a ::: b\n\n:::', '<p>a ::: b</p>\n<p>:::</p>'],
    ['> [!] a', '<blockquote>\n<p>[!] a</p>\n</blockquote>'],
  ])('%j becomes %j', (text, expected) => expect(html(text).trim()).toEqual(expected));

  test('many inside each other take time that grows with them', () => {
    const nest = (count: number) => ':::note\n'.repeat(count) + ':::\n'.repeat(count);
    expect(growsWithItsInput((share) => nest(16_000 * share), quoteAdmonitions)).toBe(true);
  });
});

test.each([
  ['```mermaid\ngraph TD; A-->B\n```', '<pre><code>graph TD; A-->B\n</code></pre>'],
  [
    '<iframe src="https://b.example/v" title="How to pay"></iframe>',
    expect.stringMatching(/^<a href="https:\/\/b.example\/v" rel="[^"]*">How to pay<\/a>$/),
  ],
  ['a <video src="/v.mp4"></video>', '<p>a <a href="/v.mp4">video</a></p>'],
  ['a <iframe src="javascript:alert(1)"></iframe>', '<p>a frame</p>'],
])('what would ask another host is a link or code: %j', (text, expected) =>
  expect(html(text)).toEqual(expected),
);
