import { getRunHint } from '@/lib/openapi/snippets/run-hint';

test('a shell has to hold a key where the request needs one, and nothing else', () => {
  expect(getRunHint('curl', 'sale', ['SANDBOX_KEY'])?.command).toBe('export SANDBOX_KEY=…');
  expect(getRunHint('curl', 'sale', ['SANDBOX_A', 'SANDBOX_B'])?.command).toBe(
    'export SANDBOX_A=… SANDBOX_B=…',
  );
  expect(getRunHint('curl', 'sale', [])).toBeUndefined();
});

test('a program is run by its name, with a key or without', () => {
  expect([['SANDBOX_KEY'], []].map((all) => getRunHint('python', 'sale', all)?.command)).toEqual([
    'python3 sale.py',
    'python3 sale.py',
  ]);
});
