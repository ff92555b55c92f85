import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createStyleJoiner } from '@/lib/kit/build/html/join-styles';
import { readTags } from '@/lib/kit/build/html/read-tags';
import { rewritePage } from '@/lib/kit/build/html/rewrite-page';

const root = mkdtempSync(join(tmpdir(), 'styles-'));
const SHEETS = {
  '_next/static/chunks/a.css': '@font-face{src:url(../media/sans.woff2)}',
  '_next/static/chunks/b.css': 'b{background:url("data:x") url(/dev/b.svg) url(#mark)}',
  'brand.css': ':root{--mark:url(images/mark.svg?v=2)}',
};
for (const [file, text] of Object.entries(SHEETS)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const addresses = Object.keys(SHEETS).map((file) => `/dev/${file}`);
const joinStyles = createStyleJoiner(root, '/dev');

test('several style sheets are one file in their order, and its addresses lead where they led', () => {
  const address = joinStyles(addresses);
  expect(address).toMatch(/^\/dev\/_next\/static\/chunks\/page-[0-9a-f]{12}\.css$/);
  expect(readFileSync(join(root, address?.slice('/dev'.length) ?? ''), 'utf8')).toBe(
    [
      '@font-face{src:url(/dev/_next/static/media/sans.woff2)}',
      'b{background:url("data:x") url(/dev/b.svg) url(#mark)}',
      ':root{--mark:url(/dev/images/mark.svg?v=2)}',
    ].join('\n'),
  );
});

test('fonts stand in it alone, also when their sheet is joined with others later', () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  const sheet = '_next/static/chunks/a.css';
  const font = '@font-face{src:url(/sans.woff2)}';
  mkdirSync(join(folder, dirname(sheet)), { recursive: true });
  writeFileSync(join(folder, sheet), `${font}b{top:0}`);
  writeFileSync(join(folder, 'brand.css'), `${font}i{top:0}`);
  const joinAgain = createStyleJoiner(folder, '');
  for (const sheets of [[`/${sheet}`], [`/${sheet}`, '/brand.css']])
    expect(readFileSync(join(folder, joinAgain(sheets) ?? ''), 'utf8')).toContain(font);
  expect(readFileSync(join(folder, sheet), 'utf8')).toBe('b{top:0}');
  expect(readFileSync(join(folder, 'brand.css'), 'utf8')).toContain(font);
});

test('rules that no page needs are left out, but for those of the adopter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  const sheet = '_next/static/chunks/a.css';
  mkdirSync(join(folder, dirname(sheet)), { recursive: true });
  writeFileSync(join(folder, sheet), '.lead{top:0}.other{top:0}');
  writeFileSync(join(folder, 'brand.css'), '.cookie-notice{top:0}');
  writeFileSync(
    join(folder, 'index.html'),
    `<link rel="stylesheet" href="/${sheet}"/><link rel="stylesheet" href="/brand.css"/><p class="lead">`,
  );
  const address = createStyleJoiner(folder, '')([`/${sheet}`, '/brand.css']);
  expect(readFileSync(join(folder, address ?? ''), 'utf8')).toBe(
    '.lead{top:0}\n.cookie-notice{top:0}',
  );
});

test('pages with the same style sheets have the same file, others another one', () => {
  expect(joinStyles(addresses)).toBe(joinStyles([...addresses]));
  expect(joinStyles(addresses.slice(1))).not.toBe(joinStyles(addresses));
});

test('a page without any has none', () => {
  expect(joinStyles([])).toBeUndefined();
});

test('a page loads the joined one alone, and keeps the others for React to find', () => {
  const html =
    '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css" data-precedence="next"/><link rel="stylesheet" href="/brand.css"/><script data-page-controls=""></script></head></html>';
  const start = new Map([['data-page-start', 'needed']]);
  const page = rewritePage(html, readTags(html), { policy: 'p', start, styles: '/page.css' });
  expect(page.html).toContain(
    '<link rel="stylesheet" href="/page.css"/><link rel="stylesheet" href="/a.css" data-precedence="next" disabled=""/><link rel="stylesheet" href="/brand.css" disabled=""/>',
  );
});
