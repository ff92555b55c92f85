import { faultsOf, guide } from '../../support/sample-project';

const faults = (questions: object) =>
  faultsOf({
    'content/guides/webhooks.mdx': guide('## Overview\n\nText.'),
    'content/questions.json': JSON.stringify(questions),
  }).filter((fault) => fault.includes('questions') || fault.includes('asked'));

test('questions are asked of places that exist', () => {
  expect(faults({ '/guides/webhooks/#overview': ['What is a webhook?', 'Who calls me?'] })).toEqual(
    [],
  );
});

test('a place that moved is an error that names the closest one', () => {
  const [fault, ...others] = faultsOf({
    'content/guides/webhooks.mdx': guide('## Overview\n\nText.'),
    'content/questions.json': JSON.stringify({
      '/guides/webhooks/#overvew': ['What is a webhook?'],
    }),
  }).filter((one) => one.includes('overvew'));
  expect(fault).toContain('#overview');
  expect(others).toEqual([]);
});

test('a question of two places is an error: one of them answers best', () => {
  const asked = ['Who calls me?'];
  expect(faults({ '/guides/webhooks/': asked, '/guides/webhooks/#overview': asked })).toEqual([
    expect.stringContaining('"Who calls me?" is asked of /guides/webhooks/, too'),
  ]);
});
