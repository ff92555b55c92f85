/** @jest-environment node */
import { parseSearchResults, parseHit, parsePagefind } from '@/lib/search/parse-pagefind';

const part = (url: string, title: string, matches: number) => ({
  url,
  title,
  excerpt: `${title}. About <mark>it</mark>`,
  weighted_locations: Array.from({ length: matches }, () => ({ weight: 1 })),
});

const page = {
  url: '/api/payment-gateway/sale-auth-capture/',
  meta: { title: 'Sale (Auth + Capture)' },
  excerpt: 'the whole page about <mark>it</mark>',
  sub_results: [],
};

const toText = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');

describe('parseHit', () => {
  it('names the sections above the page', () => {
    expect(parseHit(page)).toMatchObject({
      url: '/api/payment-gateway/sale-auth-capture/',
      title: 'Sale (Auth + Capture)',
      trail: 'API › Payment Gateway',
    });
  });

  it.each([
    ['/guides/', 'Guides'],
    ['/', 'Home'],
  ])('names the section of %s, which has none above it', (url, trail) => {
    expect(parseHit({ ...page, url }).trail).toBe(trail);
  });

  it('takes the title from the address when the page has no heading', () => {
    expect(parseHit({ ...page, url: '/libs/sdk/', meta: {} }).title).toBe('Sdk');
  });

  it('shows the two headings with the most matches, in the order of the page', () => {
    const sub_results = [
      part('/a/#one', 'One', 2),
      part('/a/#two', 'Two', 1),
      part('/a/#three', 'Three', 5),
    ];
    expect(parseHit({ ...page, sub_results }).subs.map(({ url }) => url)).toEqual([
      '/a/#one',
      '/a/#three',
    ]);
  });

  it('prefers a heading that has the word to one with the word below it', () => {
    const field = { ...part('/a/#body.amt', 'amt', 1), weighted_locations: [{ weight: 8 }] };
    const sub_results = [field, part('/a/#two', 'Two', 5), part('/a/#three', 'Three', 9)];
    expect(parseHit({ ...page, sub_results }).subs.map(({ url }) => url)).toEqual([
      '/a/#body.amt',
      '/a/#three',
    ]);
  });

  it('says of a field that it comes back', () => {
    const sub_results = [part('/a/#body.id', 'id', 1), part('/a/#response.200.id', 'id', 1)];
    expect(parseHit({ ...page, sub_results }).subs.map(({ title }) => title)).toEqual([
      'id',
      'id (answer)',
    ]);
  });

  it('shows the text above the first heading as the excerpt of the page', () => {
    const sub_results = [part(page.url, page.meta.title, 1), part('/a/#one', 'One', 2)];
    const hit = parseHit({ ...page, sub_results });
    expect(toText(hit.excerpt)).toBe('About it');
    expect(hit.subs).toHaveLength(1);
  });

  it('does not repeat at the page what its headings show', () => {
    expect(parseHit({ ...page, sub_results: [part('/a/#one', 'One', 2)] }).excerpt).toEqual([]);
  });

  it('shows the excerpt of the page when it has no headings', () => {
    expect(toText(parseHit(page).excerpt)).toBe('the whole page about it');
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere',
    'javascript:x',
    7,
  ])('refuses an address off this site: %s', (url) => {
    expect(() => parseHit({ ...page, url })).toThrow('search index');
    const sub_results = [{ ...part('', 'One', 1), url: `${url}#one` }];
    expect(() => parseHit({ ...page, sub_results })).toThrow('search index');
  });
});

describe('parseFound', () => {
  it('fetches a page when it is asked for, not before', async () => {
    const data = jest.fn(() => Promise.resolve(page));
    const found = parseSearchResults({ results: [{ data }, { data }] });
    expect(found).toHaveLength(2);
    expect(data).not.toHaveBeenCalled();
    expect((await found[0]?.())?.title).toBe('Sale (Auth + Capture)');
    expect(data).toHaveBeenCalledTimes(1);
  });

  it.each([null, 'x', {}, { results: 'x' }, { results: [{}] }])('refuses %j', (answer) => {
    expect(() => parseSearchResults(answer)).toThrow('search index');
  });
});

describe('parsePagefind', () => {
  it('refuses a module that is not pagefind', () => {
    expect(() => parsePagefind({ search: () => [] })).toThrow('not pagefind');
    expect(() => parsePagefind(undefined)).toThrow('search index');
  });
});
