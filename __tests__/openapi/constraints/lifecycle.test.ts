import { getLifecycle, withoutLifecycle } from '@/lib/openapi/constraints/lifecycle';

test('a message for deprecation is read without its markup, which its line would show', () => {
  const said = {
    'x-deprecatedMessage': 'Use `id` of [POST /cups](https://docs.cups.test/post/cups).',
  };
  const constraints = getLifecycle((key) => Object.entries(said).find(([one]) => one === key)?.[1]);
  expect(constraints).toEqual([{ kind: 'other', text: 'Use id of POST /cups.' }]);
});

test('a schema without lifecycle has no key that the lifecycle is read from', () => {
  const schema = {
    type: 'string',
    'x-beta': true,
    'x-status': 'draft',
    'x-addedInVersion': 68,
    'x-deprecatedMessage': 'Use id.',
  };
  expect(withoutLifecycle(schema)).toEqual({ type: 'string' });

  const keys: string[] = [];
  getLifecycle((key) => void keys.push(key));
  const all = Object.fromEntries(keys.map((key) => [key, 'beta']));
  expect(keys).not.toEqual([]);
  expect(withoutLifecycle(all)).toEqual({});
});
