import { readRoutePage } from '@/app/route-params';
import { readPages } from '@/lib/content/read-pages';

test('the page of a route is that of its slug', () => {
  const [first] = readPages('guides');
  expect(readRoutePage('guides', first?.slug ?? '')).toBe(first);
});

test('a page that was deleted is not found, rather than an error of the server', () => {
  expect(() => readRoutePage('guides', 'deleted')).toThrow(/;404$/);
});
