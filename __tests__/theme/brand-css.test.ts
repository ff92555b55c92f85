import { printBrandCss } from '@/lib/content/brand/print-brand-css';

const print = (primary: string, logo?: Parameters<typeof printBrandCss>[1], own = '') =>
  printBrandCss({ theme: { primary, secondary: '#f2643d' } }, logo, own);
const MARK = '--mark:url(/favicon.svg) center/contain no-repeat';

describe('the colours of content/site.json', () => {
  test('are the tokens of every page', () =>
    expect(print('#2346d8')).toBe(`:root{--brand:#2346d8;--brand-2:#f2643d;${MARK}}\n`));

  test('a first one too bright for white text and for links is darkened, as a partner’s is', () =>
    expect(print('#ffd400')).toBe(`:root{--brand:#8c7300;--brand-2:#f2643d;${MARK}}\n`));
});

test.each([false, true])('of two logos, one is hidden; there are two: %s', (hasDark) =>
  expect(print('#2346d8', { width: 2, height: 1, hasDark }).includes('/logo-dark.svg')).toBe(
    hasDark,
  ),
);

test('the stylesheet of the adopter comes last, with the sub-path in its addresses', () => {
  const own = 'body { background: url( "/images/a.png" ) }';
  expect(print('#2346d8', undefined, own)).toMatch(
    /\}\nbody \{ background: url\( "\/images\/a.png" \) \}$/,
  );
});

test('fonts of the system are tokens, as pages load none', () => {
  const site = { theme: { primary: '#2346d8', secondary: '#f2643d' }, fonts: { text: 'system' } };
  const css = printBrandCss(site, undefined, '');
  expect(css).toContain(';--font-sans:system-ui}');
  expect(css).not.toContain('--font-mono');
});
