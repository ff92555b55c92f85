import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSearchFiles,
  NAMES_FILE,
  writeSearch,
} from '@/lib/kit/build/search/build-search-files';
import type { SearchPage } from '@/lib/search/search-page';
import { writeSample } from '../../../support/sample-export';

const page = (url: string, rest: Partial<SearchPage> = {}): SearchPage => ({
  ...{ url, title: 'A', text: '', sections: [], fields: [] },
  ...rest,
});
const field = (id: string, text = '') => ({ id, name: id.split('.').at(-1) ?? '', text });

const PAGES = [
  page('/api/testing/', {
    text: 'Data',
    sections: [{ id: 'cards', title: 'Cards', text: 'Visa', otherIds: ['test-cards'] }],
  }),
  page('/api/auth/', {
    call: 'POST /auth',
    fields: [field('response.200.pg_id', 'Id'), field('body.customer.card_id', 'Card')],
  }),
  page('/api/sale/', { fields: [field('body.card_id', 'Card'), field('body.pg_id', 'Id')] }),
];

const { names, texts } = buildSearchFiles(PAGES, {
  '/api/testing/': ['staging'],
  '/api/testing/#test-cards': ['test card'],
  '/api/testing/#gone': ['lost'],
  '/gone/': ['lost'],
});
const getPage = (url: string) => names.pages.find((one) => one.url === url);

describe('buildSearchFiles', () => {
  it('gives a field one home: where it is sent, and there the outermost', () => {
    expect(getPage('/api/sale/')?.fields).toEqual(['body.card_id', 'body.pg_id']);
    expect(getPage('/api/auth/')?.fields).toEqual([]);
  });

  it('has each text of a field once, and each place of a field', () => {
    expect(texts.fields).toEqual(['Id', 'Card']);
    expect(texts.pages[1]?.[2]).toEqual([
      ['response.200.pg_id', 0],
      ['body.customer.card_id', 1],
    ]);
  });

  it('has other names under the id of the heading, and none of places that are gone', () => {
    expect(getPage('/api/testing/')?.also).toEqual(['staging', '#cards test card']);
  });

  it('says what a code means, and how an answer names it', () => {
    const code = { id: 'rcode-051', title: '051', meaning: 'No money.', otherNames: ['rcode 051'] };
    const [only] = buildSearchFiles([page('/a/', { sections: [{ ...code, text: '' }] })], {}).names
      .pages;
    expect(only).toMatchObject({
      sections: ['rcode-051 051 | No money.'],
      also: ['#rcode-051 rcode 051'],
    });
  });
});

test('writeSearch names the texts by their content, and the names tell where they are', () => {
  const read = (sections: Partial<SearchPage>) => {
    const root = writeSample({});
    writeSearch(root, buildSearchFiles([page('/a/', sections)], {}));
    const file: unknown = JSON.parse(readFileSync(join(root, NAMES_FILE), 'utf8'));
    return { root, file };
  };
  const { root, file } = read({ text: 'One' });
  expect(file).toEqual(read({ text: 'One' }).file);
  expect(file).not.toEqual(read({ text: 'Two' }).file);
  expect(file).toMatchObject({ texts: expect.stringMatching(/^\/search\/texts\/\w{16}\.json$/) });
  expect(JSON.parse(readFileSync(join(root, Object(file).texts), 'utf8'))).toMatchObject({
    pages: [['One', [], []]],
  });
});
