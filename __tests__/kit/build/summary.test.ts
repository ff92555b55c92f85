import { gzipSync } from 'node:zlib';
import { readSizes, formatSummary } from '@/lib/kit/build/summary';
import { samplePage, writeSample } from '../../support/sample-export';

const SCRIPT = 'console.log(1);'.repeat(100);
const POLYFILL = 'polyfill();'.repeat(1000);

describe('readSizes', () => {
  it('counts the script a page loads once and leaves out what no current browser loads', () => {
    const scripts =
      '<script src="/_next/static/a.js"></script><script nomodule src="/p.js"></script>';
    const root = writeSample({
      'index.html': samplePage('Home', scripts),
      '_next/static/a.js': SCRIPT,
      'p.js': POLYFILL,
    });
    const { pages, heaviestScript } = readSizes(root, '');
    expect(pages).toBe(1);
    expect(heaviestScript).toEqual({ file: 'index.html', gzip: gzipSync(SCRIPT).length });
  });

  it('finds script files under a base path', () => {
    const html = samplePage('Home').replace('/_next/', '/developer/_next/');
    const root = writeSample({ 'index.html': html, '_next/static/a.js': SCRIPT });
    expect(readSizes(root, '/developer').heaviestScript.gzip).toBe(gzipSync(SCRIPT).length);
  });

  it('names the biggest page', () => {
    const root = writeSample({
      'index.html': samplePage('Home'),
      'a/index.html': samplePage('A', 'long '.repeat(99)),
    });
    expect(readSizes(root, '').biggestPage.file).toBe('a/index.html');
  });

  it('throws when there is no page', () => {
    expect(() => readSizes(writeSample({ 'a.txt': 'a' }), '')).toThrow('holds no page');
  });
});

describe('formatSummary', () => {
  it('prints one line a fact', () => {
    const summary = formatSummary(
      {
        pages: 120,
        total: 12_345_678,
        biggestPage: { file: 'api/index.html', size: 98_765 },
        heaviestScript: { file: 'index.html', gzip: 150_400 },
      },
      { redirects: 2, indexed: 90, cards: { count: 80, bytes: 912_000 }, offlineBytes: 1_630_000 },
    );
    expect(summary).toBe(
      [
        'pages      120, 90 of them in the search index',
        'redirects  2',
        'cards      80, 912 kB',
        'offline    1,630 kB',
        'total      12,346 kB',
        'biggest    99 kB  api/index.html',
        'script     150 kB gzip at most  index.html',
      ].join('\n'),
    );
  });
});
