import { registerWebTools } from '@/lib/agents/web-tools';
import { openSamplePortal } from './sample-portal';

/** A tool as a page hands it to the browser. */
type Registered = { name: string; execute: (input: unknown) => Promise<string> };

function register(refuse = false): Registered[] {
  const tools: Registered[] = [];
  const registerTool = (tool: Registered) => {
    tools.push(tool);
    return refuse ? Promise.reject(new Error('there is one of this name')) : Promise.resolve();
  };
  registerWebTools({ registerTool }, openSamplePortal());
  return tools;
}

test('the tools for reading are offered, with schema, as reading only', () => {
  const tools = register();
  expect(tools.map(({ name }) => name)).toEqual(['search_docs', 'get_page', 'get_operation']);
  for (const tool of tools)
    expect(tool).toMatchObject({
      annotations: { readOnlyHint: true },
      inputSchema: { type: 'object', additionalProperties: false },
    });
});

test('a tool answers with text; what to do about an error is an answer, too', async () => {
  const [search, page] = register();
  expect(await search?.execute({ query: 'card payment' })).toContain('/api/pay/sale/');
  expect(await page?.execute({ path: '/none/' })).toContain('search_docs');
  expect(await page?.execute(undefined)).toBe('get_page needs "path".');
});

test('a tool that the browser refuses takes no other with it', () => {
  expect(register(true)).toHaveLength(3);
});

test.each([undefined, null, {}, { registerTool: 1 }])('%j is no interface for tools', (context) => {
  expect(() => registerWebTools(context, openSamplePortal())).not.toThrow();
});
