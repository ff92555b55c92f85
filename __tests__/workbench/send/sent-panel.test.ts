import { formatSentTitle } from '@/components/workbench/send/sent-panel';

test('a response after midnight came at 0 hours', () => {
  const at = new Date(2026, 0, 1, 0, 5);
  const body = { headers: [], text: '{}', bytes: 2, isBinary: false, isCut: false };
  expect(formatSentTitle({ kind: 'response', at, status: 402, ...body })).toBe(
    'Pasted 00:05 · 402',
  );
});
