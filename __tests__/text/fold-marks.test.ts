import { foldMarks } from '@/lib/text/fold-marks';

test.each([
  ['Rückbuchung auslösen', 'ruckbuchung auslosen'],
  ['Ru\u0308ckbuchung', 'ruckbuchung'],
  ['GÉNÉRAL Œuvre', 'general oeuvre'],
  ['Straße STRASSE', 'strasse strasse'],
  ['Zażółć gęślą Łódź', 'zazolc gesla lodz'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['Smørrebrød Ærø', 'smorrebrod aero'],
  ['Πληρωμή', 'πληρωμη'],
  ['ＡＰＩ ﬁ', 'api fi'],
  ['plain-ASCII_1', 'plain-ascii_1'],
  ['الدَّفْعُ الدفـــع', 'الدفع الدفع'],
  ['أُرْسِلَ إلى', 'ارسل الى'],
  ['תַּשְׁלוּם־שֵׁנִי', 'תשלום־שני'],
  ['', ''],
])('%j is %j', (text, folded) => expect(foldMarks(text)).toBe(folded));

test.each(['भुगतान', 'が', 'ราคา', '한국어'])('%s keeps marks that are letters', (text) => {
  expect(foldMarks(text)).toBe(text);
});
