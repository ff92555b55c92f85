import { z } from 'zod';
import { parseJsonContent } from '@/lib/content/source/parse';
import { checkMarkdownText } from '@/lib/content/validate/markdown/check-text';
import { DOCUMENTS, faultsOf, SAMPLE_CODES, SAMPLE_PLUGIN } from '../support/sample-project';

function parse(text: string): readonly string[] {
  const errors: string[] = [];
  parseJsonContent(z.unknown(), text, {}, (at, message) => errors.push(`${at}: ${message}`));
  return errors;
}

function check(markdown: string): readonly string[] {
  const errors: string[] = [];
  checkMarkdownText(markdown, (message) => errors.push(message));
  return errors;
}

test.each([
  ['{\n"a": 1,\n"a": 2 }', 'line 3: the object has the key "a" already, and only one counts.'],
  ['{"b": [{ "a": 1 },\n{ "a": {},\n"\\u0061": 2 }]}', 'line 3: the object has the key "a"'],
])('%j has a key twice', (text, error) => {
  expect(parse(text)).toEqual([expect.stringContaining(error)]);
});

test('a key may stand again in another object, and as a value', () => {
  expect(parse('{"a": {"a": "a"}, "b": [{"a": "b"}, {"a": ["a", "a"]}], "": 1}')).toEqual([]);
});

test('half of a letter is an error, a whole one by its codes is none', () => {
  expect(parse('{"a": ["x\\ud83d"]}')).toEqual([expect.stringMatching(/^a\.0: half of a letter/)]);
  expect(parse('{"a": ["x\\ud83d\\ude80"]}')).toEqual([]);
});

test.each([
  ['Run **bold **.', '"**bold" stays', 'Run **bold**.'],
  ['See [keys] (/api/).', '"[keys]" stays', 'See [keys](/api/).'],
  ['A | B\n1 | 2', 'not a table', 'A | B\n| --- | --- |\n1 | 2'],
  ['```bash\ncurl —data\n```', 'this code has a dash', '```bash\ncurl --data\n```'],
  ['Run:\n    ls', 'indented by four spaces', 'Run:\n\n    ls'],
  [':::tip\nPack.\n:::', '":::tip" makes no note here. Write its text alone', 'Pack.'],
  [
    'A <b>bold</b> word',
    '"<b>" is dropped: here are neither HTML nor',
    'A **bold** word',
    'A \\<b>',
  ],
  ['<Callout tone="tip">a</Callout>', 'is dropped', 'a'],
  ['a <!-- b -->', 'a comment is refused. Take it out', 'a'],
  ['![a](/images/a.svg)', 'a picture is dropped in such a text. Take it out', 'a'],
])('Markdown of data: %j', (wrong, error, ...right) => {
  expect(check(wrong)).toEqual([expect.stringContaining(error)]);
  for (const one of right) expect(check(one)).toEqual([]);
});

const WRONG = 'A longer text with [brackets] that stay.';
const STAYS = '"[brackets]" stays as it is written.';
const RELEASES = { platform: [{ version: '1', date: '2026-01-01', summary: WRONG }] };

test.each([
  ['content/plugins/zencart.json', { ...SAMPLE_PLUGIN, description: [WRONG] }, 'description.0'],
  ['content/releases.json', RELEASES, 'platform.0.summary'],
  [
    'content/response-codes.json',
    { issuer: [{ ...SAMPLE_CODES[0], meaning: WRONG }] },
    'issuer.0.meaning',
  ],
])('%s: a text that is shown as Markdown has its rules', (file, data, at) => {
  const faults = faultsOf({ ...DOCUMENTS, [file]: data }, file);
  expect(faults).toContainEqual(expect.stringContaining(`${at}: ${STAYS}`));
  // As it is written in JSON.
  expect(faults.join()).toContain(String.raw`write \\[ for a bracket`);
});
