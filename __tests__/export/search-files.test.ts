/** @jest-environment node */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { NAMES_FILE } from '@/lib/build/search/search-index';
import { readNavigation, readSearchWords } from '@/lib/content/read-content';
import { parseNames } from '@/lib/search/parse-names';
import { BASE_PATH, OUT, readPages } from './exported-pages';

/** What the file of names may take of a reader who opens the search. */
const MOST_BYTES = 20_000;

const file = readFileSync(join(OUT, NAMES_FILE));
const names = parseNames(JSON.parse(file.toString()));
const pages = new Map(readPages().map((page) => [page.address.slice(BASE_PATH.length), page.html]));

describe('the names of the search', () => {
  it('are small', () => {
    expect(gzipSync(file).length).toBeLessThan(MOST_BYTES);
  });

  it('lead to what is there', () => {
    const lost = names.entries
      .map(({ hit }) => hit.url)
      .filter((url) => {
        const [page = '', id] = url.split('#');
        const html = pages.get(page);
        return html === undefined || (id !== undefined && !html.includes(` id="${decodeURI(id)}"`));
      });
    expect(names.entries.length).toBeGreaterThan(pages.size);
    expect(lost).toEqual([]);
  });

  it('have every other name of a place', () => {
    const urls = new Set(names.entries.map(({ hit }) => hit.url));
    expect(Object.keys(readSearchWords()).filter((url) => !urls.has(url))).toEqual([]);
  });

  it('have every word that the empty search offers to begin with (searchExamples of navigation.json)', () => {
    const texts = [...pages.values()].join('');
    const lost = readNavigation().searchExamples.filter((example) => !texts.includes(example));
    expect(lost).toEqual([]);
  });

  it('have the request line of each operation', () => {
    const operations = [...pages.values()].filter((html) => html.includes('data-operation="'));
    expect(names.operations.length).toBeGreaterThan(operations.length / 2);
  });
});
