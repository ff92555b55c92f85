import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { serveExport } from '@/lib/kit/serve/static-server';
import { getIn } from '../support/sample-site';
import { BASE_PATH, OUT } from './exported-pages';

jest.setTimeout(120_000);

let server: Awaited<ReturnType<typeof serveExport>>;
let portal = '';
beforeAll(async () => {
  server = await serveExport({ root: OUT, basePath: BASE_PATH, port: 0 });
  portal = `${server.origin}${BASE_PATH}`;
});
afterAll(() => server.close());

/** npm with folders of its own, asking no registry: the package is on this machine and needs no other. */
const folder = mkdtempSync(join(tmpdir(), 'portal-mcp-'));
const env = {
  ...process.env,
  ...{
    HOME: folder,
    npm_config_cache: join(folder, 'cache'),
    npm_config_registry: 'http://127.0.0.1:9/',
  },
  ...{ npm_config_update_notifier: 'false', npm_config_audit: 'false', npm_config_fund: 'false' },
};
const buildArgs = (...args: readonly string[]) => [
  '-y',
  `${portal}/mcp.tgz`,
  ...['--portal', portal],
  ...args,
];

/** A session over standard input and output. */
function startSession(child: ChildProcess) {
  if (!child.stdin || !child.stdout) throw new Error('no pipes');
  const { stdin } = child;
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let id = 0;
  return async (method: string, params: object = {}): Promise<unknown> => {
    id += 1;
    stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    const line: unknown = (await lines.next()).value;
    const answer: unknown = JSON.parse(String(line));
    expect(getIn(answer, 'id')).toBe(id);
    return getIn(answer, 'result');
  };
}

it('npx runs the package from the portal as a command of a terminal', async () => {
  const { stdout } = await promisify(execFile)(
    'npx',
    buildArgs('search', 'how long is a key valid'),
    {
      env,
    },
  );
  expect(stdout).toMatch(/^\d+ pages for "how long is a key valid"/);
  expect(stdout).toContain('/api/');
});

it('npx runs it as a server of the Model Context Protocol, which asks the portal alone', async () => {
  const child = spawn('npx', buildArgs(), { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const ask = startSession(child);
  const call = async (name: string, input: object) =>
    String(getIn(await ask('tools/call', { name, arguments: input }), 'content', 0, 'text'));

  const hello = await ask('initialize', { protocolVersion: '2025-06-18', capabilities: {} });
  expect(getIn(hello, 'protocolVersion')).toBe('2025-06-18');
  expect(getIn(hello, 'instructions')).toMatch(/Never send a real card/);
  expect(JSON.stringify(await ask('tools/list'))).toContain('"search_docs"');
  expect(await call('search_docs', { query: 'webhook signature' })).toContain('/guides/webhooks/');
  expect(await call('get_page', { path: '/guides/webhooks/' })).toMatch(/^# Webhooks/);
  expect(await call('get_operation', { operation: 'POST /sale' })).toMatch(/^# Sale/);
  expect(await call('list_test_data', { set: 'cards' })).toContain('4111111111111111');
  expect(await call('explain_code', { code: '51' })).toContain('rcode 051');
  expect(await call('list_changes', {})).toMatch(/^## /);
  child.stdin.end();
  expect((await ended)[0]).toBe(0);
});
