import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { buildDelivery, setField } from '@/lib/workbench/signature/sign-delivery';
import { SETTINGS } from './settings';

const SECRET = 'secret-of-a-test';
const AT = { now: 0, id: 'msg_1' };
const BODY = `{"name":"O'Neil $HOME \`id\` \\\\ é"}`;

test('writes a command that a shell sends as it is signed', async () => {
  const url = "http://localhost:9000/a'b";
  const command = await buildDelivery({ ...AT, body: BODY, secret: SECRET, url }, SETTINGS);
  const script = command.replace(/^curl/, 'printf "%s\\n"');
  const signature = createHmac('sha256', SECRET).update(BODY).digest('base64');
  expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trimEnd().split('\n')).toEqual([
    url,
    '-H',
    'Content-Type: application/json',
    '-H',
    `x-shop-signature: ${signature}`,
    '--data-binary',
    BODY,
  ]);
});

test('writes hex for a provider that sends hex, and never the secret', async () => {
  const delivery = { ...AT, body: BODY, secret: SECRET, url: 'http://localhost/' };
  const command = await buildDelivery(delivery, { ...SETTINGS, encoding: 'hex' });
  expect(command).toContain(createHmac('sha256', SECRET).update(BODY).digest('hex'));
  expect(command).not.toContain(SECRET);
});

test('sets a field that a body has, and adds none', () => {
  expect(setField('{"at":"old","data":{"at":"old"}}', 'at', 'new')).toBe(
    '{"at":"new","data":{"at":"old"}}',
  );
  expect(setField('{"a":1}', 'at', 'new')).toBe('{"a":1}');
});
