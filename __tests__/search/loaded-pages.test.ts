/** @jest-environment jsdom */
import { getLoadedPages, setLoadedPages, subscribeLoadedPages } from '@/lib/search/loaded-pages';

test('loaded pages tell each change, and nothing that is none', () => {
  const told = jest.fn();
  const end = subscribeLoadedPages(told);
  const list = async () => [];
  setLoadedPages(list);
  setLoadedPages(list);
  expect(getLoadedPages()).toBe(list);
  expect(told).toHaveBeenCalledTimes(1);
  end();
  setLoadedPages(undefined);
  expect(told).toHaveBeenCalledTimes(1);
});
