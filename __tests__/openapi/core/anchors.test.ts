import fc from 'fast-check';
import {
  parseAnchorStep,
  joinAnchor,
  describeAnchor,
  distinctAnchors,
  anchorHref,
  listEnclosingAnchors,
  joinAnchorName,
} from '@/lib/openapi/core/anchors';
import { listFragmentIds } from '@/lib/scroll/fragment';
import { MANY_RUNS } from '../../support/property-runs';

type Step = NonNullable<ReturnType<typeof parseAnchorStep>>;

/** Any string at all, half surrogate pairs among them; and the words and signs that are ours. */
const name = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
  fc.constantFrom('header', 'example', '*', '**', '*1', '(1)', '1', '~', '~2e', 'a.b', 'a b', '!2'),
);
const index = fc.nat(50);
const step: fc.Arbitrary<Step> = fc.oneof(
  name.map((one): Step => ({ kind: 'name', name: one })),
  fc
    .constantFrom('header' as const, 'example' as const)
    .map((word): Step => ({ kind: 'word', word })),
  fc.constant<Step>({ kind: 'items' }),
  fc.constant<Step>({ kind: 'others' }),
  index.map((one): Step => ({ kind: 'item', index: one })),
  index.map((one): Step => ({ kind: 'variant', index: one })),
  name.map((pattern): Step => ({ kind: 'pattern', pattern })),
  name.map((one): Step => ({ kind: 'media', name: one })),
);
const steps = fc.array(step, { minLength: 1, maxLength: 8 });

describe('anchors', () => {
  test.each<[readonly Step[], string]>([
    [[{ kind: 'name', name: 'first_name' }], 'body.first_name'],
    [[{ kind: 'name', name: 'airline.leg.class' }], 'body.airline~2eleg~2eclass'],
    [[{ kind: 'name', name: 'Retry After' }], 'body.Retry~20After'],
    [[{ kind: 'name', name: 'größe' }], 'body.größe'],
    [[{ kind: 'name', name: '' }], 'body.~'],
    [[{ kind: 'name', name: '__proto__' }], 'body.__proto__'],
    [[{ kind: 'name', name: 'header' }], 'body.~68eader'],
    [[{ kind: 'word', word: 'header' }], 'body.header'],
    [[{ kind: 'items' }, { kind: 'name', name: 'sku' }], 'body.*.sku'],
    [[{ kind: 'item', index: 0 }], 'body.*1'],
    [[{ kind: 'others' }], 'body.**'],
    [[{ kind: 'pattern', pattern: '^x-' }], 'body.*:~5ex-'],
    [[{ kind: 'variant', index: 1 }], 'body.(2)'],
    [[{ kind: 'media', name: 'application/vnd.x+json' }], 'body.(application/vnd~2ex+json)'],
    [[{ kind: 'media', name: '1' }], 'body.(~31)'],
  ])('%j is %s', (path, anchor) => expect(joinAnchor('body', ...path)).toBe(anchor));

  test('are read back as they were written', () => {
    fc.assert(
      fc.property(steps, (path) => {
        const parts = joinAnchor('', ...path).split('.');
        expect(parts.map(parseAnchorStep)).toEqual(path);
      }),
      { numRuns: MANY_RUNS },
    );
  });

  test('of two different paths are different', () => {
    fc.assert(
      fc.property(steps, steps, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(joinAnchor('body', ...one) === joinAnchor('body', ...other)).toBe(isSame);
      }),
      { numRuns: MANY_RUNS },
    );
  });

  test('are ids as they stand, and come through an address unharmed', () => {
    fc.assert(
      fc.property(steps, (path) => {
        const anchor = joinAnchor('body', ...path);
        expect(anchor).not.toMatch(/[\s%#"'<>&?]|^$/u);
        const { hash } = new URL(anchorHref(anchor), 'https://docs.example.com/');
        expect(listFragmentIds(hash)).toContain(anchor);
      }),
      { numRuns: MANY_RUNS },
    );
  });

  test('of parts that a document names alike end in a number', () => {
    const alike = ['a', 'b', 'a', 'a'].map((one) => joinAnchorName('other', one));
    expect(distinctAnchors(alike)).toEqual(['other.a', 'other.b', 'other.a!2', 'other.a!3']);
    expect(parseAnchorStep('a!2')).toEqual({ kind: 'name', name: 'a' });
    expect(parseAnchorStep('a~212')).toEqual({ kind: 'name', name: 'a!2' });
  });

  test.each(['', '(', '*0', '***', 'a*', '(a', '*:'])('%j is no step', (text) =>
    expect(parseAnchorStep(text)).toBeUndefined(),
  );
});

test('the places that hold a part are those before each of its dots, the nearest first', () => {
  expect(listEnclosingAnchors('response.200.header.X')).toEqual([
    'response.200.header.X',
    'response.200.header',
    'response.200',
    'response',
  ]);
  expect(listEnclosingAnchors('intro')).toEqual(['intro']);
});

test('an address of a thousand steps has no holders: nobody wrote it', () => {
  const long = 'a.'.repeat(1000);
  expect(listEnclosingAnchors(long)).toEqual([long]);
});

test.each([
  ['body.customer.first_name', 'body, customer, first_name'],
  ['body.lines.*.tax~2erate', 'body, lines, each item, tax.rate'],
  ['body.(2).**', 'body, form 2, any other name'],
  ['body.*1.*:~5ex-', 'body, item 1, ^x-'],
  ['response.200.header.Retry-After', 'response, 200, header, Retry-After'],
  ['body.(application/xml).id', 'body, application/xml, id'],
  ['body.***', 'body, ***'],
])('%s reads as %j', (anchor, words) => expect(describeAnchor(anchor)).toBe(words));
