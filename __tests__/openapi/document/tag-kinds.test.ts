import { collectDocumentProblems } from '@/lib/openapi/overview/collect-document-problems';
import { listTagDescriptions } from '@/lib/openapi/overview/tag-descriptions';
import { getOperation, toApiOf } from '../core/support';

const tags = [
  { name: 'beta', kind: 'badge', summary: 'Beta' },
  { name: 'cards', kind: 'nav' },
  { name: 'sales' },
];

function toTagged(...names: readonly string[]) {
  return toApiOf({ '/a': { get: { tags: names, summary: 'A' } } }, {}, { tags });
}

test('a badge makes no group beside a tag that does, and is a fact of its operation', () => {
  const api = toTagged('beta', 'cards', 'sales');
  expect(api.groups.map(({ name }) => name)).toEqual(['cards', 'sales']);
  const { entry, lifecycle } = getOperation(api, 'get /a');
  expect(entry).toMatchObject({ group: 'cards', url: 'a', tags: ['beta', 'cards', 'sales'] });
  expect(lifecycle.map(({ text }) => text)).toEqual(['Beta']);
});

test('an operation with no other tag is in the group of its badge', () => {
  const api = toTagged('beta');
  expect(api.groups.map(({ name }) => name)).toEqual(['Beta']);
  expect(getOperation(api, 'get /a')).toMatchObject({ entry: { group: 'beta' }, lifecycle: [] });
});

test('tags that no operation names are told of where they say something', () => {
  const api = toApiOf(
    { '/a': { get: { tags: ['child', 'undeclared'] } } },
    {},
    {
      tags: [
        { name: 'child', parent: 'parent', description: 'Of a child.' },
        { name: 'silent' },
        { name: 'parent', summary: 'Parents', description: 'Of all.' },
        { name: 'unused', externalDocs: { url: 'https://docs.example.com/' } },
        { name: 'child', description: 'Again.' },
        { name: ' ', description: 'Of nothing.' },
        7,
      ],
    },
  );
  expect(listTagDescriptions(api)).toEqual([
    { tag: 'parent', name: 'Parents', description: 'Of all.' },
    { tag: 'child', name: 'child', description: 'Of a child.' },
    {
      tag: 'unused',
      name: 'unused',
      description: '',
      docs: { url: 'https://docs.example.com/', description: '' },
    },
  ]);
});

describe('a tag that is declared twice', () => {
  const twice = [
    { name: 'cards', description: 'First.' },
    { name: 'sales' },
    { name: 'cards', description: 'Second.', externalDocs: { url: 'https://docs.example.com/' } },
    { name: 'cards', summary: 'Third' },
  ];
  const api = toApiOf(
    { '/a': { get: { tags: ['cards'] } }, '/b': { get: { tags: ['cards', 'sales'] } } },
    {},
    { tags: twice },
  );
  const docs = { url: 'https://docs.example.com/', description: '' };

  test('is one group in the words of the first, and in those of others where that has none', () => {
    expect(api.groups).toMatchObject([
      { id: 'cards', name: 'cards', description: 'First.', docs, operations: [{}, {}] },
      { id: 'sales', operations: [{}] },
    ]);
    expect(listTagDescriptions(api)).toEqual([
      { tag: 'cards', name: 'cards', description: 'First.', docs },
    ]);
  });

  test('is told at each further place', () => {
    const message =
      'The tag "cards" is declared before: the words of the first count. Remove this one.';
    expect(collectDocumentProblems(api)).toEqual(
      ['#/tags/2', '#/tags/3'].map((at) => ({ id: 'tag-twice', level: 'warning', at, message })),
    );
  });
});

test('a tag declared thousands of times is told of twenty times, and how many more there are', () => {
  const tags = Array.from({ length: 5_000 }, () => ({ name: '__proto__' }));
  const told = collectDocumentProblems(toApiOf({ '/a': { get: {} } }, {}, { tags }));
  expect(told).toHaveLength(21);
  expect(told[20]).toMatchObject({ at: '#/tags', message: 'So are 4979 more tags.' });
});
