import { keepUsedRules, readUsedClasses } from '@/lib/kit/build/html/used-styles';
import { writeSample } from '../../../support/sample-export';

const USED = new Set(['card', 'open', 'sm:wide']);

test.each([
  ['.card{color:red}.other{color:blue}', '.card{color:red}'],
  ['.card .other,.card.open>b{top:0}', '.card.open>b{top:0}'],
  ['.sm\\:wide{top:0}.sm\\:narrow{top:0}', '.sm\\:wide{top:0}'],
  ['@media print{.other{top:0}}a{top:0}', 'a{top:0}'],
  ['@media print{.other{top:0}.card{top:0}}', '@media print{.card{top:0}}'],
  ['@starting-style{.other[open]{opacity:0}}b{top:0}', 'b{top:0}'],
])('%s is left with %s', (css, kept) => {
  expect(keepUsedRules(css, USED)).toBe(kept);
});

test.each([
  ['no class', ':root,a[href^="#"]::after{top:0}'],
  ['a class of which another one is enough', ':is(.other,.card) b{top:0}'],
  ['a class that an element must not have', '.card:not(.other,:has(.more)) b{top:0}'],
  ['an attribute whose value looks like a class', 'a[href$=".pdf"],img[src*=\'.svg\']{top:0}'],
  ['steps of an animation', '@keyframes turn{from{top:0}50.5%{top:1px}}'],
  ['fonts and declared values', '@font-face{font-family:x}@property --x{syntax:"*"}'],
])('rules with %s stay', (_, css) => {
  expect(keepUsedRules(css, USED)).toBe(css);
});

test('classes are those of all pages with the same style sheets', () => {
  const page = (sheets: readonly string[], body: string) =>
    `<html><head>${sheets.map((one) => `<link rel="stylesheet" href="${one}" data-precedence="next"/>`).join('')}</head><body>${body}</body></html>`;
  const root = writeSample({
    'index.html': page(['/a.css', '/b.css'], '<p class="lead big">Text</p>'),
    'guides/index.html': page(['/a.css', '/b.css'], '<p id="x" class="small">Text</p>'),
    '404.html': page(['/a.css'], '<p class="lost">Text</p>'),
  });
  const used = readUsedClasses(root);
  expect([...(used.get('/a.css /b.css') ?? [])].toSorted()).toEqual(['big', 'lead', 'small']);
  expect([...(used.get('/a.css') ?? [])]).toEqual(['lost']);
});
