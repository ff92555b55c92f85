import { printBrandCss } from '@/lib/content/brand/print-brand-css';

const print = (primary: string, hasDark = false, own = '') =>
  printBrandCss({ theme: { primary, secondary: '#f2643d' } }, hasDark, own);
const MARK = '--mark:url(/favicon.svg) center/contain no-repeat';

describe('the colours of content/site.json', () => {
  test('are the tokens of every page', () =>
    expect(print('#2346d8')).toBe(`:root{--brand:#2346d8;--brand-2:#f2643d;${MARK}}\n`));

  test('a first one too bright for white text and for links is darkened, as a partner’s is', () =>
    expect(print('#ffd400')).toBe(`:root{--brand:#8c7300;--brand-2:#f2643d;${MARK}}\n`));
});

test('of two pictures one is hidden, by what the reader chose, or else by the system; print is light', () => {
  expect(print('#2346d8')).not.toContain('img');
  const css = print('#2346d8', true);
  expect(css).toContain('@media print{img[data-dark]{display:none}}');
  expect(css).toContain('@media screen{:root[data-theme=dark] img[data-dark]+img{display:none}}');
  expect(css).toContain(':root:not([data-theme=dark]) img[data-dark]{display:none}');
});

test('the stylesheet of the adopter comes last, with the sub-path in its addresses', () => {
  const own = 'body { background: url( "/images/a.png" ) }';
  expect(print('#2346d8', false, own)).toMatch(
    /\}\nbody \{ background: url\( "\/images\/a.png" \) \}$/,
  );
});

test('fonts of the system are tokens, as pages load none', () => {
  const site = { theme: { primary: '#2346d8', secondary: '#f2643d' }, fonts: { text: 'system' } };
  const css = printBrandCss(site, false, '');
  expect(css).toContain(';--font-sans:system-ui}');
  expect(css).not.toContain('--font-mono');
});
