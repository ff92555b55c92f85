/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readTree } from '@/lib/build/tree';

/** SPEC 9. `max-width` is one pixel below the breakpoint it belongs to. */
const BREAKPOINTS = [544, 768, 992];
/** Where the code column beside the text ends: .github/SPEC-DIFFERENCES.md. */
const CODE_COLUMN = 1101;

const widths = ['app', 'components'].flatMap((folder) =>
  [...readTree(folder)]
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\((min|max)-width: (\d+)px\)/g),
    ])
    .map(([, side, px]) => Number(px) + (side === 'max' ? 1 : 0)),
);

describe('SPEC 9 constants: responsive breakpoints 544, 768 and 992 px', () => {
  test('styles change at these widths, and at that of the code column', () => {
    expect([...new Set(widths)].sort((a, b) => a - b)).toEqual([...BREAKPOINTS, CODE_COLUMN]);
  });

  test('the narrow screen ends at 767 px: most of what changes, changes there', () => {
    const narrow = widths.filter((width) => width === 768).length;
    expect(narrow).toBeGreaterThan(widths.length / 2);
  });
});
