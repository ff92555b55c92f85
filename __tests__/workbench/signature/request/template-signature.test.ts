import { createHash, createHmac } from 'node:crypto';
import { signRequest } from '@/lib/workbench/signature/request/sign-request';
import { isRequestSigned } from '@/lib/workbench/signature/request/verify-request';
import { parseSignature, TEMPLATE } from './parse-signature';

const BODY = Buffer.from('{"note":"Zoë","amount":1.50}');
const REQUEST = {
  method: 'POST',
  url: 'https://api.example.com:8443/pg/sale?b=2&a=%C3%A9&a=1',
  headers: new Headers({ 'Content-Type': 'application/json' }),
  body: new Uint8Array(BODY),
};
const NOW = 1_792_000_000_123;
const KEY = { secret: 'a secret for tests', keyId: 'key-1', now: NOW, nonce: 'n-1' };

const settings = parseSignature(TEMPLATE);

test('the values of a request stand in the signed string as they are sent', async () => {
  const headers = await signRequest(REQUEST, KEY, settings);
  const digest = createHash('sha256').update(BODY).digest();
  const signed = [
    'POST',
    'https://api.example.com:8443/pg/sale?b=2&a=%C3%A9&a=1',
    'a=%C3%A9&a=1&b=2'.split('&').sort().join('&'),
    '/pg/sale?b=2&a=%C3%A9&a=1',
    'https://api.example.com:8443/pg/sale?b=2&a=%C3%A9&a=1',
    'application/json',
    `key-1.${NOW}.n-1.${digest.toString('hex')}.${digest.toString('base64')}.${BODY.toString()}`,
  ].join('\n');
  const signature = createHmac('sha256', KEY.secret).update(signed).digest('hex');
  expect(headers).toEqual({
    'X-Timestamp': String(NOW),
    'X-Digest': `sha256=${digest.toString('hex')}`,
    Authorization: `PAY-HMAC key=key-1, nonce=n-1, v1=${signature}`,
  });
});

test.each([
  ['seconds', '1792000000'],
  ['rfc3339', '2026-10-14T17:46:40Z'],
])('a time in %s', async (timeFormat, text) => {
  const headers = await signRequest(REQUEST, KEY, parseSignature({ ...TEMPLATE, timeFormat }));
  expect(headers['X-Timestamp']).toBe(text);
});

test.each([
  ['base64', `${Buffer.from('bytes').toString('base64')}`],
  ['hex', Buffer.from('bytes').toString('hex')],
])('a secret in %s is its bytes', async (encoding, text) => {
  const own = parseSignature({
    ...{ signed: '{body}', headers: { Signature: '{signature}' } },
    key: { encoding, prefix: 'sk_' },
  });
  const { Signature } = await signRequest(REQUEST, { ...KEY, secret: `sk_${text}` }, own);
  expect(Signature).toBe(createHmac('sha256', 'bytes').update(BODY).digest('base64'));
});

test.each([
  ['HMAC', { encoding: 'hex' }, 'no hex'],
  ['Ed25519', { encoding: 'pem' }, '-----BEGIN PRIVATE KEY-----AAAA-----END PRIVATE KEY-----'],
  ['RSA', { encoding: 'pem' }, 'a password'],
])('a key of %s that cannot be read is refused', async (algorithm, key, secret) => {
  const own = parseSignature({
    ...{ signed: '{body}', headers: { Signature: '{signature}' } },
    ...{ algorithm, key },
  });
  await expect(signRequest(REQUEST, { ...KEY, secret }, own)).rejects.toThrow();
});

describe('a request is verified', () => {
  const verify = async (change: Partial<typeof REQUEST>, headers: Record<string, string> = {}) => {
    const signed = await signRequest(REQUEST, KEY, settings);
    const all = { 'Content-Type': 'application/json', ...signed, ...headers };
    return isRequestSigned({ ...REQUEST, headers: new Headers(all), ...change }, settings);
  };

  test('as it was signed', async () => {
    expect(await verify({})).toBe(true);
  });

  test.each<[string, Partial<typeof REQUEST>, Record<string, string>]>([
    ['another method', { method: 'PUT' }, {}],
    ['another path', { url: REQUEST.url.replace('sale', 'void') }, {}],
    ['another query', { url: REQUEST.url.replace('b=2', 'b=3') }, {}],
    ['another body', { body: new Uint8Array(BODY.subarray(1)) }, {}],
    ['another time', {}, { 'X-Timestamp': '1' }],
    ['another digest', {}, { 'X-Digest': 'sha256=00' }],
    ['no signature', {}, { Authorization: '' }],
    ['another scheme', {}, { Authorization: 'Basic eDo=' }],
    ['another header that is signed', {}, { 'Content-Type': 'text/plain' }],
  ])('and refused with %s', async (_, change, headers) => {
    expect(await verify(change, headers)).toBe(false);
  });

  test('and refused with the key of another', async () => {
    const signed = await signRequest(REQUEST, { ...KEY, keyId: 'key-2' }, settings);
    const headers = new Headers({ 'Content-Type': 'application/json', ...signed });
    expect(await isRequestSigned({ ...REQUEST, headers }, settings)).toBe(false);
  });
});
