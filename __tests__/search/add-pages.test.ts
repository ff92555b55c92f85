import { buildSearchFiles } from '@/lib/kit/build/search/build-search-files';
import { addPages } from '@/lib/search/add-pages';
import { findPages } from '@/lib/search/find-pages';
import { listLoadedPages } from '@/lib/search/list-loaded-pages';
import { parseNames } from '@/lib/search/parse-names';
import { parseTexts } from '@/lib/search/parse-texts';
import { createTextIndex } from '@/lib/search/text-index';
import { toApiOf } from '../openapi/core/support';
import { samplePage } from './sample-search';

const files = buildSearchFiles(
  [
    samplePage('/guides/a/', 'A guide', {
      sections: [{ id: 'b', title: 'Beginning', text: 'Words' }],
    }),
    samplePage('/api/pay/sale/', 'Sale', {
      call: 'POST /sale',
      fields: [{ id: 'body.amount', name: 'amount', text: 'Sum to charge.' }],
    }),
  ],
  {},
);
const saved = {
  names: parseNames({ texts: '/search/texts/1.json', ...files.names }),
  texts: parseTexts(files.texts),
};

const body = (...names: readonly string[]) => ({
  content: {
    'application/json': {
      schema: {
        properties: Object.fromEntries(
          names.map((name) => [name, { type: 'string', description: `The *${name}* [text](/x).` }]),
        ),
      },
    },
  },
});
const api = toApiOf({
  '/sale': { post: { summary: 'Sale', requestBody: body('amount', 'loyalty_id') } },
  '/parcel': { post: { summary: 'Send parcel', requestBody: body('amount', 'weight_grams') } },
});

async function find(term: string, document?: string) {
  const pages = await listLoadedPages(api, ({ url }) => `/api/pay/${url}/`);
  const { names, texts } = addPages(saved, [{ pages, ...(document ? { document } : {}) }]);
  const index = await createTextIndex(names, texts);
  return findPages(names, index, { term, limit: 8, literal: false }).hits;
}

describe('addPages', () => {
  it('adds operations that no page has, and finds their fields', async () => {
    expect((await find('send parcel'))[0]).toMatchObject({
      url: '/api/pay/send-parcel/',
      title: 'Send parcel',
    });
    expect((await find('weight_grams'))[0]?.url).toBe('/api/pay/send-parcel/#body.weight_grams');
    expect((await find('POST /parcel'))[0]?.url).toBe('/api/pay/send-parcel/');
  });

  it('adds new fields to an operation that has a page, and keeps the others', async () => {
    expect((await find('loyalty_id'))[0]?.url).toBe('/api/pay/sale/#body.loyalty_id');
    const [first] = await find('sum charged');
    expect(first).toMatchObject({
      url: '/api/pay/sale/',
      subs: [{ url: '/api/pay/sale/#body.amount' }],
    });
  });

  it('keeps texts with their pages', async () => {
    expect((await find('words'))[0]?.subs[0]?.url).toBe('/guides/a/#b');
  });

  it('names the document of others above its operations', async () => {
    expect((await find('parcel', 'Parcel API'))[0]?.trail).toBe('Parcel API');
  });

  it('shows descriptions without their marks', async () => {
    const [hit] = await find('the text of weight_grams');
    const texts = [hit, ...(hit?.subs ?? [])].flatMap(
      (one) => one?.excerpt.map(({ text }) => text) ?? [],
    );
    expect(texts.join('')).toContain('The weight_grams text.');
  });
});
