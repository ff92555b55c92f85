import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinLanguages } from '@/lib/kit/build/languages/build-languages';
import { samplePage, writeSample } from '../../../support/sample-export';

const REDIRECTS = (base: string) => `${base}/old ${base}/ 308!\n${base}/old ${base}/ 308\n`;

const german = () =>
  writeSample({
    'index.html': samplePage('Start'),
    '_next/static/a.js': 'a',
    'guides/index.html': samplePage('Anleitungen'),
    'robots.txt': 'x',
    _headers: 'x',
    _redirects: REDIRECTS('/de'),
  });

test('a language stands below its name, and hosts have the rules of all languages in one file', () => {
  const root = writeSample({ 'index.html': samplePage('Start'), _redirects: REDIRECTS('') });
  joinLanguages(root, '', new Map([['de', german()]]), []);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(read('de/guides/index.html')).toContain('Anleitungen');
  expect(
    ['robots.txt', '_headers', '_redirects'].filter((file) => existsSync(join(root, 'de', file))),
  ).toEqual([]);
  expect(read('_redirects')).toContain('/old / 308\n');
  expect(read('_redirects')).toContain('/de/old /de/ 308\n');
  expect(read('_headers')).toContain(
    '/de/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable',
  );
});

test('a page of the first language at the address of one of another is named, and both stay', () => {
  const page = { 'de/guides/index.html': samplePage('Eigene') };
  const root = writeSample({ 'index.html': samplePage('Start'), ...page });
  expect(() => joinLanguages(root, '', new Map([['de', german()]]), [])).toThrow(
    '/de/guides/index.html is the address of a file of content/pages/de',
  );
  expect(readFileSync(join(root, 'de/guides/index.html'), 'utf8')).toContain('Eigene');
});

test('a page of the first language beside those of another stays', () => {
  const page = { 'de/company/index.html': samplePage('Firma') };
  const root = writeSample({ 'index.html': samplePage('Start'), ...page });
  joinLanguages(root, '', new Map([['de', german()]]), []);
  expect(readFileSync(join(root, 'de/company/index.html'), 'utf8')).toContain('Firma');
  expect(existsSync(join(root, 'de/index.html'))).toBe(true);
});
