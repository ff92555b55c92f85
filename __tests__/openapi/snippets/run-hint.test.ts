import { getRunHint } from '@/lib/openapi/snippets/run-hint';

const LOGIN = [{ in: 'basic', variable: 'SANDBOX_USER', password: 'SANDBOX_PASSWORD' }] as const;

test('a shell has to hold a key where the request needs one, and nothing else', () => {
  expect(getRunHint('curl', 'sale', [{ in: 'basic' }])?.command).toBe('export SANDBOX_KEY=…');
  expect(getRunHint('curl', 'sale', LOGIN)?.command).toBe(
    'export SANDBOX_USER=… SANDBOX_PASSWORD=…',
  );
  expect(getRunHint('curl', 'sale', [])).toBeUndefined();
});

test('a program is run by its name, with a key or without', () => {
  expect([LOGIN, []].map((all) => getRunHint('python', 'sale', all)?.command)).toEqual([
    'python3 sale.py',
    'python3 sale.py',
  ]);
});
