/** @jest-environment node */
import { toTagNotes } from '@/lib/openapi/document/tag-notes';
import { getOperation, toApiOf } from './support';

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
  const { entry, facts } = getOperation(api, 'get /a');
  expect(entry).toMatchObject({ group: 'cards', url: 'a', tags: ['beta', 'cards', 'sales'] });
  expect(facts.map(({ text }) => text)).toEqual(['Beta']);
});

test('an operation with no other tag is in the group of its badge', () => {
  const api = toTagged('beta');
  expect(api.groups.map(({ name }) => name)).toEqual(['Beta']);
  expect(getOperation(api, 'get /a')).toMatchObject({ entry: { group: 'beta' }, facts: [] });
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
  expect(toTagNotes(api)).toEqual([
    { name: 'Parents', description: 'Of all.' },
    { name: 'child', description: 'Of a child.' },
    {
      name: 'unused',
      description: '',
      docs: { url: 'https://docs.example.com/', description: '' },
    },
  ]);
});
