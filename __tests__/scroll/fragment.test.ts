import fc from 'fast-check';
import { positionAt, SCROLL_MS, listFragmentIds, fragmentScrollTop } from '@/lib/scroll/fragment';

describe('SPEC 2 page behaviour: which element a fragment names', () => {
  test.each([
    ['', []],
    ['#', []],
    ['#retries', ['retries']],
    ['retries', ['retries']],
    ['#caf%C3%A9', ['caf%C3%A9', 'café']],
    ['#body.customer%5B0%5D', ['body.customer%5B0%5D', 'body.customer[0]']],
    ['#100%', ['100%']],
    ['#%E0%A4%A', ['%E0%A4%A']],
    ['##a', ['#a']],
  ])('%j may mean %j', (hash, ids) => expect(listFragmentIds(hash)).toEqual(ids));

  test('an id is found by its encoded form, whatever it is made of', () => {
    const id = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(id, (text) => listFragmentIds(`#${encodeURIComponent(text)}`).includes(text)),
    );
  });
});

describe('SPEC 9 constants: fragment offset 88 px, scroll animation 100 ms', () => {
  test.each([
    ['below', 1000, 500, 9000, 1412],
    ['above', -400, 1000, 9000, 512],
    ['in its place', 88, 640, 9000, 640],
    ['near the top of the page', 30, 0, 9000, 0],
    ['near the end of the page', 700, 5000, 5200, 5200],
    ['on a page that does not scroll', 300, 0, -10, 0],
  ])(
    'an element %s is shown 88 px under the top where that is possible',
    (_, top, scrollY, max, to) => expect(fragmentScrollTop(top, { scrollY, max })).toBe(to),
  );

  test('the way begins at its start, goes one way, and is over after 100 ms', () => {
    const top = fc.integer({ min: 0, max: 100_000 });
    const time = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(top, top, time, time, (from, to, a, b) => {
        const way = { from, to };
        const [early, late] = [Math.min(a, b), Math.max(a, b)];
        expect(positionAt(0, way)).toBe(from);
        expect(positionAt(SCROLL_MS + a, way)).toBe(to);
        const left = (elapsed: number) => Math.abs(to - positionAt(elapsed, way));
        expect(left(late)).toBeLessThanOrEqual(left(early) + 1e-6);
      }),
    );
  });

  test('after 99 ms it is on its way, after 100 ms it is there', () => {
    const way = { from: 0, to: 10_000 };
    expect([positionAt(99, way) < 10_000, positionAt(100, way)]).toEqual([true, 10_000]);
  });

  test('a clock that runs backwards does not throw the page about', () => {
    expect(positionAt(-50, { from: 10, to: 900 })).toBe(10);
  });
});
