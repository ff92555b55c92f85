import fc from 'fast-check';
import { getPageName } from '@/lib/scroll/page-name';
import {
  addPosition,
  parsePositions,
  type Position,
  type Positions,
  serializePositions,
} from '@/lib/scroll/position-store';

const NONE: Positions = new Map();
const at = (top: number): Position => ({ top, mark: '120 retries' });

describe('SPEC 2 page behaviour: the last position of a URL', () => {
  test.each([
    ['https://x.example/guides/', '/guides/'],
    ['https://x.example/guides/?a=1&b=2#c', '/guides/?a=1&b=2'],
    ['https://x.example/guides/?domain=shop.example.com&themePrimary=f00', '/guides/'],
    ['https://x.example/api/?themeSecondary=0f0&operation=get+%2Fa', '/api/?operation=get+%2Fa'],
  ])('%s is the page %s: overrides do not make it another one', (href, name) =>
    expect(getPageName(new URL(href))).toBe(name),
  );

  test('the newest position of a page replaces the one before', () => {
    const [first, second, third] = [at(1), at(2), at(4)];
    const before = addPosition(addPosition(NONE, 'a', first), 'b', second);
    expect([...addPosition(before, 'a', third)]).toEqual([
      ['b', second],
      ['a', third],
    ]);
  });

  test('what was kept is read back', () => {
    const position = fc.record({ top: fc.nat(), mark: fc.string() });
    const entry = fc.tuple(fc.string({ maxLength: 40 }), position);
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 150 }), (entries) => {
        const positions = entries.reduce((all, [name, kept]) => addPosition(all, name, kept), NONE);
        expect(parsePositions(serializePositions(positions))).toEqual(positions);
      }),
    );
  });

  test('storage stays small: 100 pages, the newest, and no name of excessive length', () => {
    let positions = NONE;
    for (let page = 0; page < 250; page += 1)
      positions = addPosition(positions, `/${page}/`, at(page));
    positions = addPosition(positions, `/?swaggerUri=${'a'.repeat(5000)}`, at(1));
    expect([positions.size, [...positions.keys()][0]]).toEqual([100, '/150/']);
  });

  test.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['{"a":1}'],
    ['["a",1]'],
    ['[["a"],["b",5],["c",null],null,[],[1,{"top":1,"mark":""}]]'],
    ['[["a",{"top":-1,"mark":""}],["b",{"top":"9","mark":""}],["c",{"top":1e999,"mark":""}]]'],
    ['[["a",{"top":1}],["b",{"top":1,"mark":null}],["c",{"mark":""}]]'],
  ])('%j in storage counts for nothing', (text) => expect(parsePositions(text)).toEqual(NONE));

  test('one bad entry does not cost the others', () => {
    const text = '[["a",{"top":5,"mark":"120 retries"}],["b","x"]]';
    expect(parsePositions(text)).toEqual(new Map([['a', at(5)]]));
  });
});
