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
const session = { portal: openSamplePortal(), tools: TOOLS, info };
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
