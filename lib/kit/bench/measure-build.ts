import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { startProgram } from '@/lib/kit/system/run-program';

/** Cost of a build, and how much it wrote. */
export type BuildFigures = {
  /** Wall-clock time, in seconds. */
  readonly wallSeconds: number;
  /** CPU time of the build and of its processes, in seconds. */
  readonly cpuSeconds: number;
  /** Most memory of all its processes together, in MB; absent where `/proc` does not say it. */
  readonly peakMegabytes?: number;
  readonly outMegabytes: number;
  readonly files: number;
  readonly pages: number;
  /** HTML of the biggest page, in KB. */
  readonly biggestKilobytes: number;
  readonly biggest: string;
};

/** Time between two looks at memory, in ms. */
const SAMPLE_MS = 500;

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Proportional memory of a process and of those that it has started, in KB; 0 without `/proc`. */
function readTreeMemory(root: number): number {
  const parents = new Map<string, string>();
  try {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
      parents.set(pid, /^PPid:\s+(\d+)/m.exec(readProc(pid, 'status'))?.[1] ?? '');
  } catch {
    return 0;
  }
  const isInTree = (pid: string): boolean => {
    if (pid === String(root)) return true;
    const parent = parents.get(pid);
    return parent !== undefined && parent !== '' && isInTree(parent);
  };
  return [...parents.keys()]
    .filter(isInTree)
    .reduce(
      (sum, pid) => sum + Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup'))?.[1] ?? 0),
      0,
    );
}

/** Seconds in the format of the shell's `times`: `1m2.345s`. */
function parseTimes(text: string): number {
  return [...text.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Runs a command in a folder. @throws with the end of its output when it fails. */
async function run(folder: string, command: string) {
  const started = performance.now();
  // The shell writes its times to a descriptor of their own, whatever the command prints.
  const child = startProgram('bash', ['-c', `${command} && times >&3`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const written = Promise.all(
    child.stdio
      .slice(1)
      .map((stream) => (stream instanceof Readable ? text(stream) : Promise.resolve(''))),
  );
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, readTreeMemory(child.pid ?? 0));
  }, SAMPLE_MS);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  const [printed = '', errors = '', times = ''] = await written;
  if (code !== 0) throw new Error(`${command} failed:\n${(printed + errors).slice(-4000)}`);
  // One line for the shell itself, one for its children.
  const cpuSeconds = parseTimes(times);
  const wallSeconds = (performance.now() - started) / 1000;
  return { wallSeconds, cpuSeconds, ...(peak > 0 && { peakMegabytes: peak / 1024 }) };
}

/** Sizes of what lies in a folder. */
function measureExport(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, bytes: statSync(path).size }));
  const pages = files.filter(({ path }) => path.endsWith('.html'));
  const biggest = pages.reduce((max, page) => (page.bytes > max.bytes ? page : max), {
    path: '',
    bytes: 0,
  });
  return {
    outMegabytes: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 ** 2,
    files: files.length,
    pages: pages.length,
    biggestKilobytes: biggest.bytes / 1024,
    biggest: biggest.path.slice(folder.length),
  };
}

/** Builds the project of a folder and measures the build and its export. */
export async function measureBuild(folder: string): Promise<BuildFigures> {
  const figures = await run(folder, 'npm run build');
  return { ...figures, ...measureExport(join(folder, 'out')) };
}
