import { readFileSync } from 'node:fs';
import { faultsOf } from '../../support/sample-project';

const TOKENS = { 'app/tokens.css': readFileSync('app/tokens.css', 'utf8') };
const faultsIn = (theme: string) =>
  faultsOf({ ...TOKENS, 'content/theme.css': theme }, 'content/theme.css');

test('tokens, properties of its own and rules pass', () =>
  expect(
    faultsIn(`:root { --paper: light-dark(#fffdf7, #10140f); --sale: #fff; --r-2: 0 }
h1 { color: var(--sale); --gap: 1px }
@media print { :root { --paper: white } }
.a { background: url("/images/a.svg") url(data:image/png;base64,AA) }`),
  ).toEqual([]));

test.each([
  [':root { --papr: #fff }', 'line 1: unknown token "--papr". Did you mean "--paper"?'],
  [
    ':root {\n  --brand: #fff }',
    'line 2: "--brand" comes from "theme.primary" in content/site.json: set it there',
  ],
  [
    ":root[data-theme='dark'] { --line: #111 }",
    'line 1: readers choose a theme, or leave it to their system: write --line: light-dark(…, #111) at :root, which knows both',
  ],
  [
    '@media (prefers-color-scheme: dark) { :root { --line: #111 } }',
    'line 1: readers choose a theme, or leave it to their system: write --line: light-dark(…, #111) at :root, which knows both',
  ],
  ['@import "a.css";', 'line 1: @import is refused: write the rules into this file'],
  ['a {', 'line 1: not CSS: Unclosed block. Correct it'],
  [
    'a { background: URL( //x.example/a.png ) }',
    'line 1: url(//x.example/a.png) is refused: pages load nothing of other hosts. Put the file under content/images and write url(/images/…)',
  ],
  ['a { background: url(/images/b.svg) }', 'line 1: no such file: content/images/b.svg'],
  [
    'a { background: image-set("https://x.example/a.png" 1x) }',
    'line 1: image-set() of texts is refused: write url(/images/…) in it',
  ],
  [
    ':root { --tint: linear-gradient(red, blue) }',
    'line 1: --tint is no colour whose contrast is known: write "#rrggbb", or light-dark() of two',
  ],
])('%j has one error', (theme, fault) => expect([...new Set(faultsIn(theme))]).toEqual([fault]));

test.each([
  [
    '--code-quiet: #3a3f52',
    '--code-quiet on --code-paper has a contrast of 1.75:1 in the light theme, and text needs 4.5:1. Make one of them lighter, or the other darker',
  ],
  [
    '--spark-tint: light-dark(white, color-mix(in oklch, var(--spark) 60%, black))',
    '--spark on --spark-tint has a contrast of 3.55:1 in the dark theme, and text needs 4.5:1. Make one of them lighter, or the other darker',
  ],
])('%s names the contrast that is too small', (token, fault) =>
  expect(faultsIn(`:root { ${token} }`)).toContain(`line 1: ${fault}`),
);

test('what ships passes as a theme', () => {
  const [block = ''] = TOKENS['app/tokens.css'].match(/^:root \{.*?\n\}/ms) ?? [];
  expect(block).toContain('--tok-param');
  expect(faultsIn(block)).toEqual([]);
});
