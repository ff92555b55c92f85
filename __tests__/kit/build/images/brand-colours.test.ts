import { readdirSync, readFileSync } from 'node:fs';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import { applyBrandColours } from '@/lib/kit/build/images/icons';

// The icon gets its colours in each build (lib/kit/build/images/icons.ts).
const FOLDERS = ['content/images/get-started', 'content/images/plugins'];
const DRAWINGS = FOLDERS.flatMap((folder) =>
  readdirSync(folder).map((file) => `${folder}/${file}`),
).filter((file) => file.endsWith('.svg'));

test('what a drawing marks gets the colours of the brand, the first one readable', () => {
  const svg =
    '<path class="brand" fill="#2346d8" d=""/><path fill="#fff"/><path class="brand-2" d="" stroke="#f00"/>';
  expect(applyBrandColours(svg, { primary: '#ff0', secondary: '#0b6e4f' })).toBe(
    '<path class="brand" fill="#797900" d=""/><path fill="#fff"/><path class="brand-2" d="" stroke="#0b6e4f"/>',
  );
});

test('a drawing without marks, such as a mark of your own, stays as it is', () => {
  const svg = '<svg><path class="brand-name" fill="#123456"/><path stroke="#654321"/></svg>';
  expect(applyBrandColours(svg, { primary: '#ff0', secondary: '#0b6e4f' })).toBe(svg);
});

test.each(DRAWINGS)(
  '%s has the colours of site.json (else run npx tsx lib/kit/build/images/build-images.ts)',
  (file) => {
    const svg = readFileSync(file, 'utf8');
    expect(applyBrandColours(svg, readSiteFile().theme)).toBe(svg);
  },
);
