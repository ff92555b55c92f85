import { render } from '@testing-library/react';
import { mdxComponents } from '@/components/docs/mdx/mdx-components';
import { getDarkPath, loadDrawings } from '@/lib/content/brand/load-logo';
import { readDrawings } from '@/lib/content/read-site';
import { createDisk } from '@/lib/content/source/disk';
import { createLoader } from '@/lib/content/source/loader';
import { faultsOf, writeProject } from '../../support/sample-project';

jest.mock('@/lib/content/read-site', () => ({
  ...jest.requireActual('@/lib/content/read-site'),
  readDrawings: jest.fn(() => new Map()),
}));

const svg = (content = '') => `<svg viewBox="0 0 40 30">${content}</svg>`;

test('a drawing has its size, and a dark version beside it is none of its own', () => {
  const root = writeProject({
    'content/images/flows/sale.svg': svg(),
    'content/images/flows/sale-dark.svg': svg(),
    'content/images/other.svg': svg(),
    'content/images/photo.png': '',
  });
  const size = { width: 40, height: 30 };
  expect([...loadDrawings(createLoader(createDisk(root)))]).toEqual([
    ['/images/flows/sale.svg', { ...size, hasDark: true }],
    ['/images/other.svg', { ...size, hasDark: false }],
  ]);
  expect(getDarkPath('/images/a.svg')).toBe('/images/a-dark.svg');
});

test.each(['sale.svg', 'sale-dark.svg'])('what is unsafe in %s is refused', (name) => {
  const [light, dark] = ['sale.svg', 'sale-dark.svg'].map((one) =>
    svg(one === name ? '<script/>' : ''),
  );
  const file = `content/images/${name}`;
  const files = { 'content/images/sale.svg': light, 'content/images/sale-dark.svg': dark };
  expect(faultsOf(files, file)).toEqual([
    'line 1: <script> is refused. Export the drawing as plain SVG',
  ]);
});

const Img = mdxComponents.img;

/** Pictures of `![It](src)`, as their attributes. */
function draw(src: string) {
  if (typeof Img !== 'function') throw new Error('img is no component');
  const { container } = render(<Img src={src} alt="It" />);
  return [...container.querySelectorAll('img')].map((one) => ({
    src: one.getAttribute('src'),
    alt: one.alt,
    size: `${one.getAttribute('width')} x ${one.getAttribute('height')}`,
    isDark: 'dark' in one.dataset,
  }));
}

test('a page has the size of a drawing, and the dark one before it', () => {
  const drawing = { width: 40, height: 30, hasDark: true };
  jest.mocked(readDrawings).mockReturnValue(new Map([['/images/sale.svg', drawing]]));
  const shared = { alt: 'It', size: '40 x 30' };
  expect(draw('/images/sale.svg')).toEqual([
    { ...shared, src: '/images/sale-dark.svg', isDark: true },
    { ...shared, src: '/images/sale.svg', isDark: false },
  ]);
});

test('a photo is one picture, whose size nobody knows', () =>
  expect(draw('/images/a.png')).toEqual([
    { alt: 'It', size: 'null x null', src: '/images/a.png', isDark: false },
  ]));
