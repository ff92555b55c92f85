import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from '@/lib/kit/system/run-program';
import { expectSoon } from '../../support/waits';

jest.setTimeout(60_000);

const LOADER = pathToFileURL(require.resolve('tsx')).href;

/** Whether a process is there. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Starts a program that runs a shell, which starts a program that would sleep for a minute. */
function startNested(then: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nested-'));
  const file = join(folder, 'main.ts');
  const shell = `sleep 60 & echo $! > ${join(folder, 'pid')}; wait`;
  writeFileSync(
    file,
    `import { runProgram } from ${JSON.stringify(resolve('lib/kit/system/run-program'))};
     void runProgram('sh', ['-c', ${JSON.stringify(shell)}]);
     ${then}`,
  );
  const env = { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') };
  const child = spawn(process.execPath, [`--import=${LOADER}`, file], { env, stdio: 'inherit' });
  const readPid = (): number => {
    try {
      return Number(readFileSync(join(folder, 'pid'), 'utf8'));
    } catch {
      return 0;
    }
  };
  return { child, readPid };
}

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('%s ends a program with all that it has started', async (signal, code) => {
  const { child, readPid } = startNested('');
  const ended = once(child, 'exit');
  await expectSoon(async () => readPid() > 0, true);
  child.kill(signal);
  expect(await ended).toEqual([code, null]);
  await expectSoon(async () => isAlive(readPid()), false);
});

it('nothing is left where a program leaves by itself', async () => {
  const { child, readPid } = startNested(
    `const { existsSync } = require('node:fs');
     setInterval(() => existsSync(__dirname + '/pid') && process.exit(7), 20);`,
  );
  expect(await once(child, 'exit')).toEqual([7, null]);
  await expectSoon(async () => isAlive(readPid()), false);
});

it('returns the exit code, and throws where there is no such program', async () => {
  expect(await runProgram('sh', ['-c', 'exit 3'])).toBe(3);
  await expect(runProgram('no-such-program', [])).rejects.toThrow('ENOENT');
});
