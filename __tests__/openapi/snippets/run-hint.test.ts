import { getRunHint } from '@/lib/openapi/snippets/run-hint';

test('a shell has to hold a key where the request needs one, and nothing else', () => {
  expect(getRunHint('curl', 'sale', true)?.command).toBe('export SANDBOX_KEY=…');
  expect(getRunHint('curl', 'sale', false)).toBeUndefined();
});

test('a program is run by its name, with a key or without', () => {
  expect([true, false].map((hasKey) => getRunHint('python', 'sale', hasKey)?.command)).toEqual([
    'python3 sale.py',
    'python3 sale.py',
  ]);
});
