/**
 * Limits how many tasks run at one time.
 * @returns a function that runs a task, or lets it wait, in the order of its calls, until one of those before it ends.
 */
export function limitRunning(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = max;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
