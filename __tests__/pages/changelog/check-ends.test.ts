import type { JsonObject } from '@/lib/openapi/core/types';
import { listDeprecatedParts } from '@/lib/openapi/document/list-deprecated-parts';
import { checkEnds, findEndErrors } from '@/lib/pages/changelog/check-ends';

const FILE = 'content/openapi/plans';
const TODAY = '2026-11-29';
const PROMISE = { noticeMonths: 12 };
const FEE = { deprecated: true, 'x-replaced-by': 'surcharge' };

/** Release whose document has the schema `Fee` as given. */
const release = (version: string, date: string, fee: JsonObject) => ({
  ...{ version, date },
  parts: listDeprecatedParts({ components: { schemas: { Fee: fee } } }),
});

const ending = (day: string) => ({ ...FEE, 'x-sunset': day });

test('a deprecation without advice is an error that says what to write, and where to turn it off', () => {
  expect(
    findEndErrors(FILE, [release('1.0.0', '', { deprecated: true })], undefined, TODAY),
  ).toEqual({
    errors: [
      {
        file: FILE,
        at: 'components/schemas/Fee',
        message:
          'deprecated, and nothing says what to do. Name what stands in its place (x-replaced-by), or write x-deprecatedMessage. For a document that you do not write, set "deprecations": false in its entry of "apis" in content/site.json',
      },
    ],
    past: [],
  });
});

test('an end sooner than the promised notice says since when, and the first day that keeps the promise', () => {
  const releases = [
    release('2.2.0', '2026-11-20', ending('2027-05-31')),
    release('2.1.0', '2026-08-31', FEE),
    release('2.0.0', '2026-05-06', {}),
  ];
  const { errors } = findEndErrors(FILE, releases, PROMISE, TODAY);
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^ends on 2027-05-31, and 2\.1\.0 of 2026-08-31 deprecated it: .* promises 12 months of notice\. Let it end on 2027-08-31 or later/,
    ),
  ]);
});

test('a former release that is supported longer than the notice keeps what it has until then', () => {
  const releases = [
    release('2.1.0', '2026-08-31', ending('2027-09-30')),
    release('2.0.0', '2026-05-06', {}),
  ];
  const { errors } = findEndErrors(FILE, releases, { noticeMonths: 6, supportMonths: 18 }, TODAY);
  expect(errors[0]?.message).toMatch(
    /supports the release before it for 18 months\. Let it end on 2028-02-29 or later/,
  );
});

const NAMED = { ...ending('2027-01-31'), 'x-deprecatedInVersion': '1.9.0' };

test('the version that a part names counts before what releases show', () => {
  const releases = [
    release('2.0.0', '2026-11-20', NAMED),
    release('1.9.0', '2026-09-01', {}),
    release('1.8.0', '2026-01-01', {}),
  ];
  expect(findEndErrors(FILE, releases, PROMISE, TODAY).errors[0]?.message).toMatch(
    /1\.9\.0 of 2026-09-01/,
  );
});

test.each<[string, Parameters<typeof findEndErrors>[1], Parameters<typeof findEndErrors>[2]]>([
  [
    'an end on the first day that keeps the promise',
    [release('2.0.0', '2026-11-20', ending('2027-11-20')), release('1.0.0', '2026-01-01', {})],
    PROMISE,
  ],
  [
    'what was deprecated before the oldest release',
    [release('2.0.0', '2026-11-20', ending('2027-01-01')), release('1.0.0', '2026-01-01', FEE)],
    PROMISE,
  ],
  ['a document without former releases', [release('2.0.0', '', ending('2027-01-01'))], PROMISE],
  [
    'an end in words',
    [release('2.0.0', '2026-11-20', ending('soon')), release('1.0.0', '2026-01-01', {})],
    PROMISE,
  ],
  [
    'a portal that promises nothing',
    [release('2.0.0', '2026-11-20', ending('2027-01-01')), release('1.0.0', '2026-01-01', {})],
    undefined,
  ],
])('%s breaks no promise', (_, releases, promise) => {
  expect(findEndErrors(FILE, releases, promise, TODAY)).toEqual({ errors: [], past: [] });
});

test('only an end before today is past', () => {
  const past = (day: string) =>
    findEndErrors(FILE, [release('1.0.0', '', ending(day))], undefined, TODAY).past.length;
  expect([past('2026-11-28'), past(TODAY)]).toEqual([1, 0]);
});

test('a value that ends is held to the promise as well', () => {
  const network = (more: JsonObject) => ({ enum: ['a', 'b'], ...more });
  const releases = [
    release('2.1.0', '2026-11-20', network({ 'x-enum-deprecated': { b: '2027-05-31' } })),
    release('2.0.0', '2026-05-06', network({})),
  ];
  const { errors } = findEndErrors(FILE, releases, PROMISE, TODAY);
  expect(errors.map(({ at }) => at)).toEqual(['components/schemas/Fee/enum/b']);
});

test('the documents of the portal keep its promise', () => {
  expect(() => checkEnds(false)).not.toThrow();
});
