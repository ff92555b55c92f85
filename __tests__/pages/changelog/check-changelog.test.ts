import type { Release } from '@/lib/content/schemas/releases';
import { releasesSchema } from '@/lib/content/schemas/releases';
import type { Change } from '@/lib/openapi/compare/change';
import {
  findFileErrors,
  findReleaseErrors,
  findSupportErrors,
} from '@/lib/pages/changelog/check-changelog';

const RELEASE: Release = {
  version: '2.0.0',
  date: '2026-11-20',
  summary: 'What is new.',
  breaking: {},
};

const BROKEN: Change = {
  id: 'field-required schemas/Plan/properties/name',
  kind: 'field-required',
  class: 'breaking',
  breaks: ['senders'],
  subject: 'name',
  pointers: { before: '#/a', after: '#/a' },
  places: [{ operation: 'post /plan', anchor: 'body.name' }],
  before: 'optional',
  after: 'required',
};

const find = (breaking: Release['breaking'], changes: readonly Change[]) =>
  findReleaseErrors('plans.0', { ...RELEASE, breaking }, changes).map(
    ({ file, at, message }) => `${file} ${at}: ${message}`,
  );

test('a breaking change without a sentence is an error with its place and the fix', () => {
  expect(find({}, [BROKEN])).toEqual([
    'content/releases.json plans.0.breaking: 2.0.0 breaks senders at post /plan body.name, and no sentence says what they have to do. Add "field-required schemas/Plan/properties/name": "…"',
  ]);
});

test('a sentence about no breaking change is an error with the closest id', () => {
  const sentence = 'Send the name of the plan.';
  expect(find({ [BROKEN.id]: sentence }, [BROKEN])).toEqual([]);
  expect(find({ [BROKEN.id]: sentence, [`${BROKEN.id}s`]: sentence }, [BROKEN])).toEqual([
    'content/releases.json plans.0.breaking: 2.0.0 has no breaking change "field-required schemas/Plan/properties/names". Did you mean "field-required schemas/Plan/properties/name"?',
  ]);
});

test('a compatible change needs no sentence', () => {
  expect(find({}, [{ ...BROKEN, class: 'compatible', breaks: [] }])).toEqual([]);
});

test('a release has a day, a summary, and ids that changes can have', () => {
  const parse = (more: object) => releasesSchema.safeParse({ plans: [{ ...RELEASE, ...more }] });
  expect(parse({}).success).toBe(true);
  expect(parse({ date: 'soon' }).success).toBe(false);
  expect(parse({ summary: '' }).success).toBe(false);
  expect(parse({ breaking: { renamed: 'A sentence about it.' } }).success).toBe(false);
});

test('a kept document that the list lacks is an error with both fixes and the closest name', () => {
  const releases = { plans: [{ version: '2.0.0' }, { version: '1.9.0' }] };
  expect(findFileErrors(['plans/1.9.0.json', 'plans/2.0.0.json'], releases)).toEqual([]);
  expect(findFileErrors(['plans/1.9.json', 'cups/1.0.0.json'], releases)).toEqual([
    {
      file: 'content/releases/plans/1.9.json',
      at: '(root)',
      message:
        'content/releases.json has no release "1.9" of "plans". Did you mean "plans/1.9.0.json"? Add it to the list of "plans", or delete the file',
    },
    {
      file: 'content/releases/cups/1.0.0.json',
      at: '(root)',
      message:
        'content/releases.json has no release "1.0.0" of "cups". Add it to the list of "cups", or delete the file',
    },
  ]);
});

test.each([
  [{ info: { 'x-sunset': '2027-06-30' } }, '2027-11-20', 1],
  [{ 'x-sunset': '2027-06-30' }, '2027-11-20', 1],
  [{ info: { 'x-sunset': '2027-11-20' } }, '2027-11-20', 0],
  [{ info: { 'x-sunset': '2027-06-30' } }, undefined, 0],
  [{ info: {} }, '2027-11-20', 0],
])('a former release %j that is supported until %s has %i errors', (document, day, count) => {
  const errors = findSupportErrors('content/releases/plans/1.9.json', document, day);
  expect(errors).toHaveLength(count);
  for (const { message } of errors) expect(message).toMatch(/2027-06-30.* until 2027-11-20/);
});
