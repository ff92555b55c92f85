import { readFileSync } from 'node:fs';
import { parseMdx } from '@/lib/content/source/mdx-tree';
import { findTerms, parseTerms, type Terms } from '@/lib/kit/prose/find-terms';

const TERMS: Terms = {
  names: [{ write: 'JavaScript', because: 'the language spells itself so' }],
  words: [
    { write: 'e-mail', not: ['email'], because: 'all pages spell it so' },
    { not: ['simply'], because: 'it adds nothing' },
  ],
};

function find(source: string): readonly string[] {
  const tree = parseMdx(source, {}, () => {});
  if (!tree) throw new Error('not MDX');
  return findTerms(tree, TERMS).map(({ line, what, how }) => `${line}: ${what}. ${how}`);
}

test('says which word to write, and why', () => {
  expect(find('One.\n\nTwo lines,\nthe second with an Email.')).toEqual([
    '4: “Email” is not what this portal writes. Write “e-mail”: all pages spell it so',
  ]);
});

test('says what to leave out', () => {
  expect(find('You simply send it.')).toEqual([
    '1: “simply” is not what this portal writes. Leave it out: it adds nothing',
  ]);
});

test('takes a name in one spelling, and its plural', () => {
  expect(find('JavaScript, and two JavaScripts.')).toEqual([]);
  expect(find('javascript and Javascript.')).toHaveLength(2);
});

test.each([
  ['code', 'Send `email` to it.'],
  ['a fence', '```js\nemail\n```'],
  ['an address', 'At https://example.com/email/x and in [words](/email/).'],
  ['a file name', 'The file email.zip and my-email.'],
  ['part of a word', 'An emailer.'],
  ['what is looked up, not read', '<Anchor id="email" />'],
  ['front matter that is not shown', '---\nslug: email\n---\n\nText.'],
])('leaves %s as it is', (_, source) => expect(find(source)).toEqual([]));

test.each([
  ['a title', '---\ntitle: Your email\n---\n\nText.', 2],
  ['a title of a file from Windows', '---\r\ntitle: Your email\r\nslug: x\r\n---\r\n\r\nText.', 2],
  ['a heading', 'Text.\n\n## Your email', 3],
  [
    'the title of a component',
    '<Callout tone="note" title="Your email">\n\nText.\n\n</Callout>',
    1,
  ],
  ['the text of a picture', '![An email](/images/a.svg)', 1],
  ['the text of a link', '[Your email](/x/)', 1],
  ['a cell', '| a | b |\n| - | - |\n| x | email |', 3],
])('reads %s', (_, source, line) => {
  expect(find(source)).toEqual([expect.stringMatching(new RegExp(`^${line}: “email”`))]);
});

test('the terms of the portal are sound, and each word says why', () => {
  const faults: string[] = [];
  const report = (at: string, message: string) => void faults.push(`${at}: ${message}`);
  const terms = parseTerms(readFileSync('content/terms.json', 'utf8'), report);
  expect(faults).toEqual([]);
  expect(terms?.words.length).toBeGreaterThan(10);
});

test('a fault in the terms is told like every other', () => {
  const faults: string[] = [];
  const report = (at: string, message: string) => void faults.push(`${at}: ${message}`);
  const json = '{ "names": [], "words": [{ "wirte": "x", "not": [], "because": "too many" }] }';
  expect(parseTerms(json, report)).toBeUndefined();
  expect(faults.join('\n')).toContain('unknown key "wirte". Did you mean "write"?');
});
