/** @shipped-documents */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readSite } from '@/lib/content/read-site';
import { readHostSite } from '@/lib/kit/hosts/host-site';
import { serveExport } from '@/lib/kit/serve/static-server';
import { getIn } from '../support/sample-site';
import { testShipped } from '../support/shipped-tests';
import { BASE_PATH, OUT } from './exported-pages';
import { hasProgram, startNginx } from './foreign-servers';

jest.setTimeout(180_000);

const PROGRAM = join(process.cwd(), 'node_modules/afdocs/bin/afdocs.mjs');

/** npm leaves the checker out below Node 22. */
const testScore = existsSync(PROGRAM) ? testShipped : testShipped.skip;

/** Score of a host by the checker of the Agent-Friendly Documentation Spec, over a sample of pages that stays the same. */
async function score(origin: string): Promise<unknown> {
  const options = { format: 'json', sampling: 'deterministic', 'max-links': 15 };
  const speed = { 'request-delay': 0, 'max-concurrency': 8 };
  const canonical = { 'canonical-origin': readSite().url + BASE_PATH };
  const args = Object.entries({ ...options, ...speed, ...canonical }).flatMap(([name, value]) => [
    `--${name}`,
    String(value),
  ]);
  // It ends with 1 where any check fails; what a plain host cannot do is one.
  const run = promisify(execFile)(
    process.execPath,
    [PROGRAM, 'check', origin + BASE_PATH, '--score', ...args],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { stdout } = await run.catch((error: unknown) => ({ stdout: getIn(error, 'stdout') }));
  const report: unknown = JSON.parse(String(stdout));
  return getIn(report, 'scoring', 'overall');
}

describe('the checker of documentation for agents', () => {
  if (!existsSync(PROGRAM)) test.skip('afdocs is missing: install Node 22 or later', () => {});

  testScore('gives 95 of 100 to a plain host, which cannot choose what it sends', async () => {
    const server = await serveExport({ root: OUT, basePath: BASE_PATH, port: 0 });
    try {
      expect(await score(server.origin)).toBeGreaterThanOrEqual(95);
    } finally {
      await server.close();
    }
  });

  (hasProgram('nginx') ? testScore : testShipped.skip)(
    'gives 97 of 100 to a host that sends Markdown to whoever accepts it',
    async () => {
      const server = await startNginx(readHostSite(OUT));
      try {
        expect(await score(server.origin)).toBeGreaterThanOrEqual(97);
      } finally {
        await server.close();
      }
    },
  );
});
