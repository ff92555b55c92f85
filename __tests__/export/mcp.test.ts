import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
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

describe.each([
  ['2026-07-28, which has no handshake', { pin: '2026-07-28' }, '2026-07-28'],
  ['the newest version with a session', 'legacy', '2025-11-25'],
  ['whichever version the client finds', 'auto', '2026-07-28'],
] as const)('npx runs it as a server of the Model Context Protocol in %s', (_, mode, version) => {
  it('for the official client, and asks the portal alone', async () => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const transport = new StdioClientTransport({ command: 'npx', args: buildArgs(), env });
    await client.connect(transport);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    expect(client.getInstructions()).toMatch(/Never send a real card/);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('search_docs');
    const call = async (name: string, input: Record<string, unknown>) =>
      String(getIn(await client.callTool({ name, arguments: input }), 'content', 0, 'text'));
    expect(await call('search_docs', { query: 'webhook signature' })).toContain(
      '/guides/webhooks/',
    );
    expect(await call('get_page', { path: '/guides/webhooks/' })).toMatch(/^# Webhooks/);
    expect(await call('get_operation', { operation: 'POST /sale' })).toMatch(/^# Sale/);
    expect(await call('list_test_data', { set: 'cards' })).toContain('4111111111111111');
    expect(await call('explain_code', { code: '51' })).toContain('rcode 051');
    expect(await call('list_changes', {})).toMatch(/^## /);
    await expect(client.callTool({ name: 'pay', arguments: {} })).rejects.toThrow('No tool pay');
    await client.close();
  });
});
