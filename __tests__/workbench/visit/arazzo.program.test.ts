/** @shipped-documents */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { printVisitFile } from '@/lib/workbench/visit/visit-files';
import type { NamedVisitRequest } from '@/lib/workbench/visit/visit-request';
import { getOperation, toApi } from '../../openapi/core/support';
import { listBundledDocuments } from '../../support/bundled-documents';
import { OPTIONS, VISIT } from './sample-visit';

const run = promisify(execFile);
const REDOCLY = require.resolve('@redocly/cli/bin/cli.js');
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const DOCUMENT = resolve(listBundledDocuments().find((one) => one.includes('gateway')) ?? '');
const AUTHORIZATION = `Basic ${Buffer.from('a-key:').toString('base64')}`;

jest.setTimeout(120_000);

/** File of a workflow that has these requests. */
function write(requests: readonly NamedVisitRequest[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'visit-')), 'visit.arazzo.json');
  const options = { ...OPTIONS, getAddress: () => DOCUMENT };
  writeFileSync(file, printVisitFile('arazzo', requests, options));
  return file;
}

test('the workflow of a visit has the form of Arazzo 1.0.1', async () => {
  const args = [REDOCLY, 'lint', write(VISIT), '--format=json'];
  const { stdout } = await run(process.execPath, args, { env });
  expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
});

test('it runs again, with the ids of new responses', async () => {
  const host = await serveDocuments({
    documents: new Map(),
    apis: listBundledDocuments(),
    port: 0,
  });
  const base = `${host.url.replace(/\/$/, '')}/pg`;
  const api = toApi(readFileSync(DOCUMENT, 'utf8'));
  const send = async (operation: string, name: string, id: string) => {
    const sample = buildRequest(api, getOperation(api, operation));
    const [start = '', , end = ''] = sample.path ?? [];
    const path = id === '' ? [] : [start, id, end];
    const url =
      id === '' ? sample.url : sample.url.replace(sample.path?.join('') ?? '', path.join(''));
    const { kind, value } = Object(sample.body);
    const body = kind === 'json' ? JSON.stringify({ ...value, retry_id: undefined }) : undefined;
    const headers = { Authorization: AUTHORIZATION, 'Content-Type': 'application/json' };
    const response = await fetch(base + new URL(url).pathname.slice('/pg'.length), {
      ...{ method: 'POST', headers },
      ...(body !== undefined && { body }),
    });
    const received = { status: response.status, headers: [], body: await response.text() };
    const request = { ...sample, url, path };
    return { api: 'payment-gateway', operation, name, at: new Date(), request, received };
  };
  const held = await send('post /auth', 'Authorize', '');
  const id = String(Object(JSON.parse(held.received.body)).pg_id);
  const taken = await send('post /capture/{pgIdOrig}', 'Capture', id);
  expect([held, taken].map(({ received }) => received.status)).toEqual([200, 200]);
  const file = write([held, taken]);
  expect(readFileSync(file, 'utf8')).not.toContain(`"${id}"`);
  const server = ['--server', `payment-gateway=${base}`];
  const input = ['--input', `authorization=${AUTHORIZATION}`];
  const done = run(process.execPath, [REDOCLY, 'respect', file, ...server, ...input], { env });
  await expect(done.finally(() => host.close())).resolves.toBeDefined();
});
