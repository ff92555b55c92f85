import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chdir, cwd } from 'node:process';
import { checkLock, lockUse, parseLock } from '@/lib/agents/program/lock';
import { runCheck, runLock } from '@/lib/agents/program/lock-files';
import { openSamplePortal } from './sample-portal';

const toText = (version: string, fields: object, required: readonly string[] = []) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Pay', version },
    paths: Object.fromEntries(
      ['/sale', '/void'].map((path) => [
        path,
        {
          post: {
            requestBody: {
              content: { 'application/json': { schema: { properties: fields, required } } },
            },
            responses: { 200: { description: 'Done' } },
          },
        },
      ]),
    ),
  });
const text = { type: 'string' };
const BEFORE = toText('1.0.0', { amount: text, note: text, zip: text });
const portal = (after: string) =>
  openSamplePortal({ '/openapi/pay.json': after, '/openapi/pay/1.0.0.json': BEFORE });
const CODE = "await fetch('https://api.example/sale', { method: 'POST', body: { amount: 1 } })";

describe('what a repository uses', () => {
  it('is its operations of the newest release, and the fields that it names', async () => {
    const after = toText('2.0.0', { amount: text, zip: text });
    expect(
      await lockUse(portal(after), ['POST https://x/sale\n{"amount": 1, "other": 2}']),
    ).toEqual({ pay: { version: '2.0.0', operations: { 'post /sale': ['amount'] } } });
    expect(await lockUse(portal(after), [CODE])).toHaveProperty('pay');
  });
  it('is nothing in files without a call', async () => {
    await expect(lockUse(portal(BEFORE), ['hello'])).rejects.toThrow('call no operation');
  });
  it.each(['', '[]', '{}', 'x', '{"pay":1}'])('is not read from %j', (lock) => {
    expect(() => parseLock(lock)).toThrow('This is no lock');
  });
});

describe('a check', () => {
  const check = (after: string, names: readonly string[]) =>
    checkLock(portal(after), { pay: { version: '1.0.0', operations: { 'post /sale': names } } });
  const narrow = { amount: { ...text, maxLength: 3 }, note: text, zip: text };

  it('fails for a field that is used', async () => {
    const { breaking, text: said } = await check(toText('2.0.0', narrow), ['amount']);
    expect(breaking).toBe(1);
    expect(said).toMatch(/^## pay 1\.0\.0 to 2\.0\.0\n\n- breaking, limit-narrowed: /);
  });
  it('passes for one that is not, and for what only adds', async () => {
    expect((await check(toText('2.0.0', narrow), ['note'])).breaking).toBe(0);
    const more = toText('2.0.0', { amount: text, note: text, zip: text, tip: text });
    expect(await check(more, ['amount'])).toEqual({
      breaking: 0,
      text: '## pay 1.0.0 to 2.0.0\n\nNothing that these calls use breaks.',
    });
  });
  it('fails for what everybody has to send, and for an operation that is gone', async () => {
    const after = toText('2.0.0', { amount: text, note: text, zip: text }, ['zip']);
    expect((await check(after, [])).breaking).toBe(1);
    const none = JSON.stringify({ openapi: '3.1.0', info: { version: '2.0.0' }, paths: {} });
    expect((await check(none, [])).text).toContain('operation-removed: post /sale');
  });
  it('says when the release that it was locked at is no longer kept', async () => {
    const lock = { pay: { version: '0.9', operations: { 'post /sale': [] } } };
    await expect(checkLock(portal(BEFORE), lock)).rejects.toThrow('pay 0.9 is no longer kept');
  });
});

describe('the program', () => {
  const before = cwd();
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  beforeAll(() => chdir(folder));
  afterAll(() => {
    chdir(before);
    rmSync(folder, { recursive: true });
  });

  it('locks a folder, but for the code of others, and checks what it wrote', async () => {
    const after = toText('2.0.0', { amount: text, note: text, zip: text });
    mkdirSync('src');
    mkdirSync('node_modules');
    writeFileSync('src/pay.http', 'POST {{host}}/sale\n\n{"amount": "1"}\n');
    writeFileSync('src/logo.bin', 'POST /void\0');
    writeFileSync('node_modules/other.http', 'POST {{host}}/void\n');
    expect(await runLock(portal(after), [])).toBe(
      'pay 2.0.0: 1 operations\n  post /sale\nWritten to api-lock.json.',
    );
    expect(parseLock(readFileSync('api-lock.json', 'utf8'))).toEqual({
      pay: { version: '2.0.0', operations: { 'post /sale': ['amount'] } },
    });
    expect(await runCheck(portal(after), [])).toMatchObject({ exitCode: 0 });
    await expect(runLock(portal(after), ['no-such'])).rejects.toThrow('There is no no-such');
    await expect(runCheck(portal(after), ['no-such'])).rejects.toThrow('the command lock');
  });
});
