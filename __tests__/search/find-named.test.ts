import { findByMeaning, findByPrefix, findNamed } from '@/lib/search/find-named';
import { parseNames } from '@/lib/search/parse-names';

const sale = {
  url: '/api/payment-gateway/sale/',
  title: 'Sale',
  call: 'POST /sale',
  sections: [],
  fields: ['body.card_number', 'body.tokenize', 'response.200.rcode'],
  also: ['charge'],
};
const customers = (title: string, call: string) => ({
  url: `/api/customer-vault/${title.toLowerCase().replaceAll(' ', '-')}/`,
  title,
  call,
  sections: [],
  fields: [],
  also: [],
});
const names = parseNames({
  texts: '/search/texts/1.json',
  pages: [
    {
      url: '/api/testing/',
      title: 'Testing',
      sections: ['cards Cards', 'rcode-051 051 | Not enough money.'],
      fields: [],
      also: ['#cards visa test card', '#rcode-051 rcode 051'],
    },
    { url: '/guides/webhooks/', title: 'Webhooks', sections: ['3-d-secure 3-D Secure'] },
    sale,
    customers('Add a Customer', 'POST /vault/customer'),
    customers('Get by Customer ID', 'GET /vault/customer/{customer_id}'),
    { url: '/api/webhooks/', title: 'Webhooks API' },
    { url: '/guides/ruckbuchung/', title: 'Rückbuchung auslösen' },
    ...['a', 'b', 'c'].map((name) => ({
      url: `/guides/${name}/`,
      title: name.repeat(2),
      sections: ['before Before you start'],
    })),
  ],
});

const find = (term: string) => findNamed(names, term).map(({ url }) => url);

describe('findNamed', () => {
  it.each(['ruckbuchung auslosen', 'Rückbuchung auslösen'])('finds %s', (term) => {
    expect(find(term)).toEqual(['/guides/ruckbuchung/']);
  });

  it.each([
    ['a page', 'sale', '/api/payment-gateway/sale/'],
    ['a page without its small words', 'add customer', '/api/customer-vault/add-a-customer/'],
    ['a page by another name', 'Charge', '/api/payment-gateway/sale/'],
    ['a field', 'card_number', '/api/payment-gateway/sale/#body.card_number'],
    ['a field in words', 'card numbers', '/api/payment-gateway/sale/#body.card_number'],
    ['a result code', '051', '/api/testing/#rcode-051'],
    ['a result code by its name', 'rcode 051', '/api/testing/#rcode-051'],
    ['a heading, however it is joined', '3d secure', '/guides/webhooks/#3-d-secure'],
    ['another name in another order', 'test card visa', '/api/testing/#cards'],
    ['an operation by its path', '/vault/customer', '/api/customer-vault/add-a-customer/'],
    [
      'an operation in a command with headers before its address',
      'curl -H Content-Type: application/json https://api.example.com/pg/sale',
      '/api/payment-gateway/sale/',
    ],
    ['an operation in a command', 'curl -X POST /pg/sale -u key:', '/api/payment-gateway/sale/'],
    [
      'an operation with a parameter',
      'GET /vault/customer/ customer_id',
      '/api/customer-vault/get-by-customer-id/',
    ],
    ['an operation by the end of its path', '/customer', '/api/customer-vault/add-a-customer/'],
    ['an operation by method and path', 'post /sale', '/api/payment-gateway/sale/'],
    ['an operation with the path of its server', '/pg/sale', '/api/payment-gateway/sale/'],
    [
      'an operation with a value',
      'GET /vault/customer/123?x=1',
      '/api/customer-vault/get-by-customer-id/',
    ],
  ])('finds %s', (_, term, url) => {
    expect(find(term)).toEqual([url]);
  });

  it('lists the pages of one name, the one readers meet first in front', () => {
    expect(find('webhooks')).toEqual(['/guides/webhooks/', '/api/webhooks/']);
  });

  it.each([
    'tokenize',
    'before you start',
    'PUT /sale',
    '/',
    '/sale/more/than/that',
    'vault',
    '',
    '—',
  ])('finds none for %j', (term) => {
    expect(find(term)).toEqual([]);
  });

  it('names where a place is', () => {
    const [field] = findNamed(names, 'card_number');
    expect(field).toMatchObject({ title: 'card_number', trail: 'API › Payment Gateway › Sale' });
  });

  it('says what a code means', () => {
    const [code] = findNamed(names, '051');
    expect(code).toMatchObject({ title: '051', excerpt: [{ text: 'Not enough money.' }] });
  });
});

describe('findByMeaning', () => {
  it.each(['There is not enough money', 'Error: not enough money on it'])('finds %s', (term) => {
    expect(findByMeaning(names, term).map(({ url }) => url)).toEqual(['/api/testing/#rcode-051']);
  });

  it.each(['not enough money', 'how do I', 'a webhook for each sale'])(
    'finds none for %s',
    (term) => {
      expect(findByMeaning(names, term)).toEqual([]);
    },
  );
});

describe('findByPrefix', () => {
  it('finds a name by its beginning, once that is long enough', () => {
    expect(findByPrefix(names, 'testi').map(({ url }) => url)).toEqual(['/api/testing/']);
    expect(findByPrefix(names, 'test')).toEqual([]);
  });
});

describe('parseNames', () => {
  it.each([undefined, null, 'x', [], { pages: 1 }])('refuses %j', (file) => {
    expect(() => parseNames(file)).toThrow('search names');
  });

  it.each(['//elsewhere.example/', 'https://elsewhere.example/', 'javascript:x', '', 7])(
    'refuses an address that leads elsewhere: %s',
    (url) => {
      const file = { texts: '/search/texts/1.json', pages: [{ ...sale, url }] };
      expect(() => parseNames(file)).toThrow('not a path');
    },
  );
});
