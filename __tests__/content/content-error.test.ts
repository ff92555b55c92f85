import { inspect } from 'node:util';
import { InvalidContentError, formatContentErrors } from '@/lib/content/source/content-error';

const faults = [
  { file: 'content/a.mdx', at: 'title', message: 'expected a text, received 1' },
  { file: 'content/b.json', at: '(root)', message: 'unknown key "x"' },
  { file: 'content/a.mdx', at: 'line 3', message: 'not good' },
];

test('errors are listed file by file', () => {
  expect(formatContentErrors(faults)).toBe(
    [
      'content/a.mdx',
      '  - title: expected a text, received 1',
      '  - line 3: not good',
      'content/b.json',
      '  - (root): unknown key "x"',
    ].join('\n'),
  );
});

test('the errors of a file are listed from its first line to its last, its fields before them', () => {
  const at = ['line 10', 'line 9', 'order', 'line 2'];
  const unsorted = at.map((one) => ({ file: 'content/a.mdx', at: one, message: 'x' }));
  expect(formatContentErrors(unsorted).match(/(?<=- )[^:]+/g)).toEqual([
    ...['order', 'line 2', 'line 9', 'line 10'],
  ]);
});

test('who prints the error shows the errors once, and no code', () => {
  const printed = inspect(new InvalidContentError(faults));
  expect(printed.split('line 3: not good')).toHaveLength(2);
  expect(printed).not.toMatch(/\bat .*\.ts/);
});

test('the error says how many there are, then lists them', () => {
  expect(new InvalidContentError(faults).message).toBe(
    `3 errors in 2 content files\n${formatContentErrors(faults)}`,
  );
  expect(new InvalidContentError(faults.slice(0, 1)).message).toMatch(
    /^1 error in 1 content file\n/,
  );
});
