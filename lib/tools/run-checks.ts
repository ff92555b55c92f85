import { spawn } from 'node:child_process';
import { runMain } from '@/lib/build/run-main';

/** Scripts of `package.json` that read the sources and change nothing, the longest first. */
const SCRIPTS = ['lint', 'typecheck', 'format:check', 'prose'];

/** Checks at one time: more would get in each other's way on two processor cores. */
const MAX_RUNNING = 2;

/**
 * The part of `npm run check` that needs only the sources: several checks at a time, each with its output in
 * one piece.
 * @throws With the names of those that failed, when all have ended.
 */
async function runChecks(): Promise<void> {
  const left = [...SCRIPTS];
  const failed: string[] = [];
  const work = async () => {
    for (let script = left.shift(); script !== undefined; script = left.shift())
      if (!(await runScript(script))) failed.push(script);
  };
  await Promise.all(Array.from({ length: MAX_RUNNING }, work));
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
}

/** Runs a script and prints what it said. A shell finds npm on every system: on Windows it is no program. */
async function runScript(name: string): Promise<boolean> {
  const child = spawn(`npm run --silent ${name}`, { shell: true });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  process.stdout.write(`\n> ${name}\n\n${Buffer.concat(output).toString()}`);
  return status === 0;
}

if (require.main === module) void runMain(runChecks);
