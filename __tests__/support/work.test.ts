import { growsWithItsInput, isAtMost } from './work';

/** Lets each piece of work take so much processor time, one after the other. */
function take(...times: readonly number[]): jest.SpyInstance {
  const left = [...times];
  return jest
    .spyOn(process, 'cpuUsage')
    .mockImplementation((before) => ({ user: before ? (left.shift() ?? 0) : 0, system: 0 }));
}
const nothing = () => {};

afterEach(() => jest.restoreAllMocks());

test('work is at most a few times as much when one of five tries says so', () => {
  const clock = take(10, 90, 10, 31, 10, 30);
  expect(isAtMost(3, nothing, nothing)).toBe(true);
  expect(clock).toHaveBeenCalledTimes(12);
});

test('work is more when all five tries say so', () => {
  take(10, 31, 10, 31, 10, 31, 10, 31, 10, 31, 10, 0);
  expect(isAtMost(3, nothing, nothing)).toBe(false);
});

test('work that grows with its input is told from work that grows with its square', () => {
  const toInput = (share: number) => `input of ${share}`;
  const read = jest.fn();
  take(10, 160);
  expect(growsWithItsInput(toInput, read)).toBe(true);
  expect(read.mock.calls).toEqual([['input of 0.0625'], ['input of 0.0625'], ['input of 1']]);
  take(...Array.from({ length: 5 }, () => [10, 2560]).flat());
  expect(growsWithItsInput(toInput, nothing)).toBe(false);
});
