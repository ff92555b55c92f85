import { parseByteRange } from '@/lib/kit/system/send-file';

const WHOLE = undefined;

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=4-4', { start: 4, end: 4 }],
  ['bytes=9-', { start: 9, end: 9 }],
  ['bytes=3-99999999999999999999', { start: 3, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['Bytes=1-2', { start: 1, end: 2 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=3-1', WHOLE],
  ['bytes=-', WHOLE],
  ['bytes=a-b', WHOLE],
  ['bytes=1.5-2', WHOLE],
  ['bytes=0-1,3-4', WHOLE],
  ['bytes', WHOLE],
  ['lines=0-1', WHOLE],
  ['', WHOLE],
  [undefined, WHOLE],
])('%s of ten bytes', (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range);
});

it('finds no part in an empty file', () => {
  expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseByteRange('bytes=-5', 0)).toBe(WHOLE);
});
