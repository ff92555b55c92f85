/** @jest-environment jsdom */
import { followScrollDirection, SCROLLS_BACK } from '@/lib/scroll/scroll-direction';

function scrollTo(y: number): boolean {
  Object.assign(globalThis, { scrollY: y });
  dispatchEvent(new Event('scroll'));
  return document.documentElement.hasAttribute(SCROLLS_BACK);
}

test('a reader who scrolls down reads, one who scrolls back looks for another place', () => {
  Object.assign(globalThis, { innerHeight: 700 });
  followScrollDirection();
  expect([900, 2000, 1990, 1970, 1960, 1500].map(scrollTo)).toEqual([
    ...[false, false, false, true, true, true],
  ]);
  expect([1510, 1530].map(scrollTo)).toEqual([true, false]);
  expect([1400, 600].map(scrollTo)).toEqual([true, false]);
});
