import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { limitRunning } from '@/lib/kit/system/limit-running';
import { runMain } from '@/lib/kit/system/run-main';
import { startProgram } from '@/lib/kit/system/run-program';

/** Command that the shell runs. */
type Check = { readonly name: string; readonly command: string };

/** How a check ended, with what it printed. */
type Outcome = { readonly name: string; readonly passed: boolean; readonly output: string };

/** Content, documents and downloads, also what only the day makes wrong; writes what the other checks read. */
const CONTENT: Check = { name: 'content', command: 'npx tsx lib/kit/build/prepare.ts --strict' };

/** Scripts of `package.json` that read the sources and change nothing, the longest first. */
const SCRIPTS = ['lint', 'typecheck', 'format:check', 'prose'].map((name) => ({
  name,
  command: `npm run --silent ${name}`,
}));

/** What a writer's change can break: no code is linted or compiled. */
const OF_CONTENT: readonly Check[] = [
  { name: 'prose', command: 'npm run --silent prose' },
  { name: 'format', command: 'npx prettier --check content redocly.yaml' },
];

/** Sources that the check of the content writes: without them these two find errors everywhere. */
const GENERATED = '.generated';
const NEED_GENERATED: ReadonlySet<string> = new Set(['lint', 'typecheck']);

/** Checks at one time: more would get in each other's way on two processor cores. */
const MAX_RUNNING = 2;

/**
 * `npm run check`: runs every check, whichever fails, and prints what those that failed said, and what others warned
 * of, at the end, where it is read. `--prepared` leaves out the content, which was checked before; `content` leaves out the code.
 * @throws with the names of those that failed or were not run.
 */
async function runAllChecks(): Promise<void> {
  const outcomes: Outcome[] = [];
  if (!process.argv.includes('--prepared')) outcomes.push(await runCheck(CONTENT));
  const checks = process.argv.includes('content') ? OF_CONTENT : SCRIPTS;
  const isRunnable = ({ name }: Check) => existsSync(GENERATED) || !NEED_GENERATED.has(name);
  const left = checks.filter(isRunnable);
  const missing = checks.filter((check) => !isRunnable(check)).map(({ name }) => name);
  const limit = limitRunning(MAX_RUNNING);
  await Promise.all(left.map(async (check) => outcomes.push(await limit(() => runCheck(check)))));
  const failed = outcomes.filter(({ passed }) => !passed);
  for (const { passed, output } of outcomes) {
    const warning = output.search(/^warning: /m);
    if (passed && warning >= 0) console.log(`\n${output.slice(warning).trim()}`);
  }
  for (const { name, output } of failed) console.log(`\n> ${name} failed\n\n${output.trim()}`);
  if (missing.length > 0)
    console.log(`\nNot run until the content is sound: ${missing.join(', ')}`);
  if (failed.length > 0) throw new Error(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
}

/** Runs a check, and says when it has ended. A shell finds npm on every system: on Windows it is no program. */
async function runCheck({ name, command }: Check): Promise<Outcome> {
  const start = Date.now();
  const child = startProgram(command, [], { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = Promise.all(
    [child.stdout, child.stderr].map((stream) =>
      stream === null ? Promise.resolve('') : text(stream),
    ),
  );
  const [status] = await once(child, 'exit');
  const output = (await printed).join('');
  const passed = status === 0;
  console.log(
    `${passed ? 'passed' : 'FAILED'}  ${name}, ${Math.round((Date.now() - start) / 1000)} s`,
  );
  return { name, passed, output };
}

if (require.main === module) void runMain(runAllChecks);
