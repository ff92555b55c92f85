/** @jest-environment node */
import type { JsonObject } from '@/lib/openapi/types';
import { getOperation, toApiOf } from './support';

const ITEM = { summary: 'Pets', description: 'All of them.' };

function read(operation: JsonObject, item: JsonObject = ITEM, rest: JsonObject = {}) {
  return getOperation(toApiOf({ '/a': { ...item, get: operation } }, {}, rest), 'get /a');
}

test.each<[string, JsonObject, string]>([
  ['nothing', {}, 'All of them.'],
  ['a summary', { summary: 'List' }, 'Pets\n\nAll of them.'],
  ['the same summary', { summary: 'Pets' }, 'All of them.'],
  ['a description', { description: 'Own.' }, 'Own.\n\nAll of them.'],
  ['the same description', { description: 'All of them.' }, 'All of them.'],
])('an operation that says %s says what its path says after its own', (_, operation, text) => {
  expect(read(operation).description).toBe(text);
});

test('the summary of the path is the name of what has no other, whose address stays', () => {
  const { entry } = read({});
  expect(entry).toMatchObject({ name: 'Pets', url: 'get-a', description: '' });
  expect(read({ summary: 'List' }).entry.name).toBe('List');
  expect(read({ operationId: 'listPets' }).entry.name).toBe('listPets');
  expect(read({}, { summary: ' ' }).entry.name).toBe('get /a');
  expect(read({}, { summary: 7, description: [] })).toMatchObject({ description: '' });
});

test('beside a reference to a path item its own words are the ones that count', () => {
  const rest = { components: { pathItems: { P: { ...ITEM, get: {} } } } };
  const ref = { $ref: '#/components/pathItems/P' };
  const readRef = (item: JsonObject) => getOperation(toApiOf({ '/a': item }, {}, rest), 'get /a');
  expect(readRef(ref)).toMatchObject({ description: 'All of them.', entry: { name: 'Pets' } });
  expect(readRef({ ...ref, description: 'Here.' }).description).toBe('Here.');
});
