import { fillTemplate } from '@/lib/kit/build/downloads/fill-template';

const template = 'one\n#since 3.1.0\ntwo\n#end\nthree @name@';

test.each([
  ['3.0.2', 'one\nthree ExamplePay'],
  ['3.1.0', 'one\ntwo\nthree ExamplePay'],
  ['3.10.0', 'one\ntwo\nthree ExamplePay'],
])('version %s holds the lines that came with it or before', (version, text) => {
  expect(fillTemplate(template, version, { name: 'ExamplePay' })).toBe(text);
});

test.each([
  [
    'a.php',
    "/** Don't: @name@ */\n// It's @name@\ndefine( 'NAME', 'By \\'@name@\\'.' ); # @name@ isn't",
    "/** Don't: O'A\\B\"@x@ */\n// It's O'A\\B\"@x@\ndefine( 'NAME', 'By \\'O\\'A\\\\B\"@x@\\'.' ); # O'A\\B\"@x@ isn't",
  ],
  ['a.json', '{ "a": "By @name@", "b": [@list@] }', '{ "a": "By O\'A\\\\B\\"@x@", "b": ["1"] }'],
  ['a.txt', '"@name@" and \'@name@\'', '"O\'A\\B"@x@" and \'O\'A\\B"@x@\''],
])('in %s a value is spelled as its place asks: %j', (file, text, filled) => {
  const values = { name: 'O\'A\\B"@x@', list: '"1"' };
  expect(fillTemplate(text, '1', values, file)).toBe(filled);
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
