/** @jest-environment node */
import { growsWithItsInput, isAtMost } from './work';

/** Work of so many steps that nothing can leave out. */
function spin(steps: number): void {
  let sum = 0;
  for (let i = 0; i < steps; i++) sum = (sum * 31 + i) % 1_000_003;
  expect(sum).toBeGreaterThanOrEqual(0);
}

test('work that grows with its input is told from work that grows with its square', () => {
  expect(growsWithItsInput((share) => spin(share * 4e6))).toBe(true);
  expect(growsWithItsInput((share) => spin(share * share * 2e7))).toBe(false);
});

test('work far above the reference is not at most a few times as much', () => {
  expect(
    isAtMost(
      3,
      () => spin(1e6),
      () => spin(1e6),
    ),
  ).toBe(true);
  expect(
    isAtMost(
      3,
      () => spin(1e6),
      () => spin(2e7),
    ),
  ).toBe(false);
});
