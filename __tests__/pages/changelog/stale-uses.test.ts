import type { Change } from '@/lib/openapi/compare/change';
import { findStepUses, findUses, listStaleUses } from '@/lib/pages/changelog/stale-uses';

const change = (subject: string, more: Partial<Change> = {}): Change => ({
  ...{ id: `field-required ${subject}`, kind: 'field-required', class: 'breaking' },
  ...{ breaks: ['senders'], subject, pointers: { before: '', after: '' }, before: '', after: '' },
  places: [{ operation: 'post /plan', anchor: `body.${subject}` }],
  ...more,
});

const release = (date: string, ...changes: readonly Change[]) => ({
  ...{ api: { id: 'plans' }, release: { version: '2.0.0', date }, changes },
});

const PAGE = {
  file: 'content/guides/plans.mdx',
  day: '2026-05-01',
  silence: '"verified: 2026-11-27" in its front matter',
  uses: [
    { line: 12, operation: 'post /plan' },
    { line: 30, operation: 'get /plan' },
  ],
};

test('a call of an operation that a later release broke is named with its line, the release and the change', () => {
  expect(listStaleUses([PAGE], [release('2026-05-02', change('name'))])).toEqual([
    {
      file: 'content/guides/plans.mdx',
      at: 'line 12',
      message:
        'post /plan was changed by plans 2.0.0 of 2026-05-02, the page is of 2026-05-01: body.name (now required). Compare them, then write "verified: 2026-11-27" in its front matter',
    },
  ]);
});

test.each([
  ['a release of its day', release('2026-05-01', change('name'))],
  ['a compatible change', release('2026-06-01', change('name', { class: 'compatible' }))],
  ['a change of others', release('2026-06-01', change('name', { places: [] }))],
])('%s does not make a page old', (_, one) => {
  expect(listStaleUses([PAGE], [one])).toEqual([]);
});

test('a few changes are named, and the others counted', () => {
  const changes = ['a', 'b', 'c', 'd', 'e'].map((name) => change(name));
  const [error] = listStaleUses([PAGE], [release('2026-06-01', ...changes)]);
  expect(error?.message).toContain(
    ': body.a (now required), body.b (now required), body.c (now required), 2 more.',
  );
});

const IDS = new Map([
  ['/api/plans/add/', 'post /plan'],
  ['/api/plans/list/', 'get /plan'],
]);

test('operations are found by id and by address, each once a line', () => {
  const text = [
    '---',
    "related: ['/api/plans/list/']",
    '---',
    '<Request operation="post /plan" title="[Add](/api/plans/add/#body.name)" />',
    'See [plans](/api/plans/) and `post /plan`, or "post /nothing".',
  ].join('\n');
  expect(findUses(text, IDS)).toEqual([
    { line: 2, operation: 'get /plan' },
    { line: 4, operation: 'post /plan' },
  ]);
});

test('the steps of a workflow are found in their order', () => {
  const text =
    'steps:\n  - stepId: add\n    operationId: addPlan\n  - operationId: $sourceDescriptions.plans.listPlans\n';
  expect(findStepUses(text, ['post /plan', 'get /plan'])).toEqual([
    { line: 3, operation: 'post /plan' },
    { line: 4, operation: 'get /plan' },
  ]);
});
