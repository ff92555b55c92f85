import fc from 'fast-check';
import type { JsonObject } from '@/lib/openapi/core/types';
import { buildPatternText } from '@/lib/openapi/pattern/pattern-text';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { toApiOf } from '../core/support';

const toText = (pattern: string, least = 0, most = 1000) => buildPatternText(pattern, least, most);

test.each([
  // What real documents have.
  ['^[\\da-f]{20}$', '1234567890abcdef1234'],
  ['^[0-9]{12}$', '123456789012'],
  ['^\\d{4}-\\d{2}-\\d{2}$', '1234-12-12'],
  ['^(0[1-9]|1[0-2])/?([0-9]{2})$', '0112'],
  ['^[A-Z]{3}$', 'STR'],
  ['^[\\w.-]+@[\\w-]+(\\.\\w+)*$', 'string@string'],
  ['arn:aws(-\\w+)*:.+:[0-9]{4}:.+', 'arn:aws:string:1234:string'],
  ['^US[0-9a-fA-F]{8}$', 'US12345678'],
  ['^(true|false)$', 'true'],
  ['^$|^[A-Z]{2}$', 'ST'],
  ['^[^:/]+$', 'string'],
  ['^[^a-z]{4}$', 'STRI'],
  ['[\\u0020-\\u00ff]*', 'string'],
  ['^\\p{Lu}\\p{Ll}+$', 'Sstring'],
  ['^\\p{Script=Greek}{2}$', 'αΑ'],
  ['^[^\\p{L}]$', '1'],
  ['^[^\\w]$', '-'],
  ['^\\P{L}$', '1'],
  ['^\\p{Sc}$', '$'],
  ['^(?<year>\\d{4})$', '1234'],

  ['^(?=.*\\d)[a-f\\d]+$', 'abcdef123456'],
  ['^[a-z]{1,2000000}$', 'string'],
  ['^[\\p{L}\\p{N} ]{1,40}$', 'string'],
  ['^\\P{C}+$', 'string'],
  ['^\\x41\\u0042\\t$', 'AB\t'],
  ['^(?!aws:).{1,128}$', 'string'],
  ['^ab{0,}-*c{1,}$', 'ac'],
  ['^a\\+\\.\\$\\/$', 'a+.$/'],
  ['^[+\\-.]{3}$', '+-.'],
  ['^[a.\\-z]+$', 'a.-za.'],
  ['/^[0-9]{5}$/i', '12345'],
])('%s allows %s', (pattern, text) => {
  expect(toText(pattern)).toBe(text);
});

test.each([
  ['^\\w+$', 9, 1000, 'stringstringstri'.slice(0, 12)],
  ['^\\w+$', 1, 3, 's'],
  ['^\\w{2,}$', 40, 40, 'string'.repeat(7).slice(0, 40)],
  ['^(ab)*$', 3, 4, 'abab'],
  ['^-*$', 1, 1, '-'],
])('%s, from %i to %i characters', (pattern, least, most, text) => {
  expect(toText(pattern, least, most)).toBe(text);
});

test.each([
  ['looks ahead', '^(?=.*\\d).+$'],
  ['looks back', '^.+(?<=a)$'],
  ['refers back', '^(a)\\1$'],
  ['looks for words', '\\bword\\b'],
  ['goes on behind its end', '^a$b'],
  ['is too long', 'a'.repeat(501)],
  ['wants too much', '^a{5000}$'],
  ['wants too much of a group', '^((a{100}){100}){100}$'],
  ['wants an empty group more often than there are numbers', `^(){${'9'.repeat(400)}}$`],
  ['quantifies nothing', '+'],
  ['says nothing', ''],
  ['allows the empty text alone', '^$'],
  ['has a class that allows nothing known', '^[\\b]$'],
])('a pattern that %s has no text', (_, pattern) => {
  expect(toText(pattern)).toBeUndefined();
});

test('a pattern that takes years to run is not run', () => {
  expect(toText('^(([a-z])+.)+[A-Z]([a-z])+$')).toBeDefined();
  expect(toText('(x+x+)+y')).toBeDefined();
  expect(toText('('.repeat(500))).toBeUndefined();
  expect(toText('['.repeat(200))).toBe('['.repeat(200));
});

test('a text that is found is allowed by its pattern', () => {
  const character = fc.constantFrom('a', 'Z', '7', '-', ' ', '\\.', '\\d', '\\w', '\\s', '.');
  const list = fc.constantFrom(
    '[a-c]',
    '[^a-c]',
    '[0-9A-F]',
    '[\\w-]',
    '[^\\s]',
    '[!-~]',
    '[\\d.]',
  );
  const times = fc.constantFrom('', '', '*', '+', '?', '{2}', '{0,3}', '{2,}', '+?');
  const atom = fc.tuple(fc.oneof(character, list), times).map((parts) => parts.join(''));
  const flat = fc.array(atom, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
  const group = fc
    .tuple(fc.array(flat, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '?', '{1,2}', '*'))
    .map(([choices, count]) => `(${choices.join('|')})${count}`);
  const pattern = fc.array(fc.oneof(flat, group), { minLength: 1, maxLength: 4 });
  const bounds = fc.tuple(fc.nat(12), fc.nat(30));
  let found = 0;
  fc.assert(
    fc.property(pattern, bounds, (parts, [least, more]) => {
      const whole = `^(?:${parts.join('')})$`;
      const text = toText(whole, least, least + more);
      if (text === undefined) return true;
      found += 1;
      return new RegExp(whole).test(text) && text.length >= least && text.length <= least + more;
    }),
  );
  expect(found).toBeGreaterThan(20);
});

describe('a sample', () => {
  const toValue = (schema: JsonObject) =>
    buildSample(toApiOf({}), { value: schema, pointer: '#/test', openRefs: [] }).value;

  test('fits the pattern of its schema, and its length', () => {
    expect(toValue({ type: 'string', pattern: '^[0-9]+$' })).toBe('123456');
    expect(toValue({ type: 'string', pattern: '^[0-9]+$', maxLength: 4 })).toBe('1');
  });

  test('of a known format is the better one', () => {
    const schema = { type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
    expect(toValue(schema)).toBe('2026-01-15');
  });

  test('of a format that says nothing of its shape is not', () => {
    const schema = { type: 'string', format: 'password' };
    expect(toValue({ ...schema, pattern: '^=\\d{3}$' })).toBe('=123');
    expect(toValue({ ...schema, pattern: '(?=a)' })).toBe('example-password');
  });

  test.each<[string, JsonObject, unknown]>([
    [
      'the pattern of its names',
      { patternProperties: { '^x-': { type: 'integer' } } },
      { 'x-': 1 },
    ],
    [
      'the first that is understood',
      { patternProperties: { '(?=a)': {}, '^n$': false, '^b\\d$': { type: 'boolean' } } },
      { b1: true },
    ],
    [
      'what its names are like',
      { propertyNames: { pattern: '^[A-Z]{2}$' }, additionalProperties: { type: 'number' } },
      { ST: 1 },
    ],
    [
      'any name where no pattern is understood',
      { patternProperties: { '(?=a)': {} }, additionalProperties: { type: 'number' } },
      { key: 1 },
    ],
  ])('of a map has a name by %s', (_, schema, value) => {
    expect(toValue({ type: 'object', ...schema })).toEqual(value);
  });

  test('of several patterns, or of one that is not understood, is as without', () => {
    const all = [{ pattern: '^a' }, { pattern: 'b$' }];
    expect(toValue({ type: 'string', allOf: all })).toBe('string');
    expect(toValue({ type: 'string', pattern: '(?=a)' })).toBe('string');
  });
});
