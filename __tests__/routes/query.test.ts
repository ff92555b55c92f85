import fc from 'fast-check';
import { serializeQuery } from '@/lib/routes/urls';

describe('SPEC 7, query strings are built from an object', () => {
  test.each([
    ['nothing', {}, ''],
    ['values in their order', { b: 'x', a: 'y' }, 'b=x&a=y'],
    ['numbers and truth values, the false ones too', { page: 0, all: false }, 'page=0&all=false'],
    ['no empty values', { a: '', b: null, c: undefined, d: 'x' }, 'd=x'],
    ['no body and no response', { body: 'x', response: 'y', bodyId: 'z' }, 'bodyId=z'],
    ['a list as its key again and again', { tag: ['a', 'b', 3] }, 'tag=a&tag=b&tag=3'],
    ['no empty members of a list, and no empty list', { a: ['', 'x', null], b: [] }, 'a=x'],
    [
      'everything encoded',
      { 'a b': 'post /sale?x=1&y=ä#z+' },
      'a+b=post+%2Fsale%3Fx%3D1%26y%3D%C3%A4%23z%2B',
    ],
    ['inherited names of objects as ordinary keys', { constructor: 'x' }, 'constructor=x'],
  ])('%s: %j', (_, values, query) => {
    expect(serializeQuery(values)).toBe(query);
  });

  test('what was put in is read out again, whatever it is', () => {
    const key = fc.string().filter((name) => name !== 'body' && name !== 'response');
    const text = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(fc.array(fc.tuple(key, text)), (entries) => {
        const values = Object.fromEntries(entries);
        const read = new URLSearchParams(serializeQuery(values));
        expect(Object.fromEntries(read)).toEqual(values);
      }),
    );
  });
});
