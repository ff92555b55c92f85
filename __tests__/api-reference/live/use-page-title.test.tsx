import { act, renderHook } from '@testing-library/react';
import { usePageTitle } from '@/components/api-reference/live/use-page-head';

/** Lets observers run a few times; one that answers itself would never let go. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await act(async () => {});
}

let puts = 0;
const before = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
beforeEach(() => {
  document.title = 'Page';
  puts = 0;
  Object.defineProperty(document, 'title', {
    configurable: true,
    get: () => before?.get?.call(document),
    set: (title: string) => {
      puts += 1;
      // A title that is put for ever would hang the test, not fail it.
      if (puts < 20) before?.set?.call(document, title);
    },
  });
});
afterEach(() => void Reflect.deleteProperty(document, 'title'));

test.each([
  ['two spaces', 'My  API', 'My API'],
  ['a line break at its end', 'My API\n', 'My API'],
  ['a tab', 'My\tAPI', 'My API'],
  ['nothing but spaces', '   ', ''],
  ['a null character', 'My\u0000 API', 'My\u0000 API'],
])('a title with %s is put once', async (_, title, shown) => {
  const { unmount } = renderHook(() => usePageTitle(title));
  await settle();
  expect(document.title).toBe(shown);
  expect(puts).toBe(1);
  unmount();
  expect(document.title).toBe('Page');
});

test('a title that the page sets after it gives way, and is back when it goes', async () => {
  const { unmount } = renderHook(() => usePageTitle('My  API'));
  document.title = 'Next page';
  await settle();
  expect(document.title).toBe('My API');
  unmount();
  expect(document.title).toBe('Next page');
});
