/** @jest-environment node */
import fc from 'fast-check';
import {
  keepPosition,
  parsePositions,
  type Positions,
  toPageName,
  toPositionsText,
} from '@/lib/scroll/positions';

const NONE: Positions = new Map();

describe('SPEC 2 page behaviour: the last position of a URL', () => {
  test.each([
    ['https://x.example/guides/', '/guides/'],
    ['https://x.example/guides/?a=1&b=2#c', '/guides/?a=1&b=2'],
    ['https://x.example/guides/?domain=shop.example.com&themePrimary=f00', '/guides/'],
    ['https://x.example/api/?themeSecondary=0f0&operation=get+%2Fa', '/api/?operation=get+%2Fa'],
  ])('%s is the page %s: overrides do not make it another one', (href, name) =>
    expect(toPageName(new URL(href))).toBe(name),
  );

  test('the newest position of a page replaces the one before', () => {
    const positions = keepPosition(keepPosition(keepPosition(NONE, 'a', 1), 'b', 2), 'a', 3.6);
    expect([...positions]).toEqual([
      ['b', 2],
      ['a', 4],
    ]);
  });

  test('what was kept is read back', () => {
    const entry = fc.tuple(fc.string({ maxLength: 40 }), fc.nat());
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 150 }), (entries) => {
        const positions = entries.reduce((all, [name, top]) => keepPosition(all, name, top), NONE);
        expect(parsePositions(toPositionsText(positions))).toEqual(positions);
      }),
    );
  });

  test('storage stays small: 100 pages, the newest, and no name of excessive length', () => {
    let positions = NONE;
    for (let page = 0; page < 250; page += 1)
      positions = keepPosition(positions, `/${page}/`, page);
    positions = keepPosition(positions, `/?swaggerUri=${'a'.repeat(5000)}`, 1);
    expect([positions.size, [...positions.keys()][0]]).toEqual([100, '/150/']);
  });

  test.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['{"a":1}'],
    ['["a",1]'],
    ['[["a"],[1,"a"],["b",-1],["c",null],["d","9"],null,[]]'],
    ['[["a",1e999]]'],
  ])('%j in storage counts for nothing', (text) => expect(parsePositions(text)).toEqual(NONE));

  test('one bad entry does not cost the others', () => {
    expect(parsePositions('[["a",5],["b","x"]]')).toEqual(new Map([['a', 5]]));
  });
});
