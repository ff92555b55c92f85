/**
 * Milliseconds of processor time that a piece of work takes. Time on the clock would say how busy the
 * machine is; this says how much there is to do.
 */
export function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
