import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import makeTemporaryFolder from '../temporary-folder.mjs';

const PROGRAM = '__tests__/browser/serve-chromium.ts';

/** Starts the one Chromium of the run (`serve-chromium.ts`). It ends with this process, however that ends. */
export default async function startChromium() {
  makeTemporaryFolder();
  process.env.API_PORTS = mkdtempSync(join(tmpdir(), 'api-ports-'));
  const program = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit').then(([code]) => {
    throw new Error(`Chromium did not start (exit code ${code})`);
  });
  const [line] = await Promise.race([once(createInterface(program.stdout), 'line'), ended]);
  Object.assign(process.env, JSON.parse(line));
  // The run does not wait for it.
  ended.catch(() => {});
  for (const handle of [program, program.stdin, program.stdout]) handle.unref();
}
