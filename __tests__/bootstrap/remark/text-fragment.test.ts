import { GAP } from '@/lib/bootstrap/remark/read-range';
import { printTextFragment } from '@/lib/bootstrap/remark/text-fragment';

describe('printTextFragment', () => {
  test.each([
    ['names a short text as a whole', 'Store the secret', 'text=Store%20the%20secret'],
    [
      'encodes what a directive is made of',
      'a well-known, A & B',
      'text=a%20well%2Dknown%2C%20A%20%26%20B',
    ],
    ['encodes letters beyond ASCII', 'für 5 €', 'text=f%C3%BCr%205%20%E2%82%AC'],
    [
      'counts any white space as one space',
      ' Store\u00a0 the  secret ',
      'text=Store%20the%20secret',
    ],
    [
      'names first and last words of a long text',
      'one two three four five six seven eight nine ten eleven',
      'text=one%20two%20three%20four,eight%20nine%20ten%20eleven',
    ],
    ['names the ends of several blocks', '\nFirst block.\nLast\n', 'text=First%20block.,Last'],
    ['leaves out what is not seen', `Read${GAP} more here`, 'text=Read,more%20here'],
    ['is empty without text', ` \n${GAP}`, ''],
    ['is empty for a card number', 'Card 4111 1111 1111 1111', ''],
  ])('%s', (_, text, directive) => {
    expect(printTextFragment(text)).toBe(directive);
  });

  it('brings along the words before a text that stands on the page before it, too', () => {
    expect(printTextFragment('amount', '\nAn Amount.\nSend the ')).toBe('text=Send%20the-,amount');
    expect(printTextFragment('amount', '\nA sum.\nSend the ')).toBe('text=amount');
    expect(printTextFragment('amount', `\nAn amount.\nSend${GAP}`)).toBe('text=amount');
  });

  it('has no card number in the words before, either', () => {
    expect(printTextFragment('amount', 'amount\n4111 1111 1111 1111 ')).toBe('');
  });
});
