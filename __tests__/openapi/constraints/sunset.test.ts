import {
  readSunset,
  readValueDeprecation,
  sunsetConstraints,
} from '@/lib/openapi/constraints/sunset';
import type { Json, JsonObject } from '@/lib/openapi/core/types';

const read = (extensions: JsonObject) => readSunset((key) => extensions[key]);
const DAY = { day: '2027-03-31', when: 'March 31, 2027', replacement: '' };

test.each<[string, JsonObject, object]>([
  ['a day', { 'x-sunset': '2027-03-31' }, DAY],
  ['a time', { 'x-sunset-date': '2027-03-31T23:59:59Z' }, DAY],
  ['a date of HTTP', { 'x-sunset': 'Wed, 31 Mar 2027 23:59:59 GMT' }, DAY],
  ['another spelling', { 'x-removalDate': ' 2027-03-31 ' }, DAY],
  [
    'an object',
    { 'x-sunset': { date: '2027-03-31', use: 'capture' } },
    { ...DAY, replacement: 'capture' },
  ],
  ['a note of deprecation', { 'x-deprecated': { sunset: '2027-03-31' } }, DAY],
  [
    'what stands in its place',
    { 'x-sunset': '2027-03-31', 'x-replaced-by': 'capture' },
    { ...DAY, replacement: 'capture' },
  ],
  ['words', { 'x-sunset': 'end of 2027' }, { when: 'end of 2027', replacement: '' }],
  ['no such day', { 'x-sunset': '2027-13-31' }, { when: '2027-13-31', replacement: '' }],
  ['a replacement alone', { 'x-replacement': 'capture' }, { when: '', replacement: 'capture' }],
])('an end as %s is read', (_, extensions, expected) => {
  expect(read(extensions)).toEqual(expected);
});

test.each<[string, JsonObject]>([
  ['nothing', {}],
  ['a flag', { 'x-deprecated': true, 'x-sunset': false }],
  ['a number', { 'x-sunset': 2027 }],
  ['empty texts', { 'x-sunset': ' ', 'x-replacement': '' }],
  ['a list', { 'x-sunset': ['2027-03-31'] }],
])('%s says of no end', (_, extensions) => {
  expect(read(extensions)).toBeUndefined();
});

test('is said in words', () => {
  expect(sunsetConstraints(read({ 'x-sunset': '2027-03-31', 'x-replaced-by': 'capture' }))).toEqual(
    [
      { kind: 'lifecycle', text: 'ends on March 31, 2027', day: '2027-03-31' },
      { kind: 'lifecycle', text: 'replaced by capture', replacement: 'capture' },
    ],
  );
  expect(sunsetConstraints(read({ 'x-sunset': 'end of 2027' }))).toEqual([
    { kind: 'lifecycle', text: 'end: end of 2027' },
  ]);
  expect(sunsetConstraints(undefined)).toEqual([]);
});

test.each<[string, Json, object]>([
  ['a flag', true, {}],
  ['a day', '2027-03-31', { sunset: DAY }],
  ['a message', 'Use B.', { message: 'Use B.' }],
  [
    'an object',
    { sunset: '2027-03-31', replacedBy: 'B', 'x-deprecatedMessage': 'Send B.' },
    { message: 'Send B.', sunset: { ...DAY, replacement: 'B' } },
  ],
  ['extensions', { description: 'A', deprecated: true, 'x-sunset': '2027-03-31' }, { sunset: DAY }],
])('a deprecated value as %s is read', (_, said, expected) => {
  expect(readValueDeprecation(said)).toEqual({
    ...{ deprecated: true, since: '', message: '' },
    ...expected,
  });
});

test.each<[string, Json | undefined]>([
  ['nothing', undefined],
  ['false', false],
  ['a number', 1],
  ['a meaning', { description: 'A' }],
])('%s deprecates no value', (_, said) => {
  expect(readValueDeprecation(said)).toBeUndefined();
});
