import { getScrollTarget, type Visit } from '@/lib/scroll/target-scroller';

test.each<[Visit, string, number | undefined, object]>([
  ['new', '', undefined, { top: 0 }],
  ['new', '', 700, { top: 700 }],
  ['new', '#', 700, { top: 700 }],
  ['new', '#retries', undefined, { fragment: 'retries' }],
  ['new', '#retries', 700, { fragment: 'retries' }],
  ['return', '', undefined, { top: 0 }],
  ['return', '', 700, { top: 700 }],
  ['return', '#retries', undefined, { fragment: 'retries' }],
  ['return', '#retries', 700, { top: 700 }],
  ['return', '#retries', 0, { top: 0 }],
])(
  'SPEC 2 page behaviour: a %s visit to %j with position %j opens at %j',
  (visit, hash, kept, place) =>
    expect(
      getScrollTarget(visit, hash, kept === undefined ? kept : { top: kept, mark: '' }),
    ).toMatchObject(place),
);

test('what a reader returns to is what they had before them, too', () => {
  const kept = { top: 700, mark: '120 retries' };
  expect(getScrollTarget('return', '', kept)).toEqual(kept);
});
