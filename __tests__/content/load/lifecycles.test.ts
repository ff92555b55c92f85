import { faultsOf, guide } from '../../support/sample-project';

const FILES = {
  'content/sandbox/payment.yaml':
    'title: Payment\nid: id\nstates:\n  open: {}\noperations: { post /sale: create }\n',
  'content/sandbox/card.yaml': 'title: Card\nid: id\noperations: {}\n',
};

const faults = (of: string, files: object = {}) =>
  faultsOf({
    ...FILES,
    ...files,
    'content/guides/webhooks.mdx': guide(`## Overview\n\n<Lifecycle of="${of}" />`),
  }).filter((fault) => fault.includes('Lifecycle'));

test('a lifecycle of a resource with states is right', () => {
  expect(faults('payment')).toEqual([]);
});

test.each([
  ['paymnt', ' Did you mean "payment"?'],
  ['card', ''],
])('a lifecycle of %s, which has none, is an error with its line', (of, suggestion) => {
  expect(faults(of)).toEqual([
    expect.stringMatching(/^line 10: <Lifecycle> of: no file of content\/sandbox has states of /),
  ]);
  expect(faults(of)[0]).toContain(`"${of}".${suggestion}`);
});

test('is not checked while the rules are invalid', () => {
  expect(faults('paymnt', { 'content/sandbox/card.yaml': 'title: [' })).toEqual([]);
});
