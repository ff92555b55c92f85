import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readSearchWords } from '@/lib/content/read-data';
import { readNavigation } from '@/lib/content/read-navigation';
import { NAMES_FILE } from '@/lib/kit/build/search/build-search-files';
import { parseNames, placeUrl } from '@/lib/search/parse-names';
import { parseTexts } from '@/lib/search/parse-texts';
import { isShipped } from '../shipped-documents.mjs';
import { listOperationRoutes } from '../support/routes';
import { testShipped } from '../support/shipped-tests';
import { BASE_PATH, OUT, readPages } from './exported-pages';

/** Bytes, after Brotli, that a reader waits for: for names, and for all. */
const MAX_BYTES = { names: 14_500, texts: 72_000 };

const namesFile = readFileSync(join(OUT, NAMES_FILE));
const names = parseNames(JSON.parse(namesFile.toString()));
const textsFile = readFileSync(join(OUT, names.texts));
const texts = parseTexts(JSON.parse(textsFile.toString()));
const pages = new Map(readPages().map((page) => [page.address.slice(BASE_PATH.length), page.html]));

/** Places of which the export has no element. */
function findLost(urls: readonly string[]): readonly string[] {
  return urls.filter((url) => {
    const [page = '', id] = url.split('#');
    const html = pages.get(page);
    return html === undefined || (id !== undefined && !html.includes(` id="${decodeURI(id)}"`));
  });
}

describe('the files of the search', () => {
  testShipped('are small', () => {
    expect(brotliCompressSync(namesFile).length).toBeLessThan(MAX_BYTES.names);
    expect(brotliCompressSync(textsFile).length).toBeLessThan(MAX_BYTES.texts);
  });

  it('lead by names to what is there', () => {
    if (isShipped) expect(names.entries.length).toBeGreaterThan(pages.size);
    expect(findLost(names.entries.map(({ hit }) => hit.url))).toEqual([]);
  });

  it('lead by headings and fields to what is there', () => {
    const urls = names.pages.flatMap(({ url, sections }, index) => [
      ...sections.map(({ id }) => placeUrl(url, id)),
      ...(texts.pages[index]?.fields ?? []).map(({ id }) => placeUrl(url, id)),
    ]);
    if (isShipped) expect(urls.length).toBeGreaterThan(names.entries.length);
    expect(findLost(urls)).toEqual([]);
  });

  it('have a text for each page and section', () => {
    expect(texts.pages.map(({ sections }) => sections.length)).toEqual(
      names.pages.map(({ sections }) => sections.length),
    );
  });

  it('have every heading with an id of a written page', () => {
    const listed = new Set(
      names.pages.flatMap(({ url, sections }) => sections.map(({ id }) => placeUrl(url, id))),
    );
    const written = names.pages.filter(({ call, sections }) => call === '' && sections.length > 0);
    const headings = written.flatMap(({ url }) => {
      const html = /<article[^]*<\/article>/.exec(pages.get(url) ?? '')?.[0] ?? '';
      return [...html.matchAll(/<h[2-4][^>]* id="([^"]+)"/g)].map(([, id = '']) =>
        placeUrl(url, id),
      );
    });
    if (isShipped) expect(headings.length).toBeGreaterThan(written.length);
    expect(headings.filter((url) => !listed.has(url))).toEqual([]);
  });

  it('have every other name of a place', () => {
    const all = names.pages.flatMap(({ also, sections }) => [
      ...also,
      ...sections.flatMap((section) => section.also),
    ]);
    const lost = Object.values(readSearchWords())
      .flat()
      .filter((name) => !all.includes(name));
    expect(lost).toEqual([]);
  });

  it('have every word that the empty search offers to begin with (searchExamples of navigation.json)', () => {
    const all = `${namesFile.toString()} ${textsFile.toString()}`.toLowerCase();
    const lost = readNavigation().searchExamples.filter(
      (example) => !all.includes(example.toLowerCase()),
    );
    expect(lost).toEqual([]);
  });

  it('have the request line of each operation', () => {
    const urls = names.operations.map(({ hit }) => hit.url);
    expect(urls.toSorted()).toEqual(
      listOperationRoutes()
        .map(([, address]) => address)
        .toSorted(),
    );
  });
});
