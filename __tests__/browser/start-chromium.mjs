import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import makeTemporaryFolder from '../temporary-folder.mjs';

const PROGRAM = '__tests__/browser/serve-chromium.ts';

/**
 * Starts the one Chromium of the run (`serve-chromium.ts`). It ends with this process, however that ends.
 * @throws where it does not start; it has said why.
 */
export default async function startChromium(_config, _project, file = PROGRAM) {
  makeTemporaryFolder();
  process.env.API_PORTS = mkdtempSync(join(tmpdir(), 'api-ports-'));
  const program = spawn(process.execPath, ['--import', 'tsx', file], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(program, 'exit').then(([code]) => {
    throw new Error(`Chromium did not start (exit code ${code})`);
  });
  const [message] = await Promise.race([once(program, 'message'), ended]);
  Object.assign(process.env, message);
  // The run does not wait for it.
  ended.catch(() => {});
  program.unref();
  program.channel.unref();
}
