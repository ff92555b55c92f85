/** @jest-environment node */
import { buildSearchNames } from '@/lib/build/search/search-names';
import { prepareIndexHtml } from '@/lib/build/search/search-text';

type Sample = { title: string; body?: string; description?: string };

const toPage = (url: string, { title, body = '', description = 'About it' }: Sample) => ({
  url,
  html: prepareIndexHtml(
    `<head><meta name="description" content="${description}"/></head><main><article class="a" data-pagefind-body="true">` +
      `<h1>${title}</h1>${body}</article></main><script>var secretword = 1</script>`,
  ),
});

const link = (url: string) => `<a href="/developer${url}">x</a>`;
const field = (id: string) =>
  `<a class="n" href="#${id}" data-pagefind-weight="5">${id.split('.').at(-1)}</a>`;

const PAGES = [
  toPage('/api/webhooks/paid/', { title: 'Paid', body: field('body.card_id') }),
  toPage('/api/payment-gateway/auth/', {
    title: 'Authorize',
    description: 'POST /auth/{id}: Asks',
    body: field('response.200.pg_id') + field('body.customer.card_id') + field('path.id'),
  }),
  toPage('/api/payment-gateway/sale/', {
    title: 'Sale &amp; more',
    description: 'POST /sale: Charges',
    body: field('body.card_id') + field('body.pg_id'),
  }),
  toPage('/api/testing/', {
    title: 'Testing',
    body: '<h2 id="cards">Cards</h2><h2 id="test">Test</h2>',
  }),
  toPage('/guides/a/', { title: 'A', body: '<h2 id="test">Test</h2>' }),
  toPage('/guides/b/', { title: 'B', body: '<h2 id="test">Test</h2>' }),
  toPage('/', { title: 'Home', body: link('/api/payment-gateway/sale/') + link('/api/testing/') }),
];

const ALSO = {
  '/api/testing/': ['staging', 'idempotency'],
  '/api/testing/#cards': ['test card'],
  '/api/testing/#bank-accounts': ['test bank account'],
  '/gone/': ['staging'],
};

const names = buildSearchNames(PAGES, '/developer', ALSO);
const getPage = (url: string) => names.pages.find((page) => page.url === url);

describe('buildSearchNames', () => {
  it('lists pages in the order in which readers meet them', () => {
    expect(names.pages.slice(0, 3).map(({ url }) => url)).toEqual([
      '/',
      '/api/payment-gateway/sale/',
      '/api/testing/',
    ]);
    expect(names.pages).toHaveLength(PAGES.length);
  });

  it('names an operation by its title and its request line', () => {
    const { title, call } = getPage('/api/payment-gateway/sale/') ?? {};
    expect({ title, call }).toEqual({ title: 'Sale & more', call: 'POST /sale' });
    expect(getPage('/api/testing/')).not.toHaveProperty('call');
  });

  it('takes the colon of a path for a part of it', () => {
    const description = 'POST /v1/messages:send: Sends: now';
    const [page] = buildSearchNames(
      [toPage('/api/a/b/', { title: 'Send', description })],
      '',
      {},
    ).pages;
    expect(page?.call).toBe('POST /v1/messages:send');
  });

  it('gives a field one home: where it is sent, and there the outermost', () => {
    expect(getPage('/api/payment-gateway/sale/')?.parts).toEqual(['body.card_id', 'body.pg_id']);
    expect(getPage('/api/payment-gateway/auth/')?.parts).toEqual(['path.id']);
    expect(getPage('/api/webhooks/paid/')?.parts).toEqual([]);
  });

  it('says what a code means', () => {
    const row =
      '<tr id="rcode-051"><th scope="row"><a href="#rcode-051"><code>051</code></a></th>' +
      '<td><span>No <b>money</b></span><span>Retry later</span></td></tr>';
    const [page] = buildSearchNames(
      [toPage('/api/reference/', { title: 'Codes', body: row })],
      '',
      {},
    ).pages;
    expect(page?.parts).toEqual(['rcode-051 051 | No money']);
  });

  it('leaves out headings that many pages have', () => {
    expect(getPage('/api/testing/')?.parts).toEqual(['cards Cards']);
    expect(getPage('/guides/a/')?.parts).toEqual([]);
  });

  it('has what developers call a place, where the place is there', () => {
    expect(getPage('/api/testing/')?.also).toEqual(
      expect.arrayContaining(['staging', '#cards test card']),
    );
    expect(getPage('/api/testing/')?.also.join()).not.toContain('#bank-accounts');
  });

  it('has the words of what readers see, those of many pages first', () => {
    const words = names.words.split(' ');
    expect(words[0]).toBe('card');
    expect(words).toEqual(expect.arrayContaining(['card', 'home', 'idempotency']));
    expect(names.words).not.toMatch(/secretword|article|pagefind/);
  });
});
