/** @jest-environment node */
import type { JsonObject } from '@/lib/openapi/types';
import { getOperation, toApiOf } from './support';

const ITEM = { summary: 'Pets', description: 'All of them.' };

function read(operation: JsonObject, item: JsonObject = ITEM, rest: JsonObject = {}) {
  return getOperation(toApiOf({ '/a': { ...item, get: operation } }, {}, rest), 'get /a');
}

test.each<[string, JsonObject, string]>([
  ['nothing', {}, 'Pets\n\nAll of them.'],
  ['a summary', { summary: 'List' }, 'Pets\n\nAll of them.'],
  ['the same summary', { summary: 'Pets' }, 'All of them.'],
  ['a description', { description: 'Own.' }, 'Own.\n\nPets\n\nAll of them.'],
  ['the same description', { description: 'All of them.' }, 'All of them.\n\nPets'],
])('an operation that says %s says what its path says after its own', (_, operation, text) => {
  expect(read(operation).description).toBe(text);
});

test('words of the path that are none say nothing', () => {
  expect(read({}, { summary: ' ' }).description).toBe('');
  expect(read({}, { summary: 7, description: [] })).toMatchObject({ description: '' });
});

test('beside a reference to a path item its own words are the ones that count', () => {
  const rest = { components: { pathItems: { P: { ...ITEM, get: {} } } } };
  const ref = { $ref: '#/components/pathItems/P' };
  const readRef = (item: JsonObject) => getOperation(toApiOf({ '/a': item }, {}, rest), 'get /a');
  expect(readRef(ref)).toMatchObject({ description: 'Pets\n\nAll of them.' });
  expect(readRef({ ...ref, description: 'Here.' }).description).toBe('Pets\n\nHere.');
});
