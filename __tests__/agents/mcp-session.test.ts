import { PassThrough } from 'node:stream';
import { answerMessage } from '@/lib/agents/mcp-session';
import { serveStdio } from '@/lib/agents/program/serve-stdio';
import { TOOLS } from '@/lib/agents/tools/tools';
import { openSamplePortal } from './sample-portal';

const info = {
  name: 'pay-docs',
  title: 'Pay',
  version: '1.0.0',
  instructions: 'Never send cards.',
};
const opened = { portal: openSamplePortal(), tools: TOOLS, info };
/** A session that began with `initialize`. */
const session = { ...opened, isInitialized: true };
const ask = (method: string, params?: unknown) =>
  answerMessage(session, { jsonrpc: '2.0', id: 1, method, params });

test.each([
  ['2025-06-18', '2025-06-18'],
  ['2024-11-05', '2024-11-05'],
  ['1999-01-01', '2025-11-25'],
])('initialize with version %s is answered with %s', async (protocolVersion, spoken) => {
  expect(await ask('initialize', { protocolVersion })).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: {
      protocolVersion: spoken,
      capabilities: { tools: {} },
      serverInfo: { name: 'pay-docs', title: 'Pay', version: '1.0.0' },
      instructions: 'Never send cards.',
    },
  });
});

describe('without a handshake (MCP 2026-07-28)', () => {
  const META = 'io.modelcontextprotocol/';
  const meta = { [`${META}protocolVersion`]: '2026-07-28', [`${META}clientCapabilities`]: {} };
  const send = (method: string, params: object = {}, _meta: object | undefined = meta) =>
    answerMessage(opened, { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } });
  const served = {
    resultType: 'complete',
    _meta: { [`${META}serverInfo`]: { name: 'pay-docs', title: 'Pay', version: '1.0.0' } },
  };
  const kept = { ttlMs: 3_600_000, cacheScope: 'public' };

  test('server/discover names versions, capabilities and instructions', async () => {
    expect(await send('server/discover')).toMatchObject({
      result: {
        ...{ ...served, ...kept, supportedVersions: ['2026-07-28'] },
        ...{ capabilities: { tools: {} }, instructions: 'Never send cards.' },
      },
    });
  });

  test('tools are listed and called; only the list may be kept', async () => {
    const list = await send('tools/list');
    expect(list).toMatchObject({ result: { ...served, ...kept } });
    const call = await send('tools/call', { name: 'explain_code', arguments: { code: '409' } });
    expect(call).toMatchObject({ result: { ...served, content: [{ type: 'text' }] } });
    expect(JSON.stringify(call)).not.toContain('ttlMs');
  });

  test('another version is refused with those that are spoken', async () => {
    const future = { ...meta, [`${META}protocolVersion`]: '2099-01-01' };
    for (const method of ['server/discover', 'tools/list'])
      expect(await send(method, {}, future)).toMatchObject({
        error: { code: -32022, data: { supported: ['2026-07-28'], requested: '2099-01-01' } },
      });
  });

  test.each([
    ['no version', {}],
    ['a version that is no text', { ...meta, [`${META}protocolVersion`]: 1 }],
    ['no capabilities', { [`${META}protocolVersion`]: '2026-07-28' }],
  ])('a request with %s is an error that names what is missing', async (_, broken) => {
    expect(await send('tools/list', {}, broken)).toMatchObject({
      error: { code: -32602, message: expect.stringContaining(META) },
    });
  });

  test('what the version has no more is no method', async () => {
    expect(await send('ping')).toMatchObject({ error: { code: -32601 } });
  });

  test('a client that begins with initialize is served without it from then on', async () => {
    const fresh = { ...opened };
    const request = (method: string) =>
      answerMessage(fresh, { jsonrpc: '2.0', id: 1, method, params: {} });
    expect(await request('ping')).toMatchObject({ error: { code: -32602 } });
    await request('initialize');
    expect(await request('ping')).toMatchObject({ result: {} });
    expect(await request('server/discover')).toMatchObject({ error: { code: -32602 } });
  });
});

test('tools are listed with schemas that allow nothing else, as reading only', async () => {
  const text = JSON.stringify(await ask('tools/list'));
  for (const { name } of TOOLS) expect(text).toContain(`"name":"${name}"`);
  expect(text.match(/"additionalProperties":false/g)).toHaveLength(TOOLS.length);
  expect(text.match(/"readOnlyHint":true/g)).toHaveLength(TOOLS.length);
});

test('a call is answered with text, a failed one with what to do', async () => {
  expect(await ask('tools/call', { name: 'explain_code', arguments: { code: '409' } })).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: { content: [{ type: 'text', text: expect.stringContaining('A repeat') }] },
  });
  expect(await ask('tools/call', { name: 'get_page', arguments: { path: '/x/' } })).toMatchObject({
    result: { isError: true, content: [{ text: expect.stringContaining('search_docs') }] },
  });
});

test.each([
  ['an unknown method', 'resources/list', {}, -32601],
  ['an unknown tool', 'tools/call', { name: 'pay' }, -32602],
])('%s is an error of JSON-RPC', async (_, method, params, code) => {
  expect(await ask(method, params)).toMatchObject({ id: 1, error: { code } });
});

test.each([
  [null, null],
  [{ id: 1, method: 'ping' }, null],
  [{ jsonrpc: '2.0', id: {}, method: 'ping' }, null],
])('%j is no request', async (message, id) => {
  expect(await answerMessage(session, message)).toMatchObject({ id, error: { code: -32600 } });
});

test('notifications and responses are not answered', async () => {
  for (const message of [
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 7, result: {} },
    [{ jsonrpc: '2.0', method: 'notifications/cancelled' }],
  ])
    expect(await answerMessage(session, message)).toBeUndefined();
});

test('several messages in one are answered together', async () => {
  const ping = { jsonrpc: '2.0', method: 'ping' };
  expect(await answerMessage(session, [{ ...ping, id: 1 }, ping, { ...ping, id: 'b' }])).toEqual([
    { jsonrpc: '2.0', id: 1, result: {} },
    { jsonrpc: '2.0', id: 'b', result: {} },
  ]);
});

test('messages come and go one a line; what is no JSON is answered as such', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const served = serveStdio((message) => answerMessage(session, message), input, output);
  const chunks: string[] = [];
  output.on('data', (chunk) => chunks.push(String(chunk)));
  input.end('{"jsonrpc":"2.0","id":1,"method":"ping"}\n\n{"jsonrpc"\r\n');
  await served;
  expect(chunks.join('').trim().split('\n').toSorted()).toEqual([
    '{"jsonrpc":"2.0","id":1,"result":{}}',
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Not JSON"}}',
  ]);
});
