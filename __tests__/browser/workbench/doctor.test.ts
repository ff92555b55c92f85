/** @shipped-documents */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openPortal, type Portal } from '../portal';

jest.setTimeout(300_000);

const SALE = 'https://api-test.example.com/pg/sale';
const BODY = {
  merchant_id: 971000000101,
  amt_tran: 49.95,
  card_id: '5f0c2a9be1d74836a4c7d90b3e6f1182',
};
const toEntry = (body: object, status = 200) => ({
  startedDateTime: '2026-11-20T10:00:00Z',
  request: { method: 'POST', url: SALE, headers: [], postData: { text: JSON.stringify(body) } },
  response: { status, headers: [], content: {} },
});
const toHar = (entries: readonly object[]) => JSON.stringify({ log: { entries } });

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

async function openDoctor() {
  const { page, complaints } = await portal.open();
  await page.goto(portal.at('/api/doctor/'));
  await page.getByRole('button', { name: 'Open the integration doctor' }).click();
  const doctor = page.getByRole('region', { name: 'Integration doctor' });
  await doctor.waitFor();
  return { page, complaints, doctor };
}

const listTexts = (page: Page) =>
  page.locator('[data-severity="error"] li > span:first-of-type').allTextContents();

it('finds what a chosen file has, and sends nothing anywhere', async () => {
  const { page, complaints, doctor } = await openDoctor();
  const file = join(tmpdir(), 'doctor.har');
  writeFileSync(
    file,
    toHar([toEntry({ ...BODY, amt_tran: 'x' }), toEntry(BODY, 0), toEntry(BODY)]),
  );
  const before = portal.server.requests.length;
  await doctor.getByLabel('Drop a file here, or choose one').setInputFiles(file);
  await doctor.getByText('3 requests read, 3 to our APIs, 0 webhooks.').waitFor();
  expect(await listTexts(page)).toEqual([
    expect.stringContaining('amt_tran'),
    expect.stringContaining('Sent again after no answer'),
  ]);
  const asked = portal.server.requests.slice(before).map(({ path }) => path);
  expect(asked.filter((path) => !/\/(?:_next|openapi)\//.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
});

it('takes a text by keyboard alone, and starts over', async () => {
  const { page, doctor } = await openDoctor();
  await doctor.getByLabel('Or paste a part of one').focus();
  await page.keyboard.insertText(`POST ${SALE}\n\n{"amt": 1}`);
  // Past the document of a release, which is optional.
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await doctor.getByText('1 request read').waitFor();
  expect(await doctor.getByText('There is no field "amt"').count()).toBe(1);
  await doctor.getByRole('button', { name: 'Start over' }).click();
  expect(await doctor.getByText('1 request read').count()).toBe(0);
});

it('says what a release to come breaks, whose document is long and YAML', async () => {
  const { doctor, complaints } = await openDoctor();
  const next = join(tmpdir(), 'next.yaml');
  const body = 'content: {application/json: {schema: {required: [region]}}}';
  const lines = [
    `openapi: 3.1.0\ninfo: {title: Next, version: 9.0.0, description: ${'long '.repeat(2000)}}`,
    `paths: {/sale: {post: {requestBody: {${body}}, responses: {200: {description: Done}}}}}`,
  ];
  writeFileSync(next, lines.join('\n'));
  await doctor.getByLabel('Or paste a part of one').fill(`POST ${SALE}\n\n{"merchant_id": 1}`);
  // What is there already is examined anew with it.
  await doctor.getByLabel('Document of the next release').setInputFiles(next);
  await doctor.getByText('In 9.0.0: The field "region" is missing.').waitFor();
  expect(complaints).toEqual([]);
});

it('says of a file that has no request what it needs', async () => {
  const { doctor } = await openDoctor();
  await doctor.getByLabel('Or paste a part of one').fill('dear diary');
  await doctor.getByRole('button', { name: 'Check it' }).click();
  await doctor.getByText('No request was found.').waitFor();
});
