/** @jest-environment jsdom */
import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import {
  escapeUnknownTags,
  parseHtml,
  type ParseHtml,
} from '@/lib/markdown/foreign/escape-unknown-tags';
import { parseForeignMarkdown } from '@/lib/markdown/foreign/foreign-markdown';
import { listDocuments } from '../fixtures/documents';
import { readTexts } from './document-texts';

/** What `parseHtml` is where there is no DOM. */
const readInBuild: ParseHtml = (tree) =>
  fromHtml(toHtml(escapeUnknownTags(tree), { allowDangerousHtml: true }), { fragment: true });

const inBuild = (text: string) => toHtml(parseForeignMarkdown(text, readInBuild));
const inBrowser = (text: string) => toHtml(parseForeignMarkdown(text, parseHtml));

describe('with a DOM, HTML is read as in the build', () => {
  it.each(listDocuments())('in every text of $name', (file) => {
    const texts = readTexts(file, (text) => text.includes('<')).slice(0, 400);
    for (const text of texts) expect(inBrowser(text)).toBe(inBuild(text));
  });

  // Not words between cells: jsdom puts them behind the table, browsers before it.
  const PIECES = (
    'a| |\n|\n\n|*|`|- |> |<b>|</b>|<p>|</p>|<br>|<ul><li>|</ul>|<table><tr><td>a</table>|<a href="/x">|</a>|' +
    '<div title="|">|<!--|-->|<img src=x>|<svg>|</svg>|<title>|<style>|</style>|<quantity>|&lt;|<h2>|</h2>|<![CDATA[|<?'
  ).split('|');

  it('in any mixture of HTML and Markdown', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), (pieces) => {
        expect(inBrowser(pieces.join(''))).toBe(inBuild(pieces.join('')));
      }),
    );
  });

  it('without running or fetching anything', () => {
    const ask = jest.fn();
    Object.assign(window, { ask });
    const text = '<img src="x" onerror="ask()"><script>ask()</script><svg onload="ask()"></svg>a';
    expect(inBrowser(text)).toContain('a');
    expect(ask).not.toHaveBeenCalled();
    expect(document.querySelector('img, script, svg')).toBeNull();
  });
});

describe('words that look like tags stay words', () => {
  const words = (text: string) => toString(parseForeignMarkdown(text, parseHtml)).trim();

  test.each([
    ['the <quantity> of it', 'the <quantity> of it'],
    ['the <title> of the page', 'the <title> of the page'],
    ['a <style> **b**', 'a <style> b'],
    ['<title>b</title> c', 'c'],
    ['<div title="\n\nb', '<div title="\n\nb'],
    ['> <!-- a\n\nb', '<!-- a\n\nb'],
    ['a <!-- b --> c', 'a  c'],
    ['<p title="a > b">c</p>', 'c'],
    ['x <1 and y </ z', 'x <1 and y </ z'],
  ])('%j reads %j', (text, expected) => {
    expect(words(text).replace(/\s+/g, ' ')).toBe(expected.replace(/\s+/g, ' '));
  });

  it('whatever stands around them: what follows is never lost', () => {
    const PIECES =
      '<div title="|<!--|<title>|<style>|<textarea>|<plaintext>|<b|</p|<!|<?|*|`|\n\n|> |- '
        .split('|')
        .map((piece) => fc.constant(piece));
    fc.assert(
      fc.property(fc.array(fc.oneof(...PIECES), { maxLength: 8 }), (pieces) => {
        expect(words(`${pieces.join(' ')}\n\nhere it is`)).toContain('here it is');
      }),
    );
  });
});
