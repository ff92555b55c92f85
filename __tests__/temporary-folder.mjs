import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Signals that stop a run, and the exit codes by which a shell knows them. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * One folder for everything that a run of the tests and the programs it starts (Chromium, nginx, the
 * languages of the samples) write to the system's temporary folder. It goes when the run ends, whether
 * the tests passed, failed or were stopped.
 */
export default function makeTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  // A signal alone would end the process without that.
  for (const [signal, code] of Object.entries(SIGNALS))
    process.once(signal, () => process.exit(code));
}
