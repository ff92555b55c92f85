/** @jest-environment node */
import { fromMatch, parseExcerpt, withoutHeading } from '@/lib/search/excerpt';

const plain = (text: string) => ({ text, marked: false });
const match = (text: string) => ({ text, marked: true });

describe('parseExcerpt', () => {
  it('separates the matched words from the text around them', () => {
    expect(parseExcerpt('Send <mark>amt_tran</mark> and <mark>rcode.</mark>')).toEqual([
      plain('Send '),
      match('amt_tran'),
      plain(' and '),
      match('rcode.'),
    ]);
  });

  it('is empty for an empty excerpt', () => {
    expect(parseExcerpt('')).toEqual([]);
  });

  it('decodes entities once, and leaves what is none as it is', () => {
    expect(parseExcerpt('&lt;b&gt; AT&T &amp;lt; &quot;x&quot; &#39;y&#39; &unknown;')).toEqual([
      plain('<b> AT&T &lt; "x" \'y\' &unknown;'),
    ]);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<mark onclick=alert(1)>x',
    '<MARK>x</MARK>',
  ])('keeps %s as text', (hostile) => {
    expect(parseExcerpt(hostile)).toEqual([plain(hostile)]);
  });

  it('ends a mark that is never closed with the excerpt, and ignores one that was never opened', () => {
    expect(parseExcerpt('a</mark>b<mark>c')).toEqual([plain('a'), plain('b'), match('c')]);
  });
});

describe('withoutHeading', () => {
  it('leaves out the heading an excerpt begins with, even when it is a match', () => {
    const parts = parseExcerpt(
      '<mark>Refund</mark> a payment. Give <mark>refund</mark> money back.',
    );
    expect(withoutHeading(parts, 'Refund a payment')).toEqual([
      plain('Give '),
      match('refund'),
      plain(' money back.'),
    ]);
  });

  it('is empty when the excerpt is nothing but the heading', () => {
    expect(withoutHeading([match('Webhooks.')], 'Webhooks')).toEqual([]);
  });

  it('does not expect a second full stop after a question', () => {
    expect(withoutHeading([plain('What now? Wait.')], 'What now?')).toEqual([plain('Wait.')]);
  });

  it('changes nothing when a longer word begins like the heading', () => {
    const parts = [plain('Sales are final.')];
    expect(withoutHeading(parts, 'Sale')).toBe(parts);
  });
});

describe('fromMatch', () => {
  it('begins with a whole word shortly before the first match', () => {
    const parts = [plain('Send the request with the field '), match('amt_tran'), plain(' in it.')];
    expect(fromMatch(parts, 12)).toEqual([
      plain('… the field '),
      match('amt_tran'),
      plain(' in it.'),
    ]);
  });

  it.each([
    ['that is short', [plain('The field '), match('amt_tran')]],
    ['that begins with the match', [match('amt_tran'), plain(' is the amount of the sale')]],
    ['without a match', [plain('A page that says nothing of it')]],
    ['that is empty', []],
  ])('leaves an excerpt %s alone', (_, parts) => {
    expect(fromMatch(parts, 12)).toBe(parts);
  });
});
