import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runDoctor } from '@/lib/agents/program/run-doctor';
import type { DoctorSettings } from '@/lib/workbench/doctor/doctor-settings';
import { openSamplePortal } from './sample-portal';

const DOCUMENT = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Pay', version: '1.0.0' },
  servers: [{ url: 'https://api.pay.example/v1' }],
  paths: {
    '/sale': {
      post: {
        summary: 'Sale',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                properties: { amount: { type: 'number' }, client_secret: { maxLength: 3 } },
                required: ['amount'],
              },
            },
          },
        },
        responses: { 200: { description: 'Done' } },
      },
    },
  },
});
const SETTINGS: DoctorSettings = {
  documents: ['pay'],
  hosts: [],
  tables: { statuses: {}, tables: [] },
  testCards: [],
  pages: { repeat: '', keys: '', cards: '' },
};
const portal = openSamplePortal({
  '/openapi/pay.json': DOCUMENT,
  '/agents/doctor.json': JSON.stringify(SETTINGS),
});

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));
function write(text: string): string {
  const file = join(folder, 'recording.http');
  writeFileSync(file, text);
  return file;
}

it('ends with 0 for requests that fit', async () => {
  const file = write('POST https://api.pay.example/v1/sale\n\n{"amount": 1}');
  expect(await runDoctor(portal, [file])).toMatchObject({ exitCode: 0 });
});

it('reads what PowerShell writes, in UTF-16', async () => {
  const file = write('');
  const text = '\uFEFFPOST https://api.pay.example/v1/sale\r\n\r\n{"amount": "1"}';
  writeFileSync(file, text, 'utf16le');
  expect((await runDoctor(portal, [file])).text).toMatch(/\*\*Sale\*\*: .*amount/);
});

it('ends with 1 where one does not, and says what and where', async () => {
  const file = write('\nPOST https://api.pay.example/v1/sale\n\n{"amount": "1"}');
  const { text, exitCode } = await runDoctor(portal, [file]);
  expect(exitCode).toBe(1);
  expect(text).toMatch(/\*\*Sale\*\*: .*amount.*\(line 2\)/);
});

it('repeats no secret of a body', async () => {
  const body = '{"amount": 1, "client_secret": "s3cr3t-0f-the-shop"}';
  const { text } = await runDoctor(portal, [
    write(`POST https://api.pay.example/v1/sale\n\n${body}`),
  ]);
  expect(text).toContain('"client_secret" does not fit');
  expect(text).not.toContain('s3cr3t');
});

it('takes a key in the query where the document has it there, and nowhere else', async () => {
  const file = write('POST https://api.pay.example/v1/sale?token=abc\n\n{"amount": 1}');
  expect((await runDoctor(portal, [file])).text).toContain('A key stands in the address');
  const keyed = {
    ...JSON.parse(DOCUMENT),
    security: [{ key: [] }],
    components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'token' } } },
  };
  const other = openSamplePortal({
    '/openapi/pay.json': JSON.stringify(keyed),
    '/agents/doctor.json': JSON.stringify(SETTINGS),
  });
  expect(await runDoctor(other, [file])).toMatchObject({ exitCode: 0 });
});

it('ends with 1 for a file without requests', async () => {
  expect(await runDoctor(portal, [write('dear diary')])).toMatchObject({ exitCode: 1 });
});

it('says what a release to come breaks, and of one that is none of ours why it is left out', async () => {
  const file = write('POST https://api.pay.example/v1/sale\n\n{"amount": 1}');
  const next = join(folder, 'next.json');
  writeFileSync(
    next,
    DOCUMENT.replace('1.0.0', '2.0.0').replace('["amount"]', '["amount","client"]'),
  );
  const { text, exitCode } = await runDoctor(portal, [file, next]);
  expect(text).toContain('**Sale**: In 2.0.0: The field "client" is missing.');
  expect(exitCode).toBe(0);
  writeFileSync(next, DOCUMENT.replace('/sale', '/other'));
  expect(await runDoctor(portal, [file, next])).toMatchObject({
    text: expect.stringContaining('none of its operations is one of ours'),
    exitCode: 1,
  });
});

it('says what is missing: a name, a file, the settings of an older portal', async () => {
  await expect(runDoctor(portal, [])).rejects.toThrow('Name a recording');
  await expect(runDoctor(portal, ['nowhere.har'])).rejects.toThrow('There is no file nowhere.har');
  await expect(runDoctor(portal, [write('x'), 'next.json'])).rejects.toThrow('no file next.json');
  const older = openSamplePortal({ '/openapi/pay.json': DOCUMENT });
  await expect(runDoctor(older, [write('x')])).rejects.toThrow('/agents/doctor.json');
});
