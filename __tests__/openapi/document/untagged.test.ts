import type { JsonObject } from '@/lib/openapi/core/types';
import { toApiOf } from '../core/support';

const PATHS = {
  '/a': { get: { tags: ['Other'] } },
  '/b': { get: {} },
  '/c': { get: { tags: ['c'] } },
};

function toGroups(rest: JsonObject = {}) {
  return toApiOf(PATHS, {}, rest).groups.map(({ id, name, description, operations }) => [
    id,
    name,
    description,
    operations.map((one) => one.id).join(),
  ]);
}

test('operations without a tag have a group of their own beside a tag called Other', () => {
  expect(toGroups({ tags: [{ name: 'Other', description: 'Things.' }] })).toEqual([
    ['other', 'Other', 'Things.', 'get /a'],
    ['c', 'c', '', 'get /c'],
    ['other-2', 'Other', '', 'get /b'],
  ]);
});

test('a declared title or parent of a tag called Other says nothing of them', () => {
  const tags = [{ name: 'c' }, { name: 'Other', 'x-displayName': 'Rest', parent: 'c' }];
  expect(toGroups({ tags }).map(([id, name]) => [id, name])).toEqual([
    ['c', 'c'],
    ['other', 'c › Rest'],
    ['other-2', 'Other'],
  ]);
});

test('a tag without a name, and one of blanks, has nothing to do with them', () => {
  const tags = [{ parent: 'c' }, { name: ' ', parent: 'c', description: 'Blank.' }, { name: 'c' }];
  expect(toGroups({ tags }).map(([id, name, text]) => [id, name, text])).toEqual([
    ['c', 'c', ''],
    ['other', 'Other', ''],
    ['other-2', 'Other', ''],
  ]);
});
