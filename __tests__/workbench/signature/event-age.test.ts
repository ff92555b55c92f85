import { describeAge } from '@/lib/workbench/signature/event-age';
import { encodeText } from '@/lib/workbench/signature/sign-body';
import { SETTINGS } from './settings';

const NOW = Date.parse('2026-11-20T17:04:32Z');
const age = (at: string | number) => describeAge(encodeText(JSON.stringify({ at })), SETTINGS, NOW);

test.each([
  ['2026-11-20T17:04:00Z', 'The event happened less than a minute ago.', false],
  ['2026-11-20T17:03:32Z', 'The event happened 1 minute ago.', false],
  ['2026-11-20T17:03:32', 'The event happened 1 minute ago.', false],
  ['2026-11-20 17:03:32.000', 'The event happened 1 minute ago.', false],
  ['Fri, 20 Nov 2026 17:03:32', 'The event happened 1 minute ago.', false],
  ['Fri, 20 Nov 2026 17:03:32 GMT', 'The event happened 1 minute ago.', false],
  ['Fri, 20 Nov 2026 12:03:32 EST', 'The event happened 1 minute ago.', false],
  ['2026-11-20 12:03:32-05', 'The event happened 1 minute ago.', false],
  [NOW / 1000 - 60, 'The event happened 1 minute ago.', false],
  [NOW - 60_000, 'The event happened 1 minute ago.', false],
  [String(NOW / 1000 - 60), 'The event happened 1 minute ago.', false],
  [` ${NOW - 60_000} `, 'The event happened 1 minute ago.', false],
  [(NOW - 60_000) * 1000, 'The event happened 1 minute ago.', false],
  [`${NOW - 60_000}000000`, 'The event happened 1 minute ago.', false],
  ['20261120170332', 'The event happened 1 minute ago.', false],
  ['20261120T170332Z', 'The event happened 1 minute ago.', false],
  ['2026-11-20T18:03:32+01:00[Europe/Berlin]', 'The event happened 1 minute ago.', false],
  ['2026-11-20T17:03:31,877Z', 'The event happened 1 minute ago.', false],
  ['2026-11-20 18:03:32 +01:00', 'The event happened 1 minute ago.', false],
  ['2026-11-20T16:04:32.400Z', 'The event happened 1 hour ago.', false],
  ['2026-11-18T17:14:32Z', 'The event happened 2 days ago.', false],
  ['2026-11-20T09:04:32-05:00', 'The event happened 3 hours ago.', false],
  [
    '2026-11-16T17:04:32Z',
    'The event happened 4 days ago. Nothing is sent again after 72 hours: treat it as a replay.',
    true,
  ],
  [
    '2026-11-20T17:14:32Z',
    'The event happens 10 minutes from now: the clock of this device is off, or the body was made up.',
    true,
  ],
])('says how old an event of %s is', (at, text, isOff) => {
  expect(age(at)).toEqual({ text, isOff });
});

test.each(['{"at":"soon"}', '{"at":1}', '[]', 'null', 'no JSON'])(
  'does not know the age of %s',
  (body) => {
    expect(describeAge(encodeText(body), SETTINGS, NOW)).toBeUndefined();
  },
);

test.each([
  ['2026-11-20T17:04:00Z', 'It was signed 1 minute ago.', false],
  [String(NOW / 1000 - 240), 'It was signed 4 minutes ago.', false],
  [
    String(NOW / 1000 - 301),
    'It was signed 5 minutes ago. After 300 seconds a receiver refuses it as a replay.',
    true,
  ],
  [
    String(NOW + 600_000),
    'It was signed 10 minutes from now: the clock of this device is off, or the headers were made up.',
    true,
  ],
])('says how old a delivery is that was signed at %s', (time, text, isOff) => {
  const body = encodeText('{"at":"2020-01-01T00:00:00Z"}');
  expect(describeAge(body, SETTINGS, NOW, time)).toEqual({ text, isOff });
});

test('reads the time of an event from the object that has its fields', () => {
  const body = encodeText('{"items":[{"at":"2026-11-20T16:04:32Z"}]}');
  expect(describeAge(body, { ...SETTINGS, root: 'items.0' }, NOW)?.text).toBe(
    'The event happened 1 hour ago.',
  );
});
