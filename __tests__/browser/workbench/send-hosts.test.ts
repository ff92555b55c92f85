/** @shipped-documents */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Browser, chromium, type Page } from 'playwright-core';
import { getLaunchOptions } from '@/lib/kit/browsers/chromium';
import type { ExportServer } from '@/lib/kit/serve/static-server';
import { expectSoon } from '../../support/waits';
import { SALE } from '../page-types';
import { BASE_PATH, serveOut } from '../portal';

const KEY = 'sandbox_key_that_leaks_4711';

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
};

type Behaviour = (response: ServerResponse) => void;

/** What the sandbox does with a sale, by name. */
const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  redirect: (response) =>
    response.writeHead(302, { ...CORS, Location: 'http://localhost:4010/elsewhere' }).end(),
  'not JSON': (response) =>
    response.writeHead(502, { ...CORS, 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  'JSON in name only': (response) =>
    response.writeHead(200, { ...CORS, 'Content-Type': 'application/json' }).end('{"rcode": '),
  '204': (response) => response.writeHead(204, CORS).end(),
  '10 MB': (response) => {
    const body = JSON.stringify({ text: 'x'.repeat(10_000_000) });
    const headers = { ...CORS, 'Content-Type': 'application/json' };
    response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body);
  },
  binary: (response) =>
    response
      .writeHead(200, { ...CORS, 'Content-Type': 'image/png' })
      .end(Buffer.from([0x89, 0x50, 0, 0, 0, 0, 0, 0, 0, 0])),
  'broken off': (response) => {
    response.writeHead(200, { ...CORS, 'Content-Length': '100' }).write('{"rcode":');
    setTimeout(() => response.destroy(), 100);
  },
  'no CORS on the response': (response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'),
  timeout: () => {},
};

let behave: Behaviour = () => {};
let isCorsRefused = false;
const received: IncomingMessage[] = [];
let host: Server;
let server: ExportServer;
let browser: Browser;

beforeAll(async () => {
  host = createServer((request, response) => {
    received.push(request);
    if (request.method === 'OPTIONS')
      return void response.writeHead(isCorsRefused ? 405 : 204, isCorsRefused ? {} : CORS).end();
    if (request.method === 'POST') behave(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  server = await serveOut();
  browser = await chromium.launch(
    getLaunchOptions([`--host-resolver-rules=MAP localhost:4010 127.0.0.1:${port}`]),
  );
});
afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await Promise.all([browser.close(), server.close()]);
});
beforeEach(() => {
  received.length = 0;
  isCorsRefused = false;
});

async function sendSale(): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  await page.goto(new URL(`${BASE_PATH}${SALE}`, server.url).href);
  const button = page.getByRole('button', { name: 'Send to sandbox' });
  await expectSoon(
    () => button.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))),
    true,
  );
  await button.click();
  await page.getByLabel('Sandbox key').fill(KEY);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  return page;
}

const readStatus = (page: Page) => page.getByRole('form').getByRole('status').textContent();
const expectStatus = (page: Page, pattern: RegExp) =>
  expectSoon(async () => pattern.test((await readStatus(page)) ?? ''), true);
const getPanel = (page: Page) => page.getByRole('group', { name: /^Sent / });

test('a redirect is not followed', async () => {
  behave = BEHAVIOURS.redirect ?? behave;
  const page = await sendSale();
  await expectStatus(page, /answered with a redirect, which was not followed/);
  expect(received.filter(({ url }) => url === '/elsewhere')).toEqual([]);
  await page.context().close();
});

test.each([
  ['not JSON', '<h1>Bad gateway</h1>', 'This is not JSON but text/html.'],
  [
    'JSON in name only',
    '{"rcode": ',
    'This is not JSON, though its media type says so (application/json).',
  ],
  ['204', '', 'The response 204 has no body.'],
  ['binary', '', 'Not shown: 10 bytes that are no text (image/png).'],
  ['10 MB', '{"text":"xxx', 'Cut: this is the start of 10 megabytes.'],
])('a response that is %s is told for what it is', async (name, start, note) => {
  behave = BEHAVIOURS[name] ?? behave;
  const page = await sendSale();
  await getPanel(page).waitFor();
  const text = (await getPanel(page).textContent()) ?? '';
  expect(text.startsWith(start)).toBe(true);
  await page.getByText(note).waitFor();
  await page.context().close();
});

test('a response that breaks off has an unknown outcome', async () => {
  behave = BEHAVIOURS['broken off'] ?? behave;
  const page = await sendSale();
  await expectStatus(page, /broke off and the outcome is unknown/);
  await page.context().close();
});

test('a host that does not respond is given up after 70 seconds', async () => {
  behave = BEHAVIOURS.timeout ?? behave;
  const page = await sendSale();
  await expectStatus(page, /^Sending to localhost:4010/);
  await expectSoon(() => Promise.resolve(received.some(({ method }) => method === 'POST')), true);
  await page.clock.fastForward(70_000);
  await expectStatus(page, /did not answer within \d+ seconds and the outcome is unknown/);
  await page.context().close();
});

test.each([
  ['refuses CORS before the request', true],
  ['refuses CORS in its response', false],
])(
  'a host that %s is told apart from one that is down, with the curl command',
  async (_, isEarly) => {
    isCorsRefused = isEarly;
    behave = BEHAVIOURS['no CORS on the response'] ?? behave;
    const page = await sendSale();
    await expectStatus(page, /is up but does not let this page read its answer \(CORS\)/);
    const curl = page.getByRole('form').getByRole('group', { name: 'curl' });
    expect(await curl.textContent()).toContain('-u "$SANDBOX_KEY:"');
    await page
      .getByLabel('What it printed')
      .fill('HTTP/1.1 402 Payment Required\r\nX-A: b\r\n\r\n{"rcode": "051"}');
    await page.getByRole('group', { name: /^Pasted \d\d:\d\d · 402$/ }).waitFor();
    const [probe] = received.filter(({ url }) => url === '/');
    expect(probe?.method).toBe('GET');
    expect(probe?.headers.authorization).toBeUndefined();
    expect(JSON.stringify(probe?.rawHeaders)).not.toContain('4711');
    await page.context().close();
  },
);

test('a host that is down is told for what it is', async () => {
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
  const page = await sendSale();
  await expectStatus(
    page,
    /^Nothing answers at localhost:4010: start the local API host with npm start/,
  );
  await page.context().close();
});
