/** @shipped-documents */
import { readFileSync } from 'node:fs';
import { readQuestions, readSearchWords } from '@/lib/content/read-data';
import { readPages } from '@/lib/content/read-pages';
import { readSite } from '@/lib/content/read-site';
import { pageAddress } from '@/lib/content/validate/addresses';
import { buildSearchFiles } from '@/lib/kit/build/search/build-search-files';
import { listSearchPages } from '@/lib/kit/build/search/list-search-pages';
import { fillValues, getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { listQuestions } from '@/lib/pages/guide/list-questions';
import { findPages } from '@/lib/search/find-pages';
import type { Hit } from '@/lib/search/hit';
import { type Names, parseNames } from '@/lib/search/parse-names';
import { parseTexts } from '@/lib/search/parse-texts';
import { createTextIndex, type TextIndex } from '@/lib/search/text-index';
import { reportFigure } from '../../../support/report-figure';
import { CORRECTED, FIRST } from './first-hits';
import { LOOKUPS, QUESTIONS, type Query } from './queries';

/** Least share of the queries whose page is among the first three. */
const MIN_SHARE = { all: 0.92, questions: 0.8 };

let names: Names;
let index: TextIndex;

// All pages are read and indexed.
jest.setTimeout(300_000);

beforeAll(async () => {
  const files = buildSearchFiles(listSearchPages(), readSearchWords(), readQuestions());
  names = parseNames({ texts: '/search/texts/1.json', ...files.names });
  index = await createTextIndex(names, parseTexts(files.texts));
});

/** Whether a hit is a page or place, or shows the place below its page. */
function isHit({ url, subs }: Hit, wanted: string): boolean {
  if (!wanted.includes('#')) return url.split('#')[0] === wanted;
  return [url, ...subs.map((sub) => sub.url)].includes(wanted);
}

const find = (term: string) => findPages(names, index, { term, limit: 8, literal: false });

function isFound([term, ...pages]: Query): boolean {
  return find(term)
    .hits.slice(0, 3)
    .some((hit) => pages.some((page) => isHit(hit, page)));
}

/** Queries whose page is not among the first three, and the share of the others. */
function judge(queries: readonly Query[]) {
  const lost = queries.filter((query) => !isFound(query)).map(([term]) => term);
  return { lost, share: 1 - lost.length / queries.length };
}

/** Words of the portal's own for each code of an issuer: names that issuers use. */
const ISSUER_WORDS = Object.entries(readSearchWords()).filter(([link]) => link.includes('#rcode-'));

it.each(ISSUER_WORDS.flatMap(([link, words]) => words.map((word) => [word, link] as const)))(
  '"%s" finds its code among the first three, in capitals too',
  (word, link) => {
    expect([isFound([word, link]), isFound([word.toUpperCase(), link])]).toEqual([true, true]);
  },
);

const ASKED = Object.entries(readQuestions()).flatMap(([link, questions]) =>
  questions.map((question) => [question, link] as const),
);

describe('questions of readers', () => {
  it.each(ASKED)('"%s" is answered among the first three', (question, link) => {
    expect(isFound([question, link])).toBe(true);
  });

  afterAll(() => reportFigure('questions', ASKED.length));

  it('most are answered first, and the page of questions is no answer', () => {
    const first = ASKED.filter(([question, link]) => {
      const [hit] = find(question).hits;
      return hit !== undefined && isHit(hit, link);
    });
    expect(first.length / ASKED.length).toBeGreaterThan(0.83);
    const pages = ASKED.map(([question]) => find(question).hits[0]?.url);
    expect(pages.filter((url) => url?.startsWith('/api/questions/'))).toEqual([]);
  });

  it('each page that is written by hand answers one', () => {
    const asked = new Set(ASKED.map(([, link]) => link.split('#')[0] ?? ''));
    const pages = (['solutions', 'guides', 'api'] as const).flatMap(readPages);
    const addresses = pages.filter(({ file }) => file !== '').map(pageAddress);
    const list = '/api/questions/';
    expect(addresses.filter((address) => !asked.has(address) && address !== list)).toEqual([]);
  });

  it('each is listed on the page of questions, once', () => {
    const source = readFileSync('content/api/questions.mdx', 'utf8');
    const lists = [...source.matchAll(/<Questions under="([^"]+)"/g)].map(
      ([, under = '']) => under,
    );
    const values = getSiteValues(readSite());
    const listed = lists.flatMap((under) =>
      listQuestions(fillValues(under, values)).map(({ text }) => text),
    );
    expect(listed.toSorted()).toEqual(ASKED.map(([question]) => question).toSorted());
  });
});

const isOdd = (_: Query, at: number) => at % 2 === 1;
const HALVES = [
  ['on which the weights were chosen', isOdd],
  ['on which they were not', (query: Query, at: number) => !isOdd(query, at)],
] as const;

describe.each(HALVES)('of the queries %s', (_, isIn) => {
  it('nearly all find their page', () => {
    const { lost, share } = judge([...QUESTIONS.filter(isIn), ...LOOKUPS.filter(isIn)]);
    // A failure names the queries.
    expect(share >= MIN_SHARE.all ? [] : lost).toEqual([]);
  });

  it('most questions in words find theirs', () => {
    const { lost, share } = judge(QUESTIONS.filter(isIn));
    expect(share >= MIN_SHARE.questions ? [] : lost).toEqual([]);
  });
});

it.each(FIRST)('%s leads to %s', (term, url) => {
  expect(find(term).hits[0]?.url).toBe(url);
});

it.each(CORRECTED)('%s is taken for %s, and leads to %s', (term, corrected, url) => {
  const found = find(term);
  expect(found.corrected).toBe(corrected);
  expect(found.hits[0]?.url).toBe(url);
});

it.each(['kubernetes', 'zzzzq'])('%s finds nothing, and is taken for nothing else', (term) => {
  expect(find(term)).toEqual({ term, total: 0, hits: [] });
});
