/** @shipped-documents */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request, Route } from 'playwright-core';
import { expectSoon, visit } from '../../support/waits';
import { serveLive } from '../live-documents';
import { SALE } from '../page-types';
import { usePortal } from '../portal';
import { runAxe } from '../run-axe';
import { collectPlaces, collectTexts, getForm, listCarriers, sentTab } from './send-steps';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const portal = usePortal({ isMocked: true });

const API = 'http://localhost:4010';
const TOKEN_URL = `${API}/oauth/token`;

const SCHEMES = {
  login: { type: 'http', scheme: 'basic' },
  bearer: { type: 'http', scheme: 'bearer' },
  header: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
  query: { type: 'apiKey', in: 'query', name: 'api_key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
  tls: { type: 'mutualTLS' },
  client: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: TOKEN_URL, scopes: {} } } },
  elsewhere: {
    type: 'oauth2',
    flows: { clientCredentials: { tokenUrl: 'https://login.example.com/token', scopes: {} } },
  },
};

/** Description by which a page shows that it has the live document. */
const LIVE = 'Of the live document.';

type Requirement = Readonly<Partial<Record<keyof typeof SCHEMES, readonly string[]>>>;

/** Opens the form of a sale whose document has other security; the API repeats what it is sent. */
async function openForm(page: Page, security: readonly Requirement[]): Promise<Request[]> {
  const arrived: Request[] = [];
  await serveLive(page, (document) => {
    Object.assign(document, { components: { ...components(document), securitySchemes: SCHEMES } });
    Object.assign(document.paths['/sale']?.post ?? {}, { security, description: LIVE });
  });
  const answer = (route: Route, json: Record<string, unknown>) => {
    arrived.push(route.request());
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ json, headers });
  };
  await page.route(`${API}/pg/sale*`, async (route) => {
    const headers = await route.request().allHeaders();
    await answer(route, { rcode: '000', you: route.request().url(), sent: headers });
  });
  await page.route(TOKEN_URL, (route) => answer(route, { access_token: SECRETS.token }));
  await openAgain(page);
  return arrived;
}

/** Loads the page, and opens its form once it shows the live document. */
async function openAgain(page: Page): Promise<void> {
  await visit(page, portal.at(SALE));
  await page.getByText(LIVE).first().waitFor();
  await page.getByRole('button', { name: 'Send to sandbox' }).click();
  await getForm(page).waitFor();
}

function components(document: object): object {
  return Object(Reflect.get(document, 'components'));
}

const SECRETS = {
  header: 'header_key_that_leaks_4711',
  query: 'query_key/that+leaks_4712',
  password: 'password that leaks 4713',
  token: 'token_that_leaks_4714',
  client: 'client_secret_that_leaks_4715',
};

const HEADER_KEY = 'X-Api-Key sandbox key in the header';
const QUERY_KEY = 'api_key sandbox key in the query';

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Each scheme: its security, what is typed, and what arrives. */
const CASES: readonly {
  readonly name: string;
  readonly security: readonly Requirement[];
  readonly typed: Readonly<Record<string, string>>;
  readonly carriers: readonly string[];
  readonly arrives: Readonly<Record<string, string>>;
}[] = [
  {
    name: 'a key in a header',
    security: [{ header: [] }],
    typed: { [HEADER_KEY]: SECRETS.header },
    carriers: [`${API}/pg/sale`],
    arrives: { 'x-api-key': SECRETS.header },
  },
  {
    name: 'a key in the query',
    security: [{ query: [] }],
    typed: { [QUERY_KEY]: SECRETS.query },
    carriers: [`${API}/pg/sale`],
    arrives: {},
  },
  {
    name: 'user name and password',
    security: [{ login: [] }],
    typed: { 'User name': 'merchant', Password: SECRETS.password },
    carriers: [`${API}/pg/sale`],
    arrives: { authorization: basic(`merchant:${SECRETS.password}`) },
  },
  {
    name: 'a bearer token',
    security: [{ bearer: [] }],
    typed: { 'Access token': SECRETS.token },
    carriers: [`${API}/pg/sale`],
    arrives: { authorization: `Bearer ${SECRETS.token}` },
  },
  {
    name: 'two keys at once',
    security: [{ header: [], query: [] }],
    typed: { [HEADER_KEY]: SECRETS.header, [QUERY_KEY]: SECRETS.query },
    carriers: [`${API}/pg/sale`],
    arrives: { 'x-api-key': SECRETS.header },
  },
  {
    name: 'a client and its token',
    security: [{ client: [] }],
    typed: { 'Client ID': 'shop', 'Client secret': SECRETS.client },
    carriers: [TOKEN_URL, `${API}/pg/sale`],
    arrives: { authorization: `Bearer ${SECRETS.token}` },
  },
];

const LEAKS = Object.values(SECRETS).flatMap((secret) => [
  ...[secret, encodeURIComponent(secret)],
  ...[`merchant:${secret}`, `shop:${secret}`].map((text) => Buffer.from(text).toString('base64')),
]);

async function typeAndSend(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(text);
  const getToken = page.getByRole('button', { name: 'Get token' });
  if ((await getToken.count()) > 0 && 'Client secret' in typed) {
    await getToken.click();
    await getToken.waitFor({ state: 'detached' });
  }
}

/** Opens the request of this visit. @returns the files that it is saved as. */
async function openVisit(page: Page): Promise<Record<string, string>> {
  await page.getByText('Requests of this visit (1)').click();
  await page.locator('ol').getByText('POST /pg/sale').click();
  await page.getByRole('button', { name: 'Copy as ticket' }).waitFor();
  const folder = mkdtempSync(join(tmpdir(), 'visit-'));
  const files: Record<string, string> = {};
  for (const name of ['.http', 'Postman', 'Arazzo']) {
    const saved = page.waitForEvent('download');
    await page.getByRole('group', { name: 'Save all as' }).getByRole('button', { name }).click();
    const path = join(folder, name);
    await (await saved).saveAs(path);
    files[name] = readFileSync(path, 'utf8');
  }
  return files;
}

test.each(CASES)(
  '$name: in no storage, address, attribute, log, file, other request or other page, and never shown again',
  async ({ security, typed, carriers, arrives }) => {
    const { page } = await portal.open();
    const logs: string[] = [];
    const requests: Request[] = [];
    page.on('console', (message) => logs.push(message.text()));
    page.on('pageerror', (error) => logs.push(String(error)));
    page.context().on('request', (request) => requests.push(request));
    const arrived = await openForm(page, security);
    for (const [label, text] of Object.entries(typed))
      await page.getByLabel(label, { exact: true }).fill(text);
    const texts = await collectTexts(page);
    await typeAndSend(page, typed);
    await press(page, 'Send');
    await expectSoon(() => sentTab(page).count(), 1);
    const files = await openVisit(page);
    const places = await collectPlaces(page, { typed: texts, logs, other: portal.at('/guides/') });
    const leaks = Object.entries({ ...places, ...files }).filter(([, text]) =>
      LEAKS.some((secret) => text.includes(secret)),
    );
    expect(leaks.map(([place]) => place)).toEqual([]);
    expect(await listCarriers(requests, LEAKS)).toEqual(carriers);
    const sent = arrived.find((request) => request.url().startsWith(`${API}/pg/sale`));
    expect(await sent?.allHeaders()).toMatchObject(arrives);
    if (QUERY_KEY in typed)
      expect(new URL(sent?.url() ?? '').searchParams.get('api_key')).toBe(SECRETS.query);
  },
);

test.each(CASES)(
  '$name: forgotten after 15 minutes, by its button and by a reload',
  async (one) => {
    const { page } = await portal.open();
    await page.clock.install();
    await openForm(page, one.security);
    const [label = ''] = Object.keys(one.typed);
    for (const end of ['time', 'button']) {
      await typeAndSend(page, one.typed);
      await press(page, 'Send');
      await page.getByText('kept in the memory of this page').first().waitFor();
      expect(await page.getByLabel(label, { exact: true }).count()).toBe(0);
      if (end === 'time') await page.clock.fastForward(15 * 60_000);
      else
        for (const button of await page.getByRole('button', { name: /^Forget / }).all())
          await button.click();
      // The fields of a client come back with that of its token.
      const again = page.getByLabel(label === 'Client ID' ? 'Access token' : label, {
        exact: true,
      });
      await again.waitFor();
      if (label === 'Client ID' && end === 'button')
        for (const button of await page.getByRole('button', { name: /^Forget / }).all())
          await button.click();
    }
    await openAgain(page);
    await page.getByLabel(label, { exact: true }).waitFor();
  },
);

test.each(CASES)('$name: a production key is refused in each of its fields', async (one) => {
  const { page } = await portal.open();
  const arrived = await openForm(page, one.security);
  for (const label of Object.keys(one.typed))
    await page.getByLabel(label, { exact: true }).fill('live_4711');
  const getToken = page.getByRole('button', { name: 'Get token' });
  if ((await getToken.count()) > 0 && 'Client secret' in one.typed) await getToken.click();
  else await press(page, 'Send');
  const count = Object.keys(one.typed).length;
  await expectSoon(() => page.getByText(/^This is a production key/).count(), count);
  for (const label of Object.keys(one.typed))
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('');
  expect(arrived).toEqual([]);
});

test('alternatives are a choice, which the sample follows', async () => {
  const { page } = await portal.open();
  const arrived = await openForm(page, [{ header: [] }, { login: [] }, {}]);
  const curl = page.locator('pre[data-lang="curl"]').first();
  // Samples prefer HTTP Basic.
  await page.getByLabel('Password').waitFor();
  expect(await curl.textContent()).toContain('-u "$SANDBOX_USER:$SANDBOX_PASSWORD"');
  const choice = page.getByLabel('Authentication');
  await choice.selectOption('API key in the header X-Api-Key');
  await page.getByLabel(HEADER_KEY).fill(SECRETS.header);
  expect(await curl.textContent()).toContain('-H "X-Api-Key: $SANDBOX_KEY"');
  await press(page, 'Send');
  await expectSoon(() => Promise.resolve(arrived.length), 1);
  expect(await arrived[0]?.headerValue('x-api-key')).toBe(SECRETS.header);
  await choice.selectOption('None');
  await press(page, 'Send');
  await expectSoon(() => Promise.resolve(arrived.length), 2);
  expect(await arrived[1]?.headerValue('x-api-key')).toBeNull();
});

test.each([
  ['a cookie', { cookie: [] }, /^A browser sends no cookie from here/, '-b "session=$SANDBOX_KEY"'],
  ['a certificate', { tls: [] }, /^A page cannot choose a client certificate/, '--cert '],
] as const)('%s is not sent: the command is there instead', async (_, security, reason, option) => {
  const { page } = await portal.open();
  const arrived = await openForm(page, [security]);
  const curl = page.getByRole('form').getByRole('group', { name: 'curl' });
  // The way of a certificate is known once the document is loaded.
  await expectSoon(async () => {
    await press(page, 'Send');
    return (await curl.count()) > 0 && (await curl.textContent())?.includes(option);
  }, true);
  await page.getByRole('status').filter({ hasText: reason }).waitFor();
  expect(arrived).toEqual([]);
});

test('a token host that the policy does not name is asked by a command, and nothing is sent to it', async () => {
  const { page, complaints } = await portal.open();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openForm(page, [{ elsewhere: [] }]);
  const curl = page.getByRole('form').getByRole('group', { name: 'curl' });
  await curl.waitFor();
  expect(await curl.textContent()).toContain('curl https://login.example.com/token');
  expect(await page.getByLabel('Client secret').count()).toBe(0);
  await page.getByLabel('Access token').fill(SECRETS.token);
  await press(page, 'Send');
  await expectSoon(() => sentTab(page).count(), 1);
  expect(requests.filter((url) => url.includes('login.example.com'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test.each([
  [320, 'dark'],
  [1280, 'light'],
] as const)('at %i px and in %s every form is accessible', async (width, colorScheme) => {
  for (const { security } of [
    ...CASES.slice(2),
    { security: [{ elsewhere: [] }, { login: [] }] },
  ]) {
    const { page } = await portal.open({ viewport: { width, height: 800 }, colorScheme });
    await openForm(page, security);
    await page.evaluate(AXE);
    // What stands around the form is the same for each.
    const part = 'form[aria-label="Send to sandbox"]';
    expect(await page.evaluate(runAxe, part)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
