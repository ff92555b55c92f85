/** @jest-environment node */
import { writeSearchIndex } from '@/lib/export/search-index';
import { samplePage, writeSample } from './sample-export';

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
