import fc from 'fast-check';
import { anyText } from './any-text';

/** Titles that are hard to draw: scripts of the world, long words, and characters without a picture. */
export const TITLES: readonly (readonly [name: string, title: string])[] = [
  ['the id of an operation', 'getPaymentMethodConfigurations'],
  ['a German law', 'Zahlungsdiensteaufsichtsgesetz'],
  ['a word of 300 letters', 'W'.repeat(300)],
  ['a name of code', 'get_payment_method_configurations_by_merchant_account_id (Payment methods)'],
  ['many words', 'A title of many words, of which each is short and all are too many '.repeat(9)],
  ['Greek', 'Διαμόρφωση μεθόδων πληρωμής '.repeat(4)],
  ['Cyrillic in one word', 'ШЩЮЖ'.repeat(40)],
  ['Hebrew', 'הגדרות של אמצעי תשלום '.repeat(6)],
  ['Thai', 'การตั้งค่าวิธีการชำระเงิน'.repeat(8)],
  ['Devanagari', 'भुगतान विधि विन्यास '.repeat(8)],
  ['Japanese', '支払い方法の設定を取得する'.repeat(12)],
  ['Arabic in one word', 'إعداداتطرقالدفع'.repeat(12)],
  ['families of emoji', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'.repeat(90)],
  ['flags', '\u{1f1e9}\u{1f1ea}'.repeat(150)],
  ['one letter with 3,000 marks', `e${'\u0301'.repeat(3000)}`],
  ['letters with marks', `Pay${'\u0337\u0358'.repeat(40)}ment`.repeat(20)],
  ['ligatures', '\ufdfd'.repeat(40)],
  ['characters that no font has', '\u{12031}\u{10ffff}\ue000\uffff'],
  ['control characters', 'a\u0000b\u0007c\ud800d\ne\u2028f'],
  ['markup', '<b>&amp;</b> & "quotes" ]]> </style>'],
  ['nothing', ''],
  ['nothing to see', ' \u200b\u2800 '],
];

/** Titles that may be written: hard ones, parts of them joined with each other, and any text. */
export function anyTitle(maxLength = 300): fc.Arbitrary<string> {
  const hard = fc.constantFrom(...TITLES).map(([, title]) => title);
  return fc
    .oneof(
      hard,
      anyText({ maxLength }),
      fc.string({ unit: 'grapheme', maxLength }),
      fc
        .tuple(hard, fc.nat({ max: 40 }), hard, anyText({ maxLength: 20 }))
        .map(([one, count, other, more]) => one.slice(0, count) + other.slice(0, count) + more),
    )
    .map((title) => title.slice(0, maxLength));
}
