import { readFileSync } from 'node:fs';
import { WIDE } from '@/lib/bootstrap/menus/wide';

/** SPEC 9, where the code column ends and pages grow wide, and where there is room beside them: .github/SPEC-DIFFERENCES.md. */
const BREAKPOINTS = [544, 768, 992, 1101, 1440, 1900];

const conditions = [
  ...readFileSync('app/breakpoints.css', 'utf8').matchAll(/^@custom-media --[\w-]+ (.+);$/gm),
].map(([, condition]) => condition ?? '');

describe('SPEC 9 constants: responsive breakpoints 544, 768 and 992 px', () => {
  test('styles change at these widths, and at three of our own', () => {
    // `max-width` is one pixel below the breakpoint it belongs to.
    const widths = conditions.map((condition) => {
      const [, side, px] = /^\((min|max)-width: (\d+)px\)$/.exec(condition) ?? [];
      return Number(px) + (side === 'max' ? 1 : 0);
    });
    expect([...new Set(widths)].sort((a, b) => a - b)).toEqual(BREAKPOINTS);
  });

  test('scripts know the same wide screen as styles', () => expect(conditions).toContain(WIDE));
});
