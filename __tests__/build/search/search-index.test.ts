/** @jest-environment node */
import { addPages, writeSearchIndex } from '@/lib/build/search/search-index';
import { samplePage, writeSample } from '../sample-export';

describe('writeSearchIndex', () => {
  it('refuses an export whose pages lost their mark: everything would be indexed', async () => {
    const unmarked = samplePage('Page').replace(' data-pagefind-body="true"', '');
    const pages = Array.from({ length: 12 }, (_, index) => [`p${index}/index.html`, unmarked]);
    const root = writeSample(Object.fromEntries(pages));
    await expect(writeSearchIndex(root)).rejects.toThrow('0 pages carry data-pagefind-body');
  });

  it('does not count copies that have no address', async () => {
    const root = writeSample({ '404.html': samplePage('None'), 'index.html': samplePage('Home') });
    await expect(writeSearchIndex(root)).rejects.toThrow('1 pages carry data-pagefind-body');
  });
});

test('pages are added to the index one by one, and what goes wrong with one is told', async () => {
  let open = 0;
  const most: number[] = [];
  const addHTMLFile = async ({ content, sourcePath }: { content: string; sourcePath?: string }) => {
    most.push((open += 1));
    await new Promise(setImmediate);
    open -= 1;
    const errors = content === 'bad' ? [`${sourcePath} is bad`] : [];
    return { errors, file: { uniqueWords: 1, url: '', meta: {} } };
  };
  const pages = ['good', 'bad', 'good'].map((html, index) => ({ file: `${index}.html`, html }));
  expect(await addPages({ addHTMLFile }, pages)).toEqual(['1.html is bad']);
  expect(most).toEqual([1, 1, 1]);
});
