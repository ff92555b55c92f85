/** @shipped-documents */
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { readWebhookSignature } from '@/lib/content/read-data';
import { expectSoon, visit } from '../../support/waits';
import { usePortal } from '../portal';
import { runAxe } from '../run-axe';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const GUIDE = '/guides/webhooks/';
const APPENDIX = '/api/reference/';
const SECRET = 'reader-secret-4f9d';
const CARD = '4111 1111 1111 1111';
const BODY = '{"event":"invoice_paid","data":{"amt_tran":49.95}}';
const SIGNATURE = createHmac('sha256', SECRET).update(BODY).digest('base64');

const portal = usePortal();

const getLab = (page: Page) => page.getByRole('region', { name: 'Signature lab' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openLab(page: Page): Promise<void> {
  await visit(page, portal.at(GUIDE));
  await press(page, 'Open the signature lab');
  await page.getByText('this browser has verified the known answer').waitFor();
}

/** Everything of a page in which a text could remain. */
const collectTraces = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      location.href,
      history.state,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
    ]),
  );

/** Pastes a text into the focused field, by the clipboard and a key. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((data) => navigator.clipboard.writeText(data), text);
  await page.keyboard.press('Control+V');
}

describe('the signature lab', () => {
  test('verifies, explains and signs by keyboard alone, and asks for nothing', async () => {
    const { page, complaints } = await portal.open();
    await openLab(page);
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(request.url()));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${BODY}\n`);
    await page.keyboard.press('Tab');
    await page.keyboard.type(SIGNATURE);
    await page.keyboard.press('Tab');
    await page.keyboard.type(SECRET);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('The body has a line end after it that was not sent.').waitFor();
    await getLab(page).getByLabel('Body', { exact: true }).fill(BODY);
    await press(page, 'Verify');
    await page.getByText('Signed by us').waitFor();
    await getLab(page).getByLabel('Event').selectOption('invoice_paid');
    await press(page, 'Sign it');
    const command = page.getByRole('group', { name: 'invoice_paid, with your secret' });
    const header = readWebhookSignature()?.header ?? '';
    expect(await command.textContent()).toContain(`-H '${header}: `);
    expect(await collectTraces(page)).not.toContain(SECRET);
    expect(requests).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('signs every documented event', async () => {
    const { page } = await portal.open();
    await openLab(page);
    const events = await getLab(page).getByLabel('Event').locator('option').allTextContents();
    expect(events).toHaveLength(15);
    for (const event of events) {
      await getLab(page).getByLabel('Event').selectOption(event);
      await press(page, 'Sign it');
      const command = page.getByRole('group', { name: `${event}, with the known secret` });
      expect(await command.textContent()).toContain(`"event":"${event}"`);
    }
  });

  test('verifies the bytes of a file, in which a paste would have lost the line ends', async () => {
    const { page } = await portal.open();
    await openLab(page);
    const buffer = Buffer.from('{\r\n}');
    const signature = createHmac('sha256', SECRET).update(buffer).digest('base64');
    await getLab(page).getByLabel('Body', { exact: true }).fill('{\n}');
    await getLab(page).getByLabel('Header').fill(signature);
    await getLab(page).getByLabel('Secret', { exact: true }).fill(SECRET);
    await press(page, 'Verify');
    await page.getByText('The line ends of the body were CRLF, and are LF here.').waitFor();
    const files = { name: 'body.json', mimeType: 'application/json', buffer };
    await page.getByLabel('Choose a file').setInputFiles(files);
    await press(page, 'Verify');
    await page.getByText('Signed by us').waitFor();
    await press(page, 'Take it out');
    await getLab(page).getByLabel('Body', { exact: true }).waitFor();
  });

  test('forgets the secret when the page is left', async () => {
    const { page } = await portal.open();
    await openLab(page);
    await getLab(page).getByLabel('Secret', { exact: true }).fill(SECRET);
    await page.goto(portal.at('/guides/'));
    await page.goBack();
    const fields = page.locator('input[type=password]');
    const values = await fields.evaluateAll((all) =>
      all.map((one) => (one instanceof HTMLInputElement ? one.value : '')),
    );
    expect(values.join('')).toBe('');
    expect(await collectTraces(page)).not.toContain(SECRET);
  });
});

describe('the response decoder', () => {
  test('explains what is pasted, with its card numbers masked, and asks for nothing', async () => {
    const { page, complaints } = await portal.open();
    await visit(page, portal.at(APPENDIX));
    await press(page, 'Open the response decoder');
    await page.getByLabel(/A response, the line of a log/).focus();
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(request.url()));
    await paste(page, `HTTP/2 402\n\n{"rcode":"051","auth_avs_result":"N","card":"${CARD}"}`);
    const decoder = page.getByRole('region', { name: 'Response decoder' });
    const names = ['HTTP status 402', 'rcode 051', 'auth_avs_result N'];
    for (const name of names) await decoder.getByRole('link', { name, exact: true }).waitFor();
    expect(await collectTraces(page)).not.toContain(CARD);
    expect(requests).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each([APPENDIX, GUIDE])(
    'opens from the search on %s with the whole of what was pasted, which is in no address',
    async (from) => {
      const { page } = await portal.open();
      await visit(page, portal.at(from));
      await page.keyboard.press('/');
      await page.getByRole('textbox', { name: 'Search docs and API' }).focus();
      const padding = 'x'.repeat(200);
      await paste(page, `{"padding":"${padding}",\n"rcode":"051","rmsg":"Insufficient funds"}`);
      await page.getByRole('link', { name: 'Explain every code of this response' }).click();
      const decoder = page.getByRole('region', { name: 'Response decoder' });
      await decoder.getByRole('link', { name: 'rcode 051', exact: true }).waitFor();
      await expectSoon(
        () => Promise.resolve(page.url()),
        portal.at(`${APPENDIX}#explain-a-response`),
      );
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(padding);
    },
  );
});

describe.each([
  ['the signature lab', GUIDE, 'Open the signature lab', 'Signature lab'],
  ['the response decoder', APPENDIX, 'Open the response decoder', 'Response decoder'],
])('%s', (_, path, button, name) => {
  test.each([
    [360, 'light'],
    [1280, 'dark'],
  ] as const)('fits %i px in %s, and stops nobody', async (width, colorScheme) => {
    const { page } = await portal.open({ viewport: { width, height: 800 }, colorScheme });
    await visit(page, portal.at(path));
    await press(page, button);
    await page.getByRole('region', { name }).waitFor();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - innerWidth <= 0);
    expect(await overflow()).toBe(true);
    await page.evaluate(AXE);
    expect(await page.evaluate(runAxe)).toEqual([]);
  });

  test('is absent without JavaScript', async () => {
    const { page } = await portal.open({ javaScriptEnabled: false });
    await page.goto(portal.at(path));
    expect(await page.getByRole('button', { name: button }).isVisible()).toBe(false);
  });
});
