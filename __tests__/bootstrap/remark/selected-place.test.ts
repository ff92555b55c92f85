/** @jest-environment jsdom */
import { GAP, readRange } from '@/lib/bootstrap/remark/read-range';
import {
  findHeadingId,
  getSelectedRange,
  getTextBefore,
  widenToWords,
} from '@/lib/bootstrap/remark/selected-place';

beforeAll(() => {
  Element.prototype.checkVisibility = () => true;
});

/** Selects from the mark `[` to the mark `]`, which are taken out. */
function select(html: string): Selection {
  document.body.innerHTML = html;
  const selection = getSelection();
  if (!selection) throw new Error('no selection');
  const find = (mark: string) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && node.data.includes(mark)) {
        const at = node.data.indexOf(mark);
        node.deleteData(at, 1);
        return [node, at] as const;
      }
    throw new Error(`no ${mark}`);
  };
  const [start, from] = find('[');
  const [end, to] = find(']');
  selection.setBaseAndExtent(start, from, end, to);
  return selection;
}

const read = (html: string) => {
  const range = getSelectedRange(select(html));
  return range && readRange(range);
};

describe('a selection', () => {
  test.each([
    [
      'in a paragraph',
      '<article><p>A [b <b style="display: inline">c</b>\n d] e</p></article>',
      '\nb c d',
    ],
    ['of several blocks', '<article><p>[a</p><ul><li>b]</li></ul></article>', '\na\nb'],
    ['of code', '<article><pre><code>[a\n  b]</code></pre></article>', '\na\n  b'],
    [
      'over what is not seen',
      '<article><p>[a<span class="visually-hidden"> (new tab)</span> b]</p></article>',
      `\na${GAP} b`,
    ],
    ['that ends behind the article', '<article><p>[a</p></article><p>]b</p>', '\na'],
  ])('%s is read as it is seen', (_, html, text) => {
    expect(read(html)?.trimEnd()).toBe(text);
  });

  test.each([
    ['outside of articles', '<p>[a]</p>'],
    ['of white space', '<article><p>a[ ]b</p></article>'],
    ['in a form', '<article><form><p>[a]</p></form></article>'],
    ['around a field', '<article><p>[a</p><textarea>key</textarea><p>b]</p></article>'],
    ['around a field of one line', '<article><p>[a <input> b]</p></article>'],
    ['in what a tool says', '<article><p role="status">[a]</p></article>'],
    [
      'beside the field of a tool',
      '<article><section><textarea></textarea><p>[a]</p></section></article>',
    ],
    ['of a response', '<article><div data-code><pre data-own>[a]</pre></div></article>'],
    [
      'of a request whose form is open',
      '<article><div data-code><pre>[a]</pre><form></form></div></article>',
    ],
  ])('%s is none', (_, html) => {
    expect(getSelectedRange(select(html))).toBeUndefined();
  });

  it('goes over choices, and over what has said nothing yet', () => {
    const html = '<article><p>[a <input type="radio"></p><p role="status"></p><p>b]</p></article>';
    expect(getSelectedRange(select(html))).toBeDefined();
  });
});

it('a range is widened to whole words, and the text before it ends there', () => {
  const range = select('<article><p>One se[cond, thi]rd four</p></article>').getRangeAt(0);
  const wide = widenToWords(range);
  expect(String(wide)).toBe('second, third');
  expect(readRange(getTextBefore(wide))).toBe('\nOne ');
});

it('the heading of a text is the last one before it', () => {
  const html = '<article><h1>T</h1><h2 id="a">A</h2><p>x [y</p><h2 id="b">B]</h2></article>';
  expect(findHeadingId(select(html).getRangeAt(0))).toBe('a');
  const own = '<article><h2 id="a">A</h2><h2 id="b">[B]</h2></article>';
  expect(findHeadingId(select(own).getRangeAt(0))).toBe('b');
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('#b') ?? document.body);
  expect(findHeadingId(range)).toBe('b');
});
