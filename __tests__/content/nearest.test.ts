import { findClosestMatch, formatSuggestion } from '@/lib/text/edit-distance';

test.each([
  ['relases', 'releases'],
  ['Titel', 'title'],
  ['descripton', 'description'],
  ['notes', 'note'],
  ['orde', 'order'],
])('%j is near to %j', (word, nearest) =>
  expect(findClosestMatch(word, ['title', 'description', 'releases', 'note', 'order'])).toBe(
    nearest,
  ),
);

test.each(['', 'x', 'warning', 'colour', 'title'.repeat(100)])('nothing is near to %j', (word) =>
  expect(findClosestMatch(word, ['title', 'order', 'note'])).toBeUndefined(),
);

test('two letters swapped count as one slip, and a tie goes to the first', () => {
  expect(findClosestMatch('ab', ['cb', 'ba'])).toBe('ba');
  expect(findClosestMatch('card', ['bard', 'hard'])).toBe('bard');
});

test('a short word with another letter is another word', () => {
  expect(findClosestMatch('xml', ['yml', 'yaml'])).toBeUndefined();
  expect(findClosestMatch('cat', ['bat', 'at', ''])).toBeUndefined();
  expect(findClosestMatch('YML', ['xml', 'yml'])).toBe('yml');
  expect(findClosestMatch('041', ['000', '051'])).toBe('051');
});

test('a suggestion is a sentence, or nothing', () => {
  expect(formatSuggestion('titel', ['title'])).toBe(' Did you mean "title"?');
  expect(formatSuggestion('zzz', ['title'])).toBe('');
});
