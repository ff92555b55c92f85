/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addFontPreloads, copyNotFoundPages } from '@/lib/build/html/not-found-pages';
import { samplePage, writeSample } from '../sample-export';

const PAGES = {
  'api/not-found/index.html': samplePage('Castle'),
  'libs/not-found/index.html': samplePage('No such plugin'),
  'style-guide/not-found/index.html': samplePage('No such sample'),
};

describe('copyNotFoundPages', () => {
  it('puts the not-found page of each section where hosts look for it', () => {
    const root = writeSample(PAGES);
    copyNotFoundPages(root);
    expect(readFileSync(join(root, 'api/404.html'), 'utf8')).toContain('Castle');
    expect(readFileSync(join(root, 'libs/404.html'), 'utf8')).toContain('No such plugin');
    expect(readFileSync(join(root, 'style-guide/404.html'), 'utf8')).toContain('No such sample');
  });

  it('names the page that is missing', () => {
    const root = writeSample({ 'api/not-found/index.html': samplePage('Castle') });
    expect(() => copyNotFoundPages(root)).toThrow('/libs/not-found/ must be a page');
  });
});

describe('addFontPreloads', () => {
  const font = '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>';
  const style = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>';
  const preloads = (html: string) => html.match(/as="font"/g)?.length ?? 0;

  it('gives the root page the preloads that Next leaves out there, before its stylesheets', () => {
    const root = writeSample({
      'not-found/index.html': `<head>${font}${style}</head>`,
      '404.html': `<head>${style}${style}</head>`,
      '404/index.html': `<head>${style}</head>`,
    });
    addFontPreloads(root);
    expect(readFileSync(join(root, '404.html'), 'utf8')).toBe(
      `<head>${font}${style}${style}</head>`,
    );
    expect(preloads(readFileSync(join(root, '404/index.html'), 'utf8'))).toBe(1);
  });

  it('adds none where there are some, and none without a page to take them from', () => {
    const html = `<head>${font}${style}</head>`;
    const root = writeSample({ 'not-found/index.html': html, '404.html': html });
    addFontPreloads(root);
    expect(preloads(readFileSync(join(root, '404.html'), 'utf8'))).toBe(1);
    const bare = writeSample({ '404.html': style });
    addFontPreloads(bare);
    expect(readFileSync(join(bare, '404.html'), 'utf8')).toBe(style);
  });
});
