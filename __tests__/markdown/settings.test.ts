import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { parseHtml } from '@/lib/markdown/foreign/escape-unknown-tags';
import { parseForeignMarkdown } from '@/lib/markdown/foreign/foreign-markdown';
import { parseInlineMarkdown } from '@/lib/markdown/markdown-inline';
import { renderMdx } from './render-mdx';

/** The three ways Markdown is read here: texts of others, short texts of our own, and our own pages. */
const READERS: readonly (readonly [string, (text: string) => Promise<string>])[] = [
  ['a text of an API document', async (text) => toHtml(parseForeignMarkdown(text, parseHtml))],
  ['a short text of our own', async (text) => toHtml(parseInlineMarkdown(text))],
  ['a page of our own', async (text) => (await renderMdx(text)).html],
];

describe('SPEC 9, Markdown settings', () => {
  test.each(READERS)('tables are on in %s', async (_, read) => {
    const html = await read('| Code | Means |\n| --- | --- |\n| 000 | Approved |\n');
    expect(html).toContain('<th>Code</th>');
    expect(html).toContain('<td>Approved</td>');
  });

  test.each(READERS)(
    'line breaks are off in %s: a line goes on in the next one',
    async (_, read) => {
      const html = await read('Approved\nby the bank\n');
      expect(html).not.toContain('<br');
      expect(html).toMatch(/Approved\s+by the bank/);
    },
  );

  test.each(READERS)('two spaces at the end still break a line in %s', async (_, read) => {
    expect(await read('Approved  \nby the bank\n')).toContain('<br');
  });
});

/** Schemes that SPEC 5 drops, each with what a link of it would do. */
const SCHEMES = [
  ['javascript', 'alert(1)'],
  ['vbscript', 'msgbox(1)'],
  ['data', 'text/html,x'],
] as const;

const toEntities = (text: string, one: (code: number) => string) =>
  [...text].map((letter) => one(letter.charCodeAt(0))).join('');

/** Ways to spell a scheme so that a filter overlooks it and a browser does not. */
const SPELLINGS: readonly (readonly [string, (scheme: string) => string])[] = [
  ['as it is', (scheme) => `${scheme}:`],
  ['in capitals', (scheme) => `${scheme.toUpperCase()}:`],
  ['in mixed letters', (scheme) => `${scheme.charAt(0)}${scheme.slice(1).toUpperCase()}:`],
  ['as decimal entities', (scheme) => `${toEntities(scheme, (code) => `&#${code};`)}:`],
  [
    'as hexadecimal entities',
    (scheme) => toEntities(`${scheme}:`, (code) => `&#x${code.toString(16)};`),
  ],
  [
    'as long entities',
    (scheme) => toEntities(`${scheme}:`, (code) => `&#${String(code).padStart(7, '0')};`),
  ],
  ['with a named colon', (scheme) => `${scheme}&colon;`],
  ['with a tab entity inside', (scheme) => `${scheme.slice(0, 2)}&Tab;${scheme.slice(2)}:`],
  [
    'with a line end entity inside',
    (scheme) => `${scheme.slice(0, 2)}&NewLine;${scheme.slice(2)}:`,
  ],
  [
    'with numbered white space inside',
    (scheme) => `${scheme.slice(0, 3)}&#9;&#10;&#13;${scheme.slice(3)}:`,
  ],
  ['after white space', (scheme) => `&#32;&#9;${scheme}:`],
  ['after a control character', (scheme) => `&#1;${scheme}:`],
  ['after a raw control character', (scheme) => `\u0001${scheme}:`],
  ['with a raw tab inside', (scheme) => `${scheme.slice(0, 2)}\t${scheme.slice(2)}:`],
];

/** Where Markdown and HTML can name an address. Each must keep its text "here". */
const PLACES: readonly (readonly [string, (url: string) => string])[] = [
  ['a link', (url) => `[here](<${url}>)`],
  ['a link by reference', (url) => `[here][1]\n\n[1]: <${url}>\n`],
  ['an HTML link', (url) => `<a href="${url}">here</a>`],
  ['an HTML link without quotes', (url) => `<a href=${url.replace(/\s/g, '')}>here</a>`],
  ['an image', (url) => `![here](<${url}>)`],
  ['an image by reference', (url) => `![here][1]\n\n[1]: <${url}>\n`],
  ['an HTML image', (url) => `<img src="${url}" alt="here">`],
  ['a linked image', (url) => `[![here](<${url}>)](<${url}>)`],
];

/** Every address of a tree, as a browser on the portal would follow it. */
function toTargets(tree: Root): readonly string[] {
  const found: string[] = [];
  visit(tree, 'element', ({ properties }) => {
    for (const value of [properties.href, properties.src, properties.srcSet])
      if (typeof value === 'string') found.push(new URL(value, 'https://portal.example.com/').href);
  });
  return found;
}

const CASES = SCHEMES.flatMap(([scheme, rest]) =>
  SPELLINGS.map(([name, spell]) => [scheme, name, spell(scheme) + rest] as const),
);
const BAD = /^(javascript|vbscript|data):/i;

describe('SPEC 5, targets with the schemes javascript, vbscript and data are dropped', () => {
  test('browsers follow most of these spellings, so there is something to drop', () => {
    const spelled = ['JAVASCRIPT:x', 'java\tscript:x', ' javascript:x', '\u0001javascript:x'];
    for (const url of spelled)
      expect(new URL(url, 'https://portal.example.com/').href).toMatch(BAD);
  });

  describe.each(PLACES)('in %s of an API document', (_, toMarkdown) => {
    test.each(CASES)('%s, %s: %j', (_scheme, _name, url) => {
      const tree = parseForeignMarkdown(toMarkdown(url), parseHtml);
      expect(toTargets(tree).filter((target) => BAD.test(target))).toEqual([]);
      const html = toHtml(tree);
      expect(html).not.toContain('<img');
      expect(html).toContain('here');
    });
  });

  describe.each(PLACES.filter(([name]) => !name.includes('HTML')))(
    'in %s of a short text of our own, which is sanitised as well',
    (_, toMarkdown) => {
      test.each(CASES)('%s, %s: %j', (_scheme, _name, url) => {
        const targets = toTargets(parseInlineMarkdown(toMarkdown(url)));
        expect(targets.filter((target) => BAD.test(target))).toEqual([]);
      });
    },
  );

  test.each([
    'https://example.com/',
    'http://example.com/',
    'mailto:a@example.com',
    '/guides/',
    '#x',
  ])('the target %j stays', (url) => {
    const [target] = toTargets(parseForeignMarkdown(`[here](${url})`, parseHtml));
    expect(target).toBe(new URL(url, 'https://portal.example.com/').href);
  });

  test('a word that only contains such a name is an address as any other', () => {
    const targets = toTargets(
      parseForeignMarkdown('[here](/data:sheet/) [here](./javascript-basics/)', parseHtml),
    );
    expect(targets).toEqual([
      'https://portal.example.com/data:sheet/',
      'https://portal.example.com/javascript-basics/',
    ]);
  });
});

describe('pages of our own keep to a list of components, where SPEC 9 has sanitising off', () => {
  test('a listed component stays; a script, an unlisted component and a link that runs code do not', async () => {
    const { html } = await renderMdx(
      [
        '<Callout tone="warn">',
        '',
        'Mind the amount.',
        '',
        '</Callout>',
        '',
        '<Script src="/x.js" />',
        '',
        '[here](<javascript:alert(1)>)',
      ].join('\n'),
    );
    expect(html).toContain('<x-callout tone="warn">');
    expect(html).toContain('Mind the amount.');
    expect(html).not.toMatch(/script/i);
    expect(html).toContain('here');
  });
});
