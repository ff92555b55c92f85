import { getFirstParagraph } from '@/lib/openapi/description/first-paragraph';

test.each([
  ['', ''],
  ['Creates a **sale** with `amt_tran`.\n\nMore.', 'Creates a sale with amt_tran.'],
  ['See [Pay by Link](https://example.com/a?b=1 "Title") first', 'See Pay by Link first'],
  ['![Logo](logo.png) A *plan*', 'Logo A plan'],
  ['<p>One &amp; <b>two</b></p><p>Three</p>', 'One & two'],
  ['Line one\nline two<br/>Next', 'Line one line two'],
  ['Acts on a dispute:<ul><li>Accept it.</li><li>Appeal.</li></ul>', 'Acts on a dispute:'],
  ['<ul><li>Accept it.</li><li>Appeal.</li></ul>', 'Accept it. Appeal.'],
  ['a < b, list[0] and f(x)', 'a < b, list[0] and f(x)'],
])('the first paragraph of %j is %j', (markup, text) => {
  expect(getFirstParagraph(markup)).toBe(text);
});

test('a description of a megabyte is read to its beginning only', () => {
  expect(getFirstParagraph('['.repeat(1_000_000)).length).toBeLessThan(5_000);
  expect(getFirstParagraph(`a${'<b '.repeat(300_000)}`).length).toBeLessThan(5_000);
});
