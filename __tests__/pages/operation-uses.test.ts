/** @shipped-documents */
import { readPageBody } from '@/lib/content/read-page-body';
import { readPages } from '@/lib/content/read-pages';
import { readOperationUses } from '@/lib/pages/page-view';
import { readOperations } from '@/lib/pages/read-apis';

test('each guide that calls an operation is named once, guides first', () => {
  const uses = readOperationUses('post /sale');
  expect(uses[0]).toEqual({
    name: 'Payment Gateway',
    url: '/guides/payment-gateway/#integrate',
    step: 1,
  });
  const names = uses.map(({ url }) => url.split('#')[0]);
  expect(new Set(names).size).toBe(names.length);
});

test('every operation that a guide calls knows of it', () => {
  const called = new Set(
    readPages('guides')
      .flatMap((page) => readPageBody(page).requests)
      .map((one) => one.operation),
  );
  const known = readOperations().filter(({ entry }) => readOperationUses(entry.id).length > 0);
  expect(called.size).toBeGreaterThan(30);
  expect(known.length).toBeGreaterThanOrEqual(called.size);
});

test('an operation that no page calls has none', () => {
  expect(readOperationUses('get /nothing')).toEqual([]);
});
