/** @jest-environment node */

import { isMatch } from '@/lib/search/find-pages';
import type { Hit } from '@/lib/search/parse-pagefind';

const toHit = (title: string, marked = ''): Hit => ({
  url: '/guides/',
  title,
  trail: 'Guides',
  excerpt: [
    { text: 'zone ', marked: false },
    { text: marked, marked: true },
  ],
  subs: [],
});

describe('isMatch', () => {
  it.each([
    ['amt_tran', '"amt_tran":'],
    ['refunding', 'refunded.'],
    ['Customer Vault', '/vault/customer,'],
    ['51', '051;'],
  ])('takes %s for found in %s', (term, marked) => {
    expect(isMatch(toHit('Testing', marked), term)).toBe(true);
  });

  it('looks at titles and at headings too', () => {
    expect(isMatch(toHit('Webhooks'), 'webhook')).toBe(true);
    expect(isMatch({ ...toHit('Testing'), subs: [toHit('Declines')] }, 'decline')).toBe(true);
  });

  it('does not take a shared first letter for a match, nor text that is not marked', () => {
    expect(isMatch(toHit('Testing', 'ZIP'), 'zzzzq')).toBe(false);
    expect(isMatch(toHit('Testing', 'ZIP'), 'zone')).toBe(false);
  });
});
