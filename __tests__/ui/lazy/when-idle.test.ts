import { whenIdle } from '@/components/ui/lazy/when-idle';

describe('in a browser that says when it is idle', () => {
  const ask = jest.fn<number, [IdleRequestCallback, IdleRequestOptions?]>(() => 7);
  const callOff = jest.fn();
  beforeEach(() => {
    ask.mockClear();
    Object.assign(globalThis, { requestIdleCallback: ask, cancelIdleCallback: callOff });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  });

  test('its time is over when the browser says so', () => {
    const seen: boolean[] = [];
    whenIdle((isOver) => seen.push(isOver()));
    for (const rest of [10, 0])
      ask.mock.lastCall?.[0]({ didTimeout: false, timeRemaining: () => rest });
    expect(seen).toEqual([false, true]);
  });

  test('it waits for ever, or as long as it is told', () => {
    whenIdle(() => {});
    expect(ask.mock.lastCall?.[1]).toEqual({});
    whenIdle(() => {}, 500);
    expect(ask.mock.lastCall?.[1]).toEqual({ timeout: 500 });
  });

  test('it can be called off', () => {
    whenIdle(() => {})();
    expect(callOff).toHaveBeenCalledWith(7);
  });
});

describe('in one that does not', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('it runs a moment later, and its time is over after some milliseconds', () => {
    const seen: boolean[] = [];
    whenIdle((isOver) => {
      seen.push(isOver());
      jest.advanceTimersByTime(50);
      seen.push(isOver());
    });
    expect(seen).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(seen).toEqual([false, true]);
  });

  test('it can be called off', () => {
    const run = jest.fn();
    whenIdle(run)();
    jest.advanceTimersByTime(100);
    expect(run).not.toHaveBeenCalled();
  });
});
