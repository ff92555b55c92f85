/** Tries that a comparison has: a machine that stops for a moment slows one of them, not all. */
const TRIES = 5;

/**
 * Whether one piece of work takes at most `factor` times the processor time of another, in one of five
 * tries. Two times measured one after the other, compared as a ratio: a limit in milliseconds would say how
 * busy the machine is. Work whose cost grows with the square of its input misses every try.
 */
export function isAtMost(factor: number, reference: () => void, work: () => void): boolean {
  for (let left = TRIES; left > 0; left--) {
    const allowed = factor * cpuTime(reference);
    if (cpuTime(work) <= allowed) return true;
  }
  return false;
}

/**
 * Whether work grows about as its input does: eight times the input takes at most 24 times as long. Work
 * that grows with the square takes 64 times as long.
 *
 * @param work does the work for an input of this share, 1/8 or 1
 */
export function growsWithItsInput(work: (share: number) => void): boolean {
  return isAtMost(
    24,
    () => work(1 / 8),
    () => work(1),
  );
}

function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
