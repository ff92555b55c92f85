import { addMonths, getSupportEnd } from '@/lib/pages/changelog/support-end';

const RELEASES = [
  { version: '2.2.0', date: '2026-11-20' },
  { version: '2.1.0', date: '2026-08-31' },
  { version: '2.0.0', date: '2026-05-06' },
];

test('a former release is supported for the promised months after the one that followed it', () => {
  const ends = RELEASES.map(({ version }) =>
    getSupportEnd(RELEASES, version, { supportMonths: 18 }),
  );
  expect(ends).toEqual([undefined, '2028-05-20', '2028-02-29']);
});

test('nothing is promised of an unknown release, and without supportMonths', () => {
  expect(getSupportEnd(RELEASES, '1.0.0', { supportMonths: 18 })).toBeUndefined();
  expect(getSupportEnd(RELEASES, '2.0.0', { noticeMonths: 12 })).toBeUndefined();
  expect(getSupportEnd(RELEASES, '2.0.0', undefined)).toBeUndefined();
});

test.each([
  ['2027-02-28', 12, '2028-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s and %i months are %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});
