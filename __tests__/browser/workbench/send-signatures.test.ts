/** @shipped-documents */
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';
import { isRequestSigned } from '@/lib/workbench/signature/request/verify-request';
import { expectSoon, visit } from '../../support/waits';
import { parseSignature, TEMPLATE } from '../../workbench/signature/request/parse-signature';
import { serveLive } from '../live-documents';
import { SALE } from '../page-types';
import { usePortal } from '../portal';
import { runAxe } from '../run-axe';
import { collectPlaces, collectTexts, getForm, KEY, listCarriers, sentTab } from './send-steps';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const portal = usePortal({ isMocked: true });

const API = 'http://localhost:4010/pg/sale';
const SECRET = 'signing_secret_that_leaks_4716';
const PEM = generateKeyPairSync('ed25519')
  .privateKey.export({ format: 'pem', type: 'pkcs8' })
  .toString();
const [, PEM_BODY = ''] = PEM.split('\n');

/** Description by which a page shows that it has the live document. */
const LIVE = 'Of the live document.';

const CASES = [
  {
    name: 'a secret',
    label: 'Signing secret',
    secret: SECRET,
    settings: parseSignature({ ...TEMPLATE, known: { secret: SECRET, keyId: 'shop-1' } }),
    headers: { 'X-Timestamp': 'TIMESTAMP', 'X-Digest': 'DIGEST', Authorization: 'SIGNATURE' },
  },
  {
    name: 'a private key',
    label: 'Private key',
    secret: PEM,
    settings: parseSignature({
      components: ['@method', '@target-uri', 'content-digest', 'content-type'],
      parameters: ['created', 'nonce', 'keyid', 'alg'],
      ...{ algorithm: 'Ed25519', key: { encoding: 'pem' } },
      known: { secret: PEM, keyId: 'shop-1' },
    }),
    headers: { 'Content-Digest': 'DIGEST', 'Signature-Input': 'INPUT', Signature: 'SIGNATURE' },
  },
] as const;

type Case = (typeof CASES)[number];

/** Puts a description into the settings of the runner, as a build with the file would have it. */
async function describeSignature(page: Page, { settings }: Case): Promise<void> {
  const text = JSON.stringify({ 'payment-gateway': settings });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(/productionKey:"\^/, () => `signatures:${text},productionKey:"^`);
    await route.fulfill({ response, body });
  });
}

/** Opens the form of a sale that has to be signed; the API repeats what it is sent. */
async function openForm(page: Page, one: Case): Promise<Request[]> {
  const arrived: Request[] = [];
  await describeSignature(page, one);
  await serveLive(page, (document) => {
    Object.assign(document, { 'x-request-signature': { headers: one.headers } });
    Object.assign(document.paths['/sale']?.post ?? {}, { description: LIVE });
  });
  await page.route(API, async (route) => {
    const request = route.request();
    if (request.method() !== 'OPTIONS') arrived.push(request);
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'Authorization, *',
    };
    await route.fulfill({ json: { rcode: '000', sent: await request.allHeaders() }, headers });
  });
  await visit(page, portal.at(SALE));
  await page.getByText(LIVE).first().waitFor();
  await page.getByRole('button', { name: 'Send to sandbox' }).click();
  await getForm(page).waitFor();
  return arrived;
}

async function fill(page: Page, { label, secret }: Case, typed: string = secret): Promise<void> {
  const key = page.getByLabel('Sandbox key');
  if (await key.isVisible()) await key.fill(KEY);
  const id = page.getByLabel('Key ID');
  if (await id.isVisible()) await id.fill('shop-1');
  // A field of one line: a key that is pasted loses its line ends.
  await page.getByLabel(label, { exact: true }).fill(typed.replaceAll('\n', ''));
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.each(CASES)('$name signs what is sent, leaks nowhere and is forgotten', async (one) => {
  const { page } = await portal.open();
  const logs: string[] = [];
  const requests: Request[] = [];
  page.on('console', (message) => logs.push(message.text()));
  page.on('pageerror', (error) => logs.push(String(error)));
  page.context().on('request', (request) => requests.push(request));
  await page.clock.install();
  const arrived = await openForm(page, one);
  await page.getByText('what it is signed with is not sent').waitFor();
  await fill(page, one);
  const typed = await collectTexts(page);
  await press(page, 'Send');
  await expectSoon(() => sentTab(page).count(), 1);
  const [sent] = arrived;
  if (!sent) throw new Error('Nothing arrived');
  const all = await sent.allHeaders();
  const request = {
    ...{ method: sent.method(), url: sent.url(), headers: new Headers(all) },
    body: new Uint8Array(sent.postDataBuffer() ?? Buffer.of()),
  };
  expect(await isRequestSigned(request, one.settings)).toBe(true);
  const places = await collectPlaces(page, { typed, logs, other: portal.at('/guides/') });
  const leaks = [SECRET, PEM_BODY, encodeURIComponent(PEM_BODY)];
  const found = Object.entries(places).filter(([, text]) =>
    leaks.some((leak) => text.includes(leak)),
  );
  expect(found.map(([place]) => place)).toEqual([]);
  expect(await listCarriers(requests, leaks)).toEqual([]);
  // The ticket has the signature that went out.
  const [name = ''] = Object.keys(one.headers).slice(-1);
  expect(places.html).toContain((all[name.toLowerCase()] ?? '').slice(-20));
  await page.clock.fastForward(15 * 60_000);
  await page.getByLabel(one.label, { exact: true }).waitFor();
});

test.each(CASES)('$name that cannot be used is refused at its field', async (one) => {
  const { page } = await portal.open();
  const arrived = await openForm(page, one);
  const field = page.getByLabel(one.label, { exact: true });
  await fill(page, one, 'live_4711');
  await press(page, 'Send');
  await page.getByText(/^This is a production key/).waitFor();
  expect(await field.inputValue()).toBe('');
  if (one.label === 'Private key') {
    await fill(page, one, 'no key');
    await press(page, 'Send');
    await page
      .getByText('The key cannot be read: a private key in PEM (PKCS #8) is expected.')
      .waitFor();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
  }
  expect(arrived).toEqual([]);
  await fill(page, one);
  await press(page, 'Send');
  await expectSoon(() => Promise.resolve(arrived.length), 1);
});

test.each(CASES)(
  'with $name the sample has the headers with placeholders, and the page says so',
  async (one) => {
    const { page } = await portal.open();
    await openForm(page, one);
    const curl = page.locator('pre[data-lang="curl"]').first();
    for (const [name, value] of Object.entries(one.headers))
      expect(await curl.textContent()).toContain(`-H '${name}: ${value}'`);
    await page
      .getByText(`in the headers ${Object.keys(one.headers).join(', ')}`)
      .first()
      .waitFor();
  },
);

test.each([
  [320, 'dark'],
  [1280, 'light'],
] as const)('at %i px and in %s the form is accessible', async (width, colorScheme) => {
  const { page } = await portal.open({ viewport: { width, height: 800 }, colorScheme });
  await openForm(page, CASES[1]);
  await page.evaluate(AXE);
  expect(await page.evaluate(runAxe)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
