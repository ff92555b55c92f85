import { restorePosition } from '@/components/navigation/scroll/restore-position';

/** Height of the page in px; the window is 768 px high. */
let height = 0;
const scrollTo = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  Object.assign(window, {
    scrollTo,
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

const SAVED = { top: 4000, mark: '' };

test.each([
  ['at the top', { top: 0, max: 3000 }],
  ['at the end of a page that was shorter then', { top: 3000, max: 3000 }],
  ['at the position', { top: 4000, max: 5000 }],
])('a page that was opened %s is scrolled to its position when it has grown', (_, opened) => {
  height = 9000;
  const then = jest.fn();
  restorePosition(SAVED, opened, then);
  expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 4000, behavior: 'instant' });
  expect(then).toHaveBeenCalledTimes(1);
});

test('a page that the reader has scrolled before is left where it is', () => {
  height = 9000;
  const then = jest.fn();
  restorePosition(SAVED, { top: 1200, max: 5000 }, then);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(then).toHaveBeenCalledTimes(1);
});
