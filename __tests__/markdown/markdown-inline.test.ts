/** @jest-environment node */
import { toHtml } from 'hast-util-to-html';
import { toOwnHast } from '@/lib/markdown/markdown-inline';

const html = (text: string, resolve?: (url: string) => string) => toHtml(toOwnHast(text, resolve));

describe('short Markdown of our own', () => {
  it('gives every link to the resolver, the tokens of app links too', () => {
    const seen: string[] = [];
    const resolve = (url: string) => {
      seen.push(url);
      return url.replace('link:sandboxLogin', 'https://app.example.com/login');
    };
    expect(html('[a](link:sandboxLogin) [b](/guides/)', resolve)).toBe(
      '<p><a href="https://app.example.com/login">a</a> <a href="/guides/">b</a></p>',
    );
    expect(seen).toEqual(['link:sandboxLogin', '/guides/']);
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
