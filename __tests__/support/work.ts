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

/** How much larger the large input is, and how many times the work for it may be: between that and its square. */
const TIMES = 16;
const ALLOWED = 6 * TIMES;

/**
 * Whether work grows about as its input does: sixteen times the input takes at most 96 times as long. Work that
 * grows with the square takes 256 times as long.
 * @param toInput makes an input of this share, 1/16 or 1; that is not counted as work
 */
export function growsWithItsInput<Input>(
  toInput: (share: number) => Input,
  work: (input: Input) => void,
): boolean {
  const [small, large] = [toInput(1 / TIMES), toInput(1)];
  // What is done for the first time takes longer, which would hide growth.
  work(small);
  return isAtMost(
    ALLOWED,
    () => work(small),
    () => work(large),
  );
}

/** A text of at least this length, the same piece over and over, in memory as one that was read from a file. */
export function repeatTo(length: number, piece: string): string {
  return Buffer.from(piece.repeat(Math.ceil(length / piece.length))).toString();
}

function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
