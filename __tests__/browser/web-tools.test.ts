/** @shipped-documents */
import { type Browser, chromium, type Page } from 'playwright-core';
import { getLaunchOptions } from '@/lib/kit/browsers/chromium';
import { serveExport } from '@/lib/kit/serve/static-server';
import { OUT } from '../export/exported-pages';
import { BASE_PATH } from './portal';

/** A Chromium of its own: the one of the run has no agent. */
let browser: Browser;
let server: Awaited<ReturnType<typeof serveExport>>;
beforeAll(async () => {
  browser = await chromium.launch(getLaunchOptions(['--enable-features=WebMCP']));
  server = await serveExport({ root: OUT, basePath: BASE_PATH, port: 0 });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const hasInterface = (page: Page) => page.evaluate(() => 'modelContext' in document);

/** Ends when the page offers so many tools; `waitForFunction` would take the promise for a yes. */
const waitForTools = (page: Page, count: number) =>
  page.evaluate(async (wanted) => {
    const context = Reflect.get(document, 'modelContext');
    while ((await context.getTools()).length < wanted) await new Promise(requestAnimationFrame);
  }, count);

/** Calls a tool of the page as an agent of the browser does. */
const call = (page: Page, name: string, input: object) =>
  page.evaluate(
    async ([wanted, given]) => {
      const context = Reflect.get(document, 'modelContext');
      const tools: { name: string }[] = await context.getTools();
      const tool = tools.find((one) => one.name === wanted);
      return String(await context.executeTool(tool, given));
    },
    [name, input] as const,
  );

it('a page offers its tools to the agent of the browser, under its policy', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`${server.origin}${BASE_PATH}/guides/webhooks/`);
  if (!(await hasInterface(page))) return console.warn('This Chromium has no WebMCP');
  await waitForTools(page, 3);
  expect(await call(page, 'search_docs', { query: 'webhook signature' })).toContain(
    '/guides/webhooks/',
  );
  expect(await call(page, 'get_operation', { operation: 'POST /sale' })).toContain('# Sale');
  expect(complaints).toEqual([]);
  expect(await call(page, 'get_page', { path: '/none/' })).toContain('search_docs');
});

it('a browser without agent does not load them', async () => {
  const plain = await chromium.launch(getLaunchOptions([]));
  const page = await plain.newPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${server.origin}${BASE_PATH}/guides/webhooks/`);
  await page.waitForFunction(() => 'portalControls' in globalThis);
  expect(await hasInterface(page)).toBe(false);
  expect(requested.filter((url) => url.includes('agent-tools'))).toEqual([]);
  await plain.close();
});
