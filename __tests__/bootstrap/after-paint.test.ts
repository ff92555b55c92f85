/** @jest-environment jsdom */
import { afterFirstPaint } from '@/lib/bootstrap/after-paint';

type Told = { readonly getEntriesByName: (name: string) => readonly string[] };

/** A browser that says when something was painted first. */
function createPaints() {
  let tell: (told: Told) => void = () => {};
  const observed = { disconnect: jest.fn(), observe: jest.fn() };
  const PerformanceObserver = Object.assign(
    jest.fn((listener: typeof tell) => {
      tell = listener;
      return observed;
    }),
    { supportedEntryTypes: ['paint'] },
  );
  Object.assign(globalThis, { PerformanceObserver });
  const paint = (name: string) =>
    tell({ getEntriesByName: (asked) => [name].filter((one) => one === asked) });
  return { ...observed, paint };
}

const done = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  done.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

test('what waits for the first paint is called once, when the browser says that content is on the screen', () => {
  const { paint, disconnect, observe } = createPaints();
  afterFirstPaint(done);
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  jest.advanceTimersByTime(500);
  paint('first-paint');
  expect(done).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  expect(done).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5000);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a browser that is asked and never says so does not keep a page from starting', () => {
  createPaints();
  afterFirstPaint(done);
  jest.advanceTimersByTime(999);
  expect(done).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test('where the browser cannot tell, it is a moment after the first frame', () => {
  afterFirstPaint(done);
  jest.advanceTimersByTime(50);
  expect(done).not.toHaveBeenCalled();
  jest.advanceTimersByTime(150);
  expect(done).toHaveBeenCalledTimes(1);
});

test('in a page nobody sees it is soon', () => {
  createPaints();
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  afterFirstPaint(done);
  jest.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
  hidden.mockRestore();
});
