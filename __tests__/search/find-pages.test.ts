import { findNames, findPages } from '@/lib/search/find-pages';
import type { Names } from '@/lib/search/parse-names';
import type { TextIndex } from '@/lib/search/text-index';
import { buildSample, samplePage } from './sample-search';

const field = (id: string, text: string) => ({ id, name: id.split('.').at(-1) ?? '', text });

const PAGES = [
  samplePage('/guides/embedded-fields/', 'Embedded Fields', {
    text: 'Card inputs in your own page.',
    sections: [
      { id: 'overview', title: 'Overview', text: 'Your server asks for a transient key.' },
      { id: 'key', title: 'Transient key', text: 'A transient key is valid for 12 hours.' },
      { id: 'test', title: 'Test', text: 'Refunds take the key as well.' },
    ],
  }),
  samplePage('/api/payment-gateway/sale/', 'Sale', {
    call: 'POST /sale',
    text: 'Charges a card.',
    fields: [
      field('body.card_number', 'Number of the card.'),
      field('response.200.card_id', 'Token of the card.'),
    ],
  }),
  samplePage('/api/payment-gateway/refund/', 'Refund', {
    call: 'POST /refund/{pgIdOrig}',
    text: 'Gives money back.',
    fields: [field('body.card_number', 'Number of the card.')],
  }),
  samplePage('/api/reference/', 'Codes and formats', {
    sections: [
      {
        ...{ id: 'rcode-051', title: '051', meaning: 'Not enough money or credit.' },
        ...{ text: 'The account is empty.', otherNames: ['rcode 051'] },
      },
      {
        ...{ id: 'platform-11', title: '11', meaning: 'Not authenticated (401).' },
        ...{ text: '', otherNames: ['code 11'] },
      },
    ],
  }),
  samplePage('/api/testing/', 'Testing', {
    sections: [{ id: 'cards', title: 'Cards', text: '4111111111111111 Visa' }],
  }),
];

let names: Names;
let index: TextIndex;
beforeAll(async () => {
  ({ names, index } = await buildSample(PAGES, { '/api/testing/#cards': ['test card'] }));
});

const find = (term: string, literal = false) =>
  findPages(names, index, { term, limit: 8, literal });
const urls = (term: string) => find(term).hits.map(({ url }) => url);

describe('words with what their language attaches to them', () => {
  const read = async (text: string) => {
    const sample = await buildSample([samplePage('/a/', 'A', { text })], {});
    return (term: string) =>
      findPages(sample.names, sample.index, { term, limit: 1, literal: true }).total;
  };

  it.each(['결제를', '결제는', '결제', '결', '카드', '카드로'])('finds %s', async (term) => {
    expect((await read('결제가 끝나면 카드를 확인합니다.'))(term)).toBe(1);
  });

  it.each(['دفع', 'الدفع', 'بالدَّفْعِ', 'بطاقة'])('finds %s', async (term) => {
    expect((await read('تم الدَّفْعُ بالبطاقة'))(term)).toBe(1);
  });

  it.each(['תשלום', 'תַּשְׁלוּם'])('finds %s', async (term) => {
    expect((await read('הוסף תַּשְׁלוּם חדש'))(term)).toBe(1);
    expect((await read('הוסף תשלום חדש'))(term)).toBe(1);
  });

  it.each(['환불', 'رسوم'])('does not find %s', async (term) => {
    expect((await read('결제가 끝나면 الدفع'))(term)).toBe(0);
  });
});

describe('findPages', () => {
  it('finds the place that a question in words asks for', () => {
    const [hit] = find('how long is a transient key valid').hits;
    expect(hit?.url).toBe('/guides/embedded-fields/');
    expect(hit?.subs[0]).toMatchObject({
      url: '/guides/embedded-fields/#key',
      title: 'Transient key',
    });
    expect(hit?.subs).toHaveLength(2);
  });

  it('marks the words in the text', () => {
    const [sub] = find('transient key valid').hits[0]?.subs ?? [];
    expect(sub?.excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
      'transient',
      'key',
      'valid',
    ]);
  });

  it.each(['cardNumber', 'card_number', 'card number'])('leads by %s to the field', (term) => {
    expect(urls(term)[0]).toBe('/api/payment-gateway/sale/#body.card_number');
  });

  it('finds a field at each operation that has it', () => {
    expect(urls('card_number')).toEqual(
      expect.arrayContaining(['/api/payment-gateway/sale/', '/api/payment-gateway/refund/']),
    );
  });

  it('names a field that comes back', () => {
    const [hit] = find('token of a card').hits;
    expect(hit?.subs[0]?.title).toBe('card_id (response)');
  });

  it.each([
    ['{"rcode":"051","rmsg":"Insufficient"}', '/api/reference/#rcode-051'],
    ['{"code":11,"message":"x"}', '/api/reference/#platform-11'],
    ['r-code 51', '/api/reference/#rcode-051'],
    ['51', '/api/reference/#rcode-051'],
    ['4111 1111 1111 1111', '/api/testing/'],
    ['test card', '/api/testing/#cards'],
    ['post /sale', '/api/payment-gateway/sale/'],
  ])('leads by %s to %s', (term, url) => {
    expect(urls(term)[0]).toBe(url);
  });

  it('says what a code means', () => {
    expect(find('051').hits[0]?.excerpt).toEqual([
      { text: 'Not enough money or credit.', marked: false },
    ]);
  });

  it('takes a whole number for no beginning of another', () => {
    expect(urls('4111')).toEqual([]);
  });

  it('corrects a word, unless it is wanted as it is', () => {
    expect(find('transiant key')).toMatchObject({ corrected: 'transient key' });
    expect(find('transiant key', true)).not.toHaveProperty('corrected');
  });

  it('finds a name by its beginning when no page has the word', () => {
    expect(find('zzzz').total).toBe(0);
    expect(urls('embed')).toEqual(['/guides/embedded-fields/']);
  });

  it('describes no more pages than wanted, and counts all', () => {
    const { total, hits } = findPages(names, index, { term: 'card', limit: 1, literal: false });
    expect(total).toBeGreaterThan(1);
    expect(hits).toHaveLength(1);
  });
});

describe('findNames', () => {
  it('finds what has that name, before there are texts', () => {
    expect(findNames(names, 'card number').hits.map(({ url }) => url)).toEqual([
      '/api/payment-gateway/sale/#body.card_number',
    ]);
    expect(findNames(names, 'how long is a transient key valid').total).toBe(0);
  });
});

describe('findPages in scripts without spaces', () => {
  const pages = [
    samplePage('/guides/keys/', '鍵の管理', {
      text: '秘密鍵はサーバーに保管します。',
      sections: [{ id: 'rotate', title: '鍵の交換手順', text: '毎年、新しい公開鍵を登録します。' }],
    }),
    samplePage('/guides/refunds/', '返金', { text: '返金の手順をAPIキーで説明します。' }),
    samplePage('/guides/thai/', 'การชำระเงิน', { text: 'ส่งใบแจ้งหนี้ให้ลูกค้า' }),
  ];
  const find = async (term: string) => {
    const sample = await buildSample(pages);
    const { hits } = findPages(sample.names, sample.index, { term, limit: 8, literal: false });
    return hits.map(({ url }) => url.replace('/guides/', ''));
  };

  it.each([
    ['交換', 'keys/'],
    ['手順', 'keys/'],
    ['説明', 'refunds/'],
    ['保管', 'keys/'],
    ['サーバー', 'keys/'],
    ['登録します', 'keys/'],
    ['鍵', 'keys/'],
    ['APIキー', 'refunds/'],
    ['ชำระเงิน', 'thai/'],
    ['ลูกค้า', 'thai/'],
  ])('%s is found inside of a text', async (term, url) => {
    expect((await find(term))[0]).toBe(url);
  });

  it('finds nothing for letters that never stand side by side', async () => {
    expect(await find('管登')).toEqual([]);
  });
});
