import { printContentStamp } from '@/lib/kit/build/generated/write-settings';

test('the module has an effect: Next leaves out one that has none, and open tabs stay as they are', () => {
  const text = printContentStamp(1_764_000_000_000).replace('export {};', '');
  new Function(text)();
  expect(globalThis).toHaveProperty('contentStamp', 1_764_000_000_000);
});
