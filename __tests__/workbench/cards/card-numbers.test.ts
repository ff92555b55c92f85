import fc from 'fast-check';
import { findCardNumbers, maskCardNumbers } from '@/lib/workbench/cards/card-numbers';
import { anyText } from '../../support/any-text';
import { growsWithItsInput, repeatTo } from '../../support/work';

const find = (text: string) => findCardNumbers(text).map(({ digits }) => digits);

test.each([
  ['a Visa number', '4111111111111111'],
  ['an American Express number', '378282246310005'],
  ['a number of 19 digits', '6304000000000000000'],
  ['a number of 12 digits', '501800000009'],
])('finds %s', (_, number) => {
  expect(find(`{"card_number":"${number}"}`)).toEqual([number]);
});

test.each([
  ['spaces', '4111 1111 1111 1111'],
  ['dashes', '4111-1111-1111-1111'],
  ['no-break spaces', '4111\u00a01111\u00a01111\u00a01111'],
  ['spaces of an address', '4111%201111%201111%201111'],
  ['plus signs of a form', '4111+1111+1111+1111'],
  ['every digit apart', '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1'],
  ['a date before it', '2026-11-20 4111 1111 1111 1111'],
  ['an expiry date after it', '4111111111111111 12 27'],
  ['a magnetic stripe', '%B4111111111111111^LEE/JORDAN^2712'],
  ['the second track', ';4111111111111111=2712101'],
  ['a word glued to it', 'VISA4111111111111111'],
  ['the first letters of an IBAN before it', 'DE12 4111 1111 1111 1111'],
  ['a full stop after it', 'The card is 4111111111111111. It is Visa.'],
])('finds a number with %s', (_, text) => {
  expect(find(text)).toEqual(['4111111111111111']);
});

test.each([
  ['dots', '4111.1111.1111.1111'],
  ['slashes', '4111/1111/1111/1111'],
  ['slashes of JSON', '4111\\/1111\\/1111\\/1111'],
  ['underscores', '4111_1111_1111_1111'],
  ['commas', '4111, 1111, 1111, 1111'],
  ['colons and bars', '4111:1111|1111:1111'],
  ['slashes between spaces', '4111 / 1111 / 1111 / 1111'],
  ['thin spaces and en dashes', '4111\u20091111\u20131111 \u2013 1111'],
  ['narrow and ideographic spaces', '4111\u202f1111\u30001111\u205f1111'],
  ['full-width dashes and minus signs', '4111\uff0d1111\u22121111\ufe631111'],
  ['invisible signs', '41\u200b11\u00ad1111\ufeff1111\u20601111'],
  ['line ends', '4111\n1111\r\n1111\r1111'],
  ['a line end between spaces', '4111 1111 \n   1111 1111'],
  ['line ends and a date below', '4111\n1111\n1111\n1111\n1227\n123'],
  ['different signs', '4111.1111/1111\n1111'],
  ['signs of an address', '4111%2D1111%2e1111%2F1111'],
  ['spaces and line ends of an address', '4111%C2%A01111%E2%80%931111%0D%0A1111'],
  ['entities', '4111&nbsp;1111&#8211;1111&#x2F;1111'],
  ['entities of other signs', '4111&sol;1111&middot;1111&period;1111'],
  ['escapes of JSON', String.raw`4111\u00a01111\n1111\r\n1111`],
  ['escaped digits', String.raw`\u0034111&#49;111\x311111111`],
  ['digits of full width', '４１１１ １１１１ １１１１ １１１１'],
  ['Arabic digits', '٤١١١-١١١١-١١١١-١١١١'],
  ['digits of mathematics', '𝟒𝟏𝟏𝟏𝟷𝟷𝟷𝟷𝟙𝟙𝟙𝟙𝟣𝟣𝟣𝟣'],
  ['signs that were encoded twice', '4111%252D1111&amp;#47;1111\\\\u002d1111'],
  ['escapes of older scripts', String.raw`4111%u002d1111\u{2d}1111\x2D1111`],
  ['what nobody sees and a sign', '4111\u200b-\u200b1111&ZeroWidthSpace;1111%E2%80%8B.\u00ad1111'],
  ['line ends of a page', '4111<br>1111<br />1111<wbr>1111'],
  ['cells of a page', '<td>4111</td><td>1111</td><td>1111</td><td>1111</td>'],
  ['spaces of a table', '4111     1111\t \t1111      1111'],
  ['a line that goes on', '4111 \\\n  1111 \\\r\n  1111 1111'],
  ['a quoted letter', '> 4111\n> 1111\n> 1111\n> 1111'],
  ['colours of a terminal', '\u001b[1;33m4111\u001b[0m1111\\u001b[33m1111[0m1111'],
  ['halves', '41111111 11111111'],
  ['an encoded quote before it', 'n=%224111111111111111%22'],
  ['an encoded equals sign before it', 'n%3D4111111111111111'],
  ['a list item before it', '1\n4111.1111.1111.1111\n2'],
  ['quotes of a list', '["4111", "1111","1111",\n  "1111"]'],
  ['quotes of a list in a text', String.raw`"[\"4111\",\"1111\",\"1111\",\"1111\"]"`],
  ['digits in a list', `{"card":[${[...'4111111111111111'].join(', ')}]}`],
  ['quoted digits in a list', JSON.stringify([...'4111111111111111'])],
  ['a point and zeros behind it', '{"card":4111111111111111.0}'],
  ['an exponent', '{card=4.111111111111111E15}'],
  ['the second track as it is sent', '4111111111111111D27122011234567890'],
  ['what is drawn as nothing', '4111\u31641111\ufe0f1111\u180e1111'],
  ['signs of keys', [...'4111111111111111'].join('\ufe0f\u20e3')],
  ['other signs of a terminal', '4111\u001b[m1111\u001b[K1111\\e[38:5:1m1111'],
  [
    'tags with attributes',
    '<td class="a">4111</td>\n<td class="a">1111</td><b>1111</b><b>1111</b>',
  ],
  ['an attribute', '<card number="4111111111111111">'],
  ['digits of an address', [...'4111111111111111'].map((digit) => `%3${digit}`).join('')],
  ['a date behind dots', '4111.1111.1111.1111.12.27'],
])('finds a number with %s', (_, text) => {
  expect(find(text)).toEqual(['4111111111111111']);
});

test.each([
  ['American Express', '3782.822463.10005', '378282246310005'],
  ['Diners', '3056/930902/5904', '30569309025904'],
  ['19 digits', '6304.0000.0000.0000.000', '6304000000000000000'],
  ['12 digits', '5018.0000.0009', '501800000009'],
])('finds a number of %s by its groups', (_, text, number) => {
  expect(find(text)).toEqual([number]);
});

test.each([
  ['a number that fails Luhn', '4111111111111112'],
  ['11 digits', '41111111113'],
  ['a longer run of digits', '41111111111111110000'],
  ['an id of letters and digits', '8a1f6b0e2c9d4111111111111111f93a'],
  ['an id that ends in such digits', 'e2c9d4111111111111111'],
  ['a decimal', '0.4111111111111111'],
  ['an amount', '4111111111111111.50'],
  ['a list of more digits', `[${[...'41111111111111110000'].join(',')}]`],
  ['a list of other digits', `[1,${[...'4111111111111111'].join(',')}]`],
  ['an exponent that is none of a card', '4.111111111111111E12'],
  ['hexadecimal digits around D', 'a14111111111111111D27122011234567890'],
  ['a phone number', '+1 415 555 0132'],
  ['numbers on lines of their own', '41111111\n11111111'],
  ['a date and a time', '2026-11-20T17:04:32Z'],
  ['a date and a time with slashes', '2026/11/20 17:04:32.411111'],
  ['other groups than those of a card', '411111.1111/111111.11'],
  ['amounts', '4111.11 1111.11 11.11'],
  ['an amount with separators', '4,111,111,111,111,111'],
  ['a version before digits', '1.2.3.4111111111111111'],
  ['an address with a port', '203.0.113.41:11111'],
  ['an address of version 6', '4111:1111:1111:1111:1111:1111:1111:1111'],
  ['years', '2015/2016/2017/2018'],
  ['three signs', '4111...1111...1111...1111'],
  ['words between digits', '4111 and 1111 and 1111 and 1111'],
  ['an empty line', '4111\n\n\n1111\n\n\n1111\n\n\n1111'],
  ['a list of codes', '5411\n5812\n5999\n5732\n5541\n4111\n1111\n1111\n1111'],
  ['an id with dots', 'a8.4111.1111.1111.1111'],
  ['an IBAN', 'BE68 5390 0754 7034'],
  ['an IBAN without spaces', 'BE68539007547034'],
  ['an id of hexadecimal groups', 'e2c9d411-1111-1111-8111-411111111111'],
  ['an IBAN with text behind it', 'the BE68 5390 0754 7034 is ok'],
  ['an IBAN of a form', 'a=BE68+5390+0754+7034&b=1'],
  ['an IBAN with no-break spaces', 'BE68\u00a05390\u00a00754\u00a07034'],
  ['an id of hexadecimal groups in a path', '/a/e2c9d411-1111-1111-8111-411111111111/b'],
  ['a phone number with a word behind it', 'call +491511234566 today'],
  ['a phone number of 12 digits', '+491511234566'],
  ['a phone number with a bracket', '+49 (1511) 2345-66'],
  ['a list of hundreds', '411 111 111 111 111 1'],
  ['amounts with spaces', '4 111 111 111 111 111'],
  ['a book', '978-3-16-148410-4'],
])('does not find %s', (_, text) => {
  expect(find(text)).toEqual([]);
});

test('finds several numbers with their places', () => {
  const text = '4111111111111111 and 5555-5555-5555-4444';
  expect(findCardNumbers(text)).toEqual([
    { digits: '4111111111111111', start: 0, end: 16 },
    { digits: '5555555555554444', start: 21, end: 40 },
  ]);
});

test('refuses a timestamp in milliseconds that passes Luhn by chance', () => {
  expect(find('{"at":1763658272002}')).toEqual(['1763658272002']);
});

test('masks all but the first six and the last four digits, and keeps the rest', () => {
  expect(maskCardNumbers('a 4111 1111 1111 1111, b 378282246310005; id 42')).toBe(
    'a 4111 11** **** 1111, b 378282*****0005; id 42',
  );
  expect(maskCardNumbers('4111%201111%201111%201111')).toBe('4111%2011**%20****%201111');
});

test.each([
  ['4111.1111/1111\n1111', '4111.11**/****\n1111'],
  ['4111%2D1111%2D1111%2D1111', '4111%2D11**%2D****%2D1111'],
  ['4111&#160;1111&#160;1111&#160;1111', '4111&#160;11**&#160;****&#160;1111'],
  ['%34%31%31%31%31%31%31%31%31%31%31%31%31%31%31%31', '%34%31%31%31%31%31******%31%31%31%31'],
  ['["4111","1111","1111","1111"]', '["4111","11**","****","1111"]'],
  ['４１１１１１１１１１１１１１１１', '４１１１１１******１１１１'],
  [String.raw`{"a":"\n411111\u00311111\u00311111"}`, String.raw`{"a":"\n411111******1111"}`],
  ['é 𝟒 4111.1111.1111.1111!', 'é 𝟒 4111.11**.****.1111!'],
])('masks %j', (text, masked) => {
  expect(maskCardNumbers(text)).toBe(masked);
});

test('masks nothing in a text without card numbers', () => {
  const text = '{"pg_id":"8a1f6b0e2c9d4f7ab6d2e51c0f93a847"}';
  expect(maskCardNumbers(text)).toBe(text);
});

const SIGNS = [
  '',
  ' ',
  '.',
  '/',
  '_',
  '\n',
  ' \r\n ',
  '\u00a0',
  '\u2009',
  '\u2013',
  '%2D',
  '&nbsp;',
  '\\n',
  '%252F',
  '&amp;nbsp;',
  '\\u{2d}',
  '\u200b',
  ' | ',
  '<br>',
  '\u001b[0m',
  '\n> ',
  '     ',
];
const ZEROS = ['0', '\u0660', '\u0966', '\uff10', '\u{1d7ce}'].map(
  (zero) => zero.codePointAt(0) ?? 0,
);

/** A card number whose last digit fits the others. */
const NUMBER = fc
  .array(fc.nat({ max: 9 }), { minLength: 14, maxLength: 14 })
  .map((digits) => [4, ...digits])
  .map((digits) => {
    const sum = digits.reduce((total, digit, at) => {
      const weighted = at % 2 === 0 ? digit * 2 : digit;
      return total + (weighted > 9 ? weighted - 9 : weighted);
    }, 0);
    return [...digits, (10 - (sum % 10)) % 10];
  });

test('a card is found whichever signs stand between its groups, and in whichever digits', () => {
  const signs = fc.tuple(...Array.from({ length: 3 }, () => fc.constantFrom(...SIGNS)));
  fc.assert(
    fc.property(NUMBER, signs, fc.constantFrom(...ZEROS), (digits, between, zero) => {
      const groups = [0, 4, 8, 12].map((at) =>
        digits.slice(at, at + 4).map((digit) => String.fromCodePoint(zero + digit)),
      );
      // Where nothing stands between two groups, they are one.
      const isWhole = between.every((sign) => sign === '');
      fc.pre(isWhole || between.every((sign) => sign !== ''));
      const text = groups.map((group, at) => group.join('') + (between[at] ?? '')).join('');
      expect(find(`card: ${text}!`)).toEqual([digits.join('')]);
      expect(maskCardNumbers(text).match(/\*/g)).toHaveLength(6);
    }),
  );
});

/** Digits of a length. */
const digitsOf = (length: number) =>
  fc.array(fc.nat({ max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));

/** An IBAN of Germany with its check digits. */
const IBAN = digitsOf(18).map((bban) => {
  const check = 98n - (BigInt(`${bban}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${bban}`.replace(/.{4}(?=.)/g, '$& ');
});

/** Texts that stand around a number, and make no other of it. */
const AROUND = fc.constantFrom<readonly [string, string]>(
  ['', ''],
  ['the ', ' is ok'],
  ['/a/', '/b'],
  ['', ', is ok'],
  ['', '. Then'],
  ['', '\nBIC: DEUTDEFF'],
);

const TIME = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Texts with as many digits as a card, that are none. */
const OTHERS = fc.oneof(
  IBAN,
  digitsOf(32).map((all) => all.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')),
  fc.tuple(fc.nat({ max: 8 }), digitsOf(11)).map(([first, rest]) => `+${first + 1}${rest}`),
  TIME,
  TIME.map((time) => time.replace('T', ' ').replaceAll(/[-:.Z]/g, ' ')),
  fc.array(fc.ipV4(), { minLength: 3 }).map((all) => all.join(' ')),
  fc.array(fc.ipV6()).map((all) => all.join(',')),
  fc.array(fc.integer({ min: 100, max: 999 }), { minLength: 4 }).map((all) => all.join(' ')),
  fc
    .array(fc.integer({ min: 1, max: 999_999 }))
    .map((all) => all.map((one) => (one / 100).toFixed(2)).join(', ')),
  digitsOf(40).map((all) => `a${all}`),
);

test('what is another thing by its form stays as it is', () => {
  fc.assert(
    fc.property(OTHERS, AROUND, (other, [before, behind]) => {
      const text = before + other + behind;
      expect(maskCardNumbers(text)).toBe(text);
    }),
  );
});

test('nothing but digits is ever masked', () => {
  fc.assert(
    fc.property(anyText(), fc.constantFrom(...SIGNS), (text, sign) => {
      const whole = `${text}4111${sign}1111${sign}1111${sign}1111${text}`;
      const masked = [...maskCardNumbers(whole)];
      const changed = [...whole].filter((character, at) => masked[at] !== character);
      expect(changed.filter((character) => !/\p{Nd}/u.test(character))).toEqual([]);
    }),
  );
});

test.each(['4111%2D1111%2D1111%2D1111 x\n', '4111.1111\n', '&nbsp;5411,', '1&', '\uff11 \n'])(
  'a long text of %j takes a time that grows as it does',
  (piece) => {
    const toText = (share: number) => repeatTo(80_000 * share, piece);
    expect(growsWithItsInput(toText, maskCardNumbers)).toBe(true);
  },
);
