/** @jest-environment node */
import { separateElements } from '@/lib/export/search-text';

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
