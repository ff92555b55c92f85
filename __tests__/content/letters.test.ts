import { checkEncoding, checkLetters, dropLetters } from '@/lib/content/source/letters';
import { parseMdx } from '@/lib/content/source/mdx-tree';
import { DOCUMENTS, faultsOf, guide } from '../support/sample-project';

const GUIDE = 'content/guides/webhooks.mdx';
const SITE = 'content/site.json';
const WORKFLOW = 'content/workflows/pay.arazzo.yaml';

function check(source: string): readonly string[] {
  const errors: string[] = [];
  checkLetters(source, (at, message) => errors.push(`${at}: ${message}`));
  return errors;
}

/** What an editor shows of a file of UTF-16 that is read as UTF-8. */
const toUtf16 = (text: string, mark = '') => Buffer.from(mark + text, 'utf16le').toString('utf8');

test.each([
  ['\u{E0041}', '&#xE0041; in Markdown, \\uDB40\\uDC41 in JSON'],
  ['\u{E0001}', '&#xE0001; in Markdown, \\uDB40\\uDC01 in JSON'],
  ['\u3164', '&#x3164; in Markdown, \\u3164 in JSON'],
  ...['\u115F', '\u1160', '\uFFA0', '\u180E', '\u034F', '\u206A', '\u206F', '\u2800', '\u2065'].map(
    (letter): [string, string] => [letter, 'Take it out, or write its code'],
  ),
])('%j is an invisible letter, whose code is none', (letter, remedy) => {
  expect(check(`a\nPa${letter}ck`)).toEqual([expect.stringContaining(remedy)]);
  const code = `&#x${letter.codePointAt(0)?.toString(16)};`;
  expect(check(`Pa${code}ck`)).toEqual([]);
  expect(JSON.stringify(parseMdx(`Pa${code}ck`, {}, jest.fn()))).toContain(`Pa${letter}ck`);
  expect(dropLetters(`Pa${letter}ck`)).toBe('Pack');
});

test('a control has no code in Markdown, so that it can only be taken out', () => {
  expect(check('Pack\u0007')).toEqual(['line 1: an invisible letter, U+0007. Take it out']);
});

test.each([
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '\u2764\uFE0F \u{1F468}\u{1F3FD}\u200D\u{1F4BB}',
  'e\u034F\u0301, co\u00ADoperate, a\u00A0b, \u845B\u{E0100}, \u2803',
])('%j is none', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  [toUtf16('---\ntitle: a\n'), '(root): the file is saved as UTF-16. Save it as UTF-8'],
  [toUtf16('{ "a": 1 }', '\uFEFF').slice(1), '(root): the file is saved as UTF-16.'],
  ['\uFFFD\uFFFD\0-\0-\0-', '(root): the file is saved as UTF-16.'],
  ['---\rtitle: a\r', 'line 1: the line ends with CR alone. Save the file with the line ends LF'],
  ['a\r\nb\rc\n', 'line 2: the line ends with CR alone.'],
])('%j cannot be read', (source, error) => {
  const errors: string[] = [];
  expect(checkEncoding(source, (at, message) => errors.push(`${at}: ${message}`))).toBe(false);
  expect(errors).toEqual([expect.stringContaining(error)]);
});

test.each(['', 'a', 'a\r\nb\r\n', '\u00E9\n', '\uFFFD\uFFFDa'])('%j can', (source) => {
  expect(checkEncoding(source, jest.fn())).toBe(true);
});

test.each([GUIDE, SITE, WORKFLOW])('%s says no more than that', (file) => {
  const sound = guide('Text.');
  expect(faultsOf({ ...DOCUMENTS, [file]: toUtf16(sound) }, file)).toEqual([
    '(root): the file is saved as UTF-16. Save it as UTF-8',
  ]);
  expect(faultsOf({ ...DOCUMENTS, [file]: sound.replaceAll('\n', '\r') }, file)).toEqual([
    expect.stringContaining('line 1: the line ends with CR alone.'),
  ]);
});
