import { availableParallelism, totalmem } from 'node:os';

/** Memory that one build of a portal takes, in bytes, with room for what else a machine does. */
const BUILD_MEMORY = 5 * 1024 ** 3;

/** Whether this machine can build two portals at a time. */
const CAN_BUILD_TWO = availableParallelism() > 1 && totalmem() > 2 * BUILD_MEMORY;

/**
 * Runs two builds at the same time where this machine can, else one after the other. Both run to their end, so that
 * each says what is wrong.
 * @throws what the first of them throws.
 */
export async function runBeside<First, Second>(
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<readonly [First, Second]> {
  if (!CAN_BUILD_TWO) return [await first(), await second()];
  const running = [first(), second()] as const;
  await Promise.allSettled(running);
  return Promise.all(running);
}
