/** @jest-environment node */
import { separateElements, prepareIndexHtml } from '@/lib/build/search/search-text';

describe('separateElements', () => {
  it.each([
    ['cells', '<th>402</th><td>Declined</td>', '<th>402</th> <td>Declined</td>'],
    [
      'a term in code and its meaning',
      '<dt><code>000</code></dt><dd>Approved</dd>',
      '<dt><code>000</code></dt> <dd>Approved</dd>',
    ],
    ['code and what follows it', '<code>a</code><span>b</span>', '<code>a</code> <span>b</span>'],
    [
      'code before code',
      '<code>a</code><code class="b">b</code>',
      '<code>a</code> <code class="b">b</code>',
    ],
  ])('tells apart %s', (_, html, expected) => {
    expect(separateElements(html)).toBe(expected);
  });

  it.each([
    ['the colours of code', '<pre><code><span>amt</span><span>_tran</span></code></pre>'],
    ['a word and its full stop', '<p>Read <code>rcode</code>.</p>'],
    ['a name that may break', '<span>auth_<wbr/>avs_<wbr/>result</span>'],
  ])('leaves together %s', (_, html) => {
    expect(separateElements(html)).toBe(html);
  });
});

describe('prepareIndexHtml', () => {
  const field = (id: string, name: string) =>
    `<a class="x_name" href="#${id}" data-pagefind-weight="5">${name}</a>`;

  it.each([
    [
      'a field that is sent',
      field('body.amt', 'amt'),
      '<h6 id="body.amt" data-pagefind-weight="8">amt</h6>',
    ],
    [
      'a field that comes back',
      field('response.200.amt', 'amt'),
      '<h6 id="response.200.amt" data-pagefind-weight="3">amt</h6>',
    ],
    [
      'a response, or its words were those of the last field before it',
      '<a class="p" href="#response.2XX"><span class="m" data-kind="2">2XX</span></a>',
      '<h6 id="response.2XX" data-pagefind-weight="3"><span class="m" data-kind="2">2XX</span></h6>',
    ],
    [
      'a result code',
      '<tr id="rcode-051"><th scope="row"><a href="#rcode-051"><code>051</code></a></th>',
      '<tr id="rcode-051"><th scope="row"><h6 id="rcode-051" data-pagefind-weight="10"><code>051</code></h6></th>',
    ],
  ])('makes a heading of %s', (_, html, expected) => {
    expect(prepareIndexHtml(html)).toBe(expected);
  });

  it('leaves a row that has no name of its own', () => {
    const html = field('body.(1)', 'any other name');
    expect(prepareIndexHtml(html)).toBe(html);
  });

  it('tells a path from the server before it', () => {
    const html = '<code><span class="s">https://a.example/pg</span><wbr/>/sale</code>';
    expect(prepareIndexHtml(html)).toContain('/pg</span> <wbr/>/sale');
  });

  it('counts prose double, and what operations answer little', () => {
    const prose = '<article class="a" data-pagefind-body="true">';
    expect(prepareIndexHtml(prose)).toContain('data-pagefind-weight="2"');
    const operation = '<article class="a" data-operation="post /sale" data-pagefind-body="true">';
    expect(prepareIndexHtml(operation)).toBe(operation);
    expect(prepareIndexHtml('<section class="s" id="response">')).toContain(
      'data-pagefind-weight="0.3"',
    );
  });
});
