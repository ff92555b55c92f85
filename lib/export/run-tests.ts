import { spawnSync } from 'node:child_process';
import { runMain } from './run-main';

/** What is tried again under a sub-path: links and files of the export, nginx, and walking through it. */
const UNDER_SUB_PATH = [
  '__tests__/export/out.test.ts',
  '__tests__/export/hosts/nginx-run.test.ts',
  '__tests__/browser/navigation.test.ts',
];

/**
 * `npm test`: checks, builds and tests the portal under a sub-path, then at the root. With arguments
 * it hands them to Jest and does nothing else.
 */
async function runTests(): Promise<void> {
  const chosen = process.argv.slice(2);
  if (chosen.length > 0) return runScript('jest', chosen);
  runScript('npm', ['run', 'check']);
  const subPath = { BASE_PATH: '/developer', DIST_DIR: 'out-developer' };
  runScript('npm', ['run', 'build'], subPath);
  runScript('jest', UNDER_SUB_PATH, subPath);
  runScript('npm', ['run', 'build']);
  runScript('jest', []);
}

/** Runs a command of the project with its output on show; a failure ends the run with its exit code. */
function runScript(command: string, args: readonly string[], env: Record<string, string> = {}) {
  // npm puts node_modules/.bin on the PATH; a shell finds the command there on every system.
  const { status } = spawnSync([command, ...args].join(' '), {
    env: { ...process.env, ...env },
    shell: true,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

void runMain(runTests);
