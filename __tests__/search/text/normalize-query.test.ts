import {
  listAskedCodes,
  listCopiedValues,
  normalizeQuery,
} from '@/lib/search/text/normalize-query';

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
    ['a card number without its spaces', '4111 1111 1111 1111', '4111111111111111'],
    ['words as they are', ' partial  refund ', 'partial refund'],
  ])('searches %s', (_, term, query) => {
    expect(normalizeQuery(term)).toBe(query);
  });
});

describe('listCopiedValues', () => {
  it.each([
    ['{"code":11,"message":"Not authenticated"}', ['code 11', 'message Not']],
    ["rcode: '051'", ['rcode 051']],
    ['rcode=051', ['rcode 051']],
    ['insufficient funds', []],
  ])('lists names and values of %s', (term, values) => {
    expect(listCopiedValues(term)).toEqual(values);
  });
});

describe('listAskedCodes', () => {
  it.each([
    ['what does error 409 mean', ['409']],
    ['meaning of response code 91', ['91', '091']],
    ['HTTP/1.1 402 Payment Required', ['402']],
    ['merchant advice code M003', ['M003']],
    ['refund within 30 days', []],
    ['error after 2 refunds', []],
  ])('finds in %s the codes %s', (term, codes) => {
    expect(listAskedCodes(term)).toEqual(codes);
  });
});
