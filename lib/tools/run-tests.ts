import { spawnSync } from 'node:child_process';
import { runMain } from '@/lib/build/run-main';

/** What is tried again under a sub-path: links and files of the export, nginx, and walking through it. */
const UNDER_SUB_PATH = [
  '__tests__/build/out.test.ts',
  '__tests__/build/hosts/nginx-run.test.ts',
  '__tests__/browser/navigation/navigation.test.ts',
];

/**
 * `npm test`: checks, builds and tests the portal under a sub-path, then at the root. With arguments
 * it hands them to Jest and does nothing else.
 */
async function runTests(): Promise<void> {
  const selected = process.argv.slice(2);
  if (selected.length > 0) return runJest(selected);
  runScript('check');
  const subPath = { BASE_PATH: '/developer', DIST_DIR: 'out-developer' };
  runScript('build', subPath);
  runJest(UNDER_SUB_PATH, subPath);
  runScript('build');
  runJest([]);
}

type Variables = Readonly<Record<string, string>>;

/** Runs Jest. No shell reads its arguments: it would take `-t "opens the menu"` apart. */
function runJest(args: readonly string[], env: Variables = {}): void {
  run(process.execPath, [require.resolve('jest/bin/jest'), ...args], env);
}

/** Runs a script of `package.json`. A shell finds npm on every system: on Windows it is no program. */
function runScript(name: string, env: Variables = {}): void {
  run(`npm run ${name}`, [], env, true);
}

/** Runs a command with its output on show; a failure ends the run with its exit code. */
function run(command: string, args: readonly string[], env: Variables, shell = false): void {
  const options = { env: { ...process.env, ...env }, shell, stdio: 'inherit' } as const;
  const { status } = spawnSync(command, args, options);
  if (status !== 0) process.exit(status ?? 1);
}

void runMain(runTests);
