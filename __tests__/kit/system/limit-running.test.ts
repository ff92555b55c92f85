import { limitRunning } from '@/lib/kit/system/limit-running';

test('only some tasks run at one time, in their order, and one that fails makes room, too', async () => {
  const limit = limitRunning(2);
  let running = 0;
  const started: number[] = [];
  const counts: number[] = [];
  const run = (task: number) =>
    limit(async () => {
      running += 1;
      started.push(task);
      counts.push(running);
      await new Promise((resolve) => setTimeout(resolve));
      running -= 1;
      if (task === 1) throw new Error('failed');
      return task;
    });
  const ended = await Promise.allSettled([0, 1, 2, 3, 4].map(run));
  expect(ended.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(Math.max(...counts)).toBe(2);
});
