import { toHtml } from 'hast-util-to-html';
import { parseInlineMarkdown } from '@/lib/markdown/markdown-inline';

const html = (text: string) => toHtml(parseInlineMarkdown(text));

describe('short Markdown of our own', () => {
  it('keeps the tokens of app links for whoever draws them', () => {
    expect(html('[a](link:sandboxLogin) [b](/guides/)')).toBe(
      '<p><a href="link:sandboxLogin">a</a> <a href="/guides/">b</a></p>',
    );
  });

  it('has tables, and a line break in the source is none on the page (SPEC 9)', () => {
    expect(html('a\nb')).toBe('<p>a\nb</p>');
    expect(html('| a |\n| - |\n| 1 |')).toContain('<td>1</td>');
  });

  test.each([
    ['a <b>c</b>', '<p>a c</p>'],
    ['[a](javascript:alert(1))', '<p><a>a</a></p>'],
    ['<script>alert(1)</script>', ''],
  ])('%j is drawn without what could harm', (text, expected) => expect(html(text)).toBe(expected));
});
