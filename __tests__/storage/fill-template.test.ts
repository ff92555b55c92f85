/** @jest-environment node */
import { fillTemplate } from '@/lib/storage/fill-template';

const template = 'one\n#since 3.1.0\ntwo\n#end\nthree @name@';

test.each([
  ['3.0.2', 'one\nthree ExamplePay'],
  ['3.1.0', 'one\ntwo\nthree ExamplePay'],
  ['3.10.0', 'one\ntwo\nthree ExamplePay'],
])('version %s holds the lines that came with it or before', (version, text) => {
  expect(fillTemplate(template, version, { name: 'ExamplePay' })).toBe(text);
});

test('an e-mail address is no token', () => {
  expect(fillTemplate('developers@example.com', '1', {})).toBe('developers@example.com');
});

test.each([
  ['@nmae@', 'no value for @nmae@'],
  ['#since 1.0\ntext', '#since 1.0 has no #end'],
  ['#since 1.0\n#since 2.0\n#end', '#since inside #since: #since 2.0'],
])('%j is refused: %s', (text, message) => {
  expect(() => fillTemplate(text, '1', {})).toThrow(message);
});
