/** @jest-environment jsdom */
import { restorePosition } from '@/lib/scroll/restore-position';

/** Height of the page in px; the window is 768 px high. */
let height = 9000;
const scrollTo = jest.fn(({ top }: { top: number }) => Object.assign(window, { scrollY: top }));
let resize = () => {};

class PageObserver {
  constructor(callback: () => void) {
    resize = callback;
  }
  observe() {}
  disconnect() {
    resize = () => {};
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  height = 9000;
  Object.assign(window, { scrollY: 0 });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  Object.assign(window, { scrollTo, ResizeObserver: PageObserver });
});
afterEach(() => jest.useRealTimers());

const SAVED = { top: 4000, mark: '' };
const scrolled = { left: 0, top: 4000, behavior: 'instant' };

test.each([
  ['at the top', { top: 0, max: 3000 }],
  ['at the end of a page that was shorter then', { top: 3000, max: 3000 }],
  ['at the position', { top: 4000, max: 5000 }],
  ['by the portal', undefined],
])('a page that was opened %s is scrolled to its position', (_, opened) => {
  restorePosition(SAVED, opened, () => {});
  expect(scrollTo).toHaveBeenCalledWith(scrolled);
});

test('a page that the reader has scrolled before is left where it is', () => {
  const then = jest.fn();
  restorePosition(SAVED, { top: 1200, max: 5000 }, then);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(then).toHaveBeenCalledTimes(1);
});

test('a page that still changes is kept at its position, until it has settled', () => {
  const then = jest.fn();
  restorePosition(SAVED, undefined, then);
  jest.advanceTimersByTime(3900);
  resize();
  expect(scrollTo).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(200);
  resize();
  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(then).toHaveBeenCalledTimes(1);
});

test('a page that is too short is waited for, and kept at its position from then on', () => {
  height = 3000;
  restorePosition(SAVED, undefined, () => {});
  jest.advanceTimersByTime(9000);
  height = 9000;
  resize();
  jest.advanceTimersByTime(3900);
  resize();
  expect(scrollTo).toHaveBeenCalledTimes(3);
});

test('once the reader has moved the page without a key or a wheel, it moves no more', () => {
  const then = jest.fn();
  restorePosition(SAVED, undefined, then);
  Object.assign(window, { scrollY: 4400 });
  window.dispatchEvent(new Event('scroll'));
  resize();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(then).toHaveBeenCalledTimes(1);
});

test('once the reader acts, the page moves no more', () => {
  const then = jest.fn();
  restorePosition(SAVED, undefined, then);
  window.dispatchEvent(new Event('wheel'));
  resize();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(then).toHaveBeenCalledTimes(1);
});
