import fc from 'fast-check';
import { describePattern } from '@/lib/openapi/pattern/pattern-words';
import { listDocuments, readJsonText } from '../../fixtures/documents';
import { expressionOfWords } from './expression-of-words';

const toWords = (pattern: string) => describePattern(pattern)?.text;

test.each([
  ['^[0-9]{3}$', '3 digits'],
  ['^\\d{12,19}$', '12 to 19 digits'],
  ['^[A-Za-z0-9]{3,9}$', '3 to 9 letters and digits'],
  ['^[0-9a-f]{32}$', '32 lower-case hex characters'],
  ['^[0-9]{0,6}x+[0-9]{4}$', 'up to 6 digits, at least 1 “x”, then 4 digits'],
  ['^[A-Za-z0-9._-]+$', 'at least 1 letter, digit, hyphen, dot or underscore'],
  ['^[\\d@]{2}$', '2 digits and “@”'],
  ['^(0[1-9]|1[0-2])[0-9]{2}$', 'MMYY'],
  ['^\\d{2}(0[1-9]|1[012])$', 'YYMM'],
  ['^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$', 'YYYY-MM-DD'],
  ['^([01][0-9]|2[0-3]):?[0-5][0-9]$', undefined],
  ['^([01][0-9]|2[0-3])[0-5][0-9]$', 'HHmm'],
  ['^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$', 'HH:mm:ss'],
  ['^\\d\\d\\d\\d$', '4 digits'],
  // Any two digits may be the month.
  ['^\\d{4}-\\d{2}$', '4 digits, “-”, then 2 digits'],
  ['^-?[0-9]{1,15}\\.[0-9]{2}$', 'maybe “-”, 1 to 15 digits, “.”, then 2 digits'],
  ['^\\+?[1-9]\\d{1,14}$', 'maybe “+”, 1 digit from 1 to 9, then 1 to 14 digits'],
  ['^MM$', '“MM”'],
  ['^https?://', 'begins with “http://” or “https://”'],
  ['^a\\$', 'begins with “a$”'],
  ['\\.pdf$', 'ends with “.pdf”'],
])('%s means %j', (pattern, words) => {
  expect(toWords(pattern)).toBe(words);
});

test.each([
  ['refers back', '^(a)\\1$'],
  ['looks ahead', '^(?=.*\\d).+$'],
  ['has choices', '^(true|false)$'],
  ['has groups', '^\\d{5}(-\\d{4})?$'],
  ['leaves characters out', '^[^0]+$'],
  ['has any character', '^.{1,5}$'],
  ['has letters of all scripts', '^\\p{L}+$'],
  ['has characters beyond ASCII', '^[a-zé]+$'],
  ['has an unusual range', '^[!-~]+$'],
  ['is not valid', '^[a$'],
  ['is a literal of JavaScript', '/^a$/i'],
  ['is bound to one end or the other', '^a|b$'],
  ['is bound to no end', '[A-Z]{2}'],
  ['says nothing', ''],
  ['allows the empty text alone', '^$'],
  ['has many parts', `^${'[0-9]-'.repeat(9)}$`],
])('a pattern that %s has no words', (_, pattern) => {
  expect(toWords(pattern)).toBeUndefined();
});

test('the length of a schema is in the words of characters of one kind', () => {
  const length = { min: 2, max: 8 };
  expect(describePattern('^[a-z]+$', length)).toEqual({
    text: '2 to 8 lower-case letters',
    length,
  });
  expect(describePattern('^[0-9]{3}$', length)?.text).toBe('3 digits');
  expect(describePattern('^[0-9]{9}$', length)).toEqual({
    text: '9 digits',
    length: { min: 9, max: 9 },
  });
  expect(describePattern('^x[0-9]*$', length)).toEqual({
    text: '“x”, then any number of digits',
    length: { min: 1, max: Infinity },
  });
});

/** Texts of either expression, which the other must allow, too. */
function expectSame(pattern: string, words: string): void {
  const [given, meant] = [pattern, expressionOfWords(words)];
  const texts = fc.oneof(
    fc.stringMatching(new RegExp(given)),
    fc.stringMatching(new RegExp(meant)),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect([text, new RegExp(meant, 'u').test(text)]).toEqual([
        text,
        new RegExp(given, 'u').test(text),
      ]);
    }),
    { numRuns: 30 },
  );
}

/** All values of `pattern` in the documents. */
function listPatterns(): ReadonlySet<string> {
  const patterns = new Set<string>();
  for (const file of listDocuments())
    JSON.parse(readJsonText(file), (key, value: unknown) => {
      if (key === 'pattern' && typeof value === 'string') patterns.add(value);
      return value;
    });
  return patterns;
}

describe('the words are true', () => {
  test('of each pattern of the documents', () => {
    const known = [...listPatterns()].flatMap((pattern) => {
      const words = toWords(pattern);
      return words === undefined ? [] : [[pattern, words] as const];
    });
    expect(known.length).toBeGreaterThan(20);
    for (const [pattern, words] of known) expectSame(pattern, words);
  });

  const set = fc.constantFrom(
    ...['\\d', '[0-9]', '[a-z]', '[A-Z0-9]', '[A-Za-z .-]', '[0-9a-f]', '[^/]', '\\w', '.', '\\S'],
    ...['a', 'x', '-', '\\.', '[+@]', '[1-5]', '[\\d-]', '[A-Fa-f\\d]'],
  );
  const times = fc.constantFrom('', '', '', '{2}', '{1,3}', '{2,}', '+', '*', '?', '{0,4}', '+?');
  const atom = fc.tuple(set, times).map((parts) => parts.join(''));
  const flat = fc.array(atom, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
  const month = fc.constantFrom(
    '(0[1-9]|1[0-2])',
    '(0[1-9]|[12]\\d|3[01])',
    '\\d{2}',
    '\\d{4}',
    '-',
  );
  const dates = fc.array(month, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
  const inside = fc.oneof(flat, dates);
  const pattern = fc.oneof(
    { weight: 6, arbitrary: inside.map((one) => `^${one}$`) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom('', '^'), set).map((all) => all.join('')) },
    { weight: 1, arbitrary: fc.constantFrom('^ab?', 'a|b', 'cd$') },
  );

  test('of any pattern', () => {
    let found = 0;
    fc.assert(
      fc.property(pattern, (one) => {
        const words = toWords(one);
        if (words === undefined) return;
        found += 1;
        expectSame(one, words);
      }),
    );
    expect(found).toBeGreaterThan(20);
  });
});
