/** @jest-environment node */

import { normalizeQuery } from '@/lib/search/find-pages';

describe('normalizeQuery', () => {
  it.each([
    ['two digits as the result code that ends in them', '51', '051'],
    ['a result code by its number', 'r-code 100', '100'],
    ['a declined payment by its number', 'declined 5', 'declined 5'],
    ['an address by its path', 'https://api-test.example.com/pg/sale', '/pg/sale'],
    ['a copied pair by its value', '"rmsg": "Insufficient funds"', 'Insufficient funds'],
    ['a copied answer by its values', '{"rcode":"103","rmsg":"No source"}', '103 No source'],
    ['a field beside a value whole', '{"card_number": "4111"}', 'card_number : 4111'],
    [
      'a request line as it is',
      'POST /vault/customer/{customer_id}',
      'POST /vault/customer/ customer_id',
    ],
    ['words as they are', ' partial  refund ', 'partial refund'],
  ])('searches %s', (_, term, query) => {
    expect(normalizeQuery(term)).toBe(query);
  });
});
