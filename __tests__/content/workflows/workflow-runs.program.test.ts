/** @shipped-documents */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { workflowFilePath } from '@/lib/content/load/load-workflow-file';
import { readApiDocument } from '@/lib/content/read-api-document';
import { readSite } from '@/lib/content/read-site';
import { readWorkflows } from '@/lib/content/read-workflows';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import { listBundledDocuments } from '../../support/bundled-documents';

jest.setTimeout(120_000);

const run = promisify(execFile);
const REDOCLY = require.resolve('@redocly/cli/bin/cli.js');
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const files = readWorkflows().map(({ name }) => workflowFilePath(name));

let host: Awaited<ReturnType<typeof serveDocuments>>;
beforeAll(async () => {
  host = await serveDocuments({ documents: new Map(), apis: listBundledDocuments(), port: 0 });
});
afterAll(() => host.close());

const check = z.object({ name: z.string(), status: z.string() });
const log = z.object({
  files: z.record(
    z.string(),
    z.object({
      executedWorkflows: z.array(
        z.object({
          workflowId: z.string(),
          executedSteps: z.array(z.object({ stepId: z.string(), checks: z.array(check) })),
        }),
      ),
    }),
  ),
});

/** Server of each document on the local host: the path of its first server there. */
function listServers(): readonly string[] {
  return readSite().apis.flatMap(({ id }) => {
    const { servers } = z
      .object({ servers: z.array(z.object({ url: z.string() })).min(1) })
      .parse(JSON.parse(readApiDocument(id)));
    const path = new URL(servers[0]?.url ?? '').pathname;
    return ['--server', `${id}=${host.url.replace(/\/$/, '')}${path}`];
  });
}

test.each(files)('%s has the form of Arazzo 1.0.1', async (file) => {
  const { stdout } = await run(process.execPath, [REDOCLY, 'lint', file, '--format=json'], { env });
  expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
});

test('every workflow runs against the local API host, and all of its checks pass', async () => {
  const output = join(mkdtempSync(join(tmpdir(), 'respect-')), 'log.json');
  const key = `Basic ${Buffer.from('a-key:').toString('base64')}`;
  const input = ['--input', `authorization=${key}`, '--json-output', output];
  await run(process.execPath, [REDOCLY, 'respect', ...files, ...listServers(), ...input], { env });
  const runs = Object.values(log.parse(JSON.parse(readFileSync(output, 'utf8'))).files);
  const steps = runs.flatMap(({ executedWorkflows }) =>
    executedWorkflows.flatMap(({ workflowId, executedSteps }) =>
      executedSteps.map(({ stepId, checks }) => ({ id: `${workflowId} ${stepId}`, checks })),
    ),
  );
  const expected = readWorkflows().flatMap(({ name, steps: all }) =>
    all.map(({ id }) => `${name} ${id}`),
  );
  expect(steps.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
  const checks = steps.flatMap((step) => step.checks);
  expect(checks.filter(({ status }) => status !== 'success')).toEqual([]);
  expect(checks.length).toBeGreaterThan(steps.length * 3);
});
