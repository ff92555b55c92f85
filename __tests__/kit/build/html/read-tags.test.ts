/** @jest-environment jsdom */
import { readTags } from '@/lib/kit/build/html/read-tags';

/** What the browser's own parser sees, in the same shape. */
function toParsedTags(html: string) {
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
  return [...documentElement.querySelectorAll('*')].map((element) => ({
    name: element.localName,
    attributes: new Map([...element.attributes].map(({ name, value }) => [name, value])),
  }));
}

describe('readTags', () => {
  it.each([
    ['attributes of every kind', `<a href="/x?a=1&amp;b=2" title='a > b' hidden data-x=1>t</a>`],
    ['a comment that holds a tag', `<p><!-- <b style="x"> --> text</p><!--$--><i></i><!--/$-->`],
    ['a script that holds markup', `<script>var a = '<b onclick="x">';</script><p id="after"></p>`],
    ['character references', `<p title="&quot;&#x27;&#39;&lt;&gt;&nbsp;&unknown;"></p>`],
    ['an attribute that stands twice', `<p id="first" id="second"></p>`],
    ['upper case', `<P ID="a"><IMG SRC="/A.png"></P>`],
    ['text that only looks like a tag', `<p>1 < 2, a <3, a<=b</p><em></em>`],
    ['void and self-closing elements', `<p><br/><img src="/a.png"/><input disabled=""/></p>`],
  ])('reads %s as a browser does', (_, body) => {
    const tags = readTags(body).map(({ name, attributes }) => ({ name, attributes }));
    const parsed = toParsedTags(`<!doctype html><html><head></head><body>${body}</body></html>`);
    expect(tags).toEqual(parsed.filter(({ name }) => name !== 'head' && name !== 'body'));
  });

  it('keeps the text of a script as it is and decodes the text of a title', () => {
    const [script, title] = readTags(
      '<script>if (a &amp;&amp; b) "</p>"</script><title>A &amp; B</title>',
    );
    expect(script?.text).toBe('if (a &amp;&amp; b) "</p>"');
    expect(title?.text).toBe('A & B');
  });

  it('returns nothing for text without tags', () => {
    expect(readTags('plain text, 1 < 2')).toEqual([]);
  });
});
