/** @jest-environment node */
import { ContentError, formatFaults } from '@/lib/content/fault';

const faults = [
  { file: 'content/a.mdx', at: 'title', message: 'expected a text, received 1' },
  { file: 'content/b.json', at: '(root)', message: 'unknown key "x"' },
  { file: 'content/a.mdx', at: 'line 3', message: 'not good' },
];

test('faults are listed file by file', () => {
  expect(formatFaults(faults)).toBe(
    [
      'content/a.mdx',
      '  - title: expected a text, received 1',
      '  - line 3: not good',
      'content/b.json',
      '  - (root): unknown key "x"',
    ].join('\n'),
  );
});

test('the error says how many there are, then lists them', () => {
  expect(new ContentError(faults).message).toBe(
    `3 faults in 2 content files\n${formatFaults(faults)}`,
  );
  expect(new ContentError(faults.slice(0, 1)).message).toMatch(/^1 fault in 1 content file\n/);
});
