import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  verify,
} from 'node:crypto';
import type { RequestSignature } from '@/lib/content/schemas/workbench/request-signature';
import { printComponents } from '@/lib/content/schemas/workbench/signature-template';
import { computeValues } from '@/lib/workbench/signature/request/request-values';
import { signRequest } from '@/lib/workbench/signature/request/sign-request';
import { isRequestSigned } from '@/lib/workbench/signature/request/verify-request';
import { parseSignature as parse } from './parse-signature';

/** The request of RFC 9421 B.2. */
const HEADERS = {
  Date: 'Tue, 20 Apr 2021 02:07:55 GMT',
  'Content-Type': 'application/json',
  'Content-Digest':
    'sha-512=:WZDPaVn/7XgHaAy8pmojAkGWoRx2UFChF41A2svX+TaPm+AbwAgBWnrIiYllu7BNNyealdVLvRwEmTHWXvJwew==:',
  'Content-Length': '18',
};
const BODY = new TextEncoder().encode('{"hello": "world"}');
const REQUEST = {
  method: 'POST',
  url: 'https://example.com/foo?param=Value&Pet=dog',
  headers: new Headers(HEADERS),
  body: BODY,
};

/** Keys of RFC 9421 B.1, published for tests. */
const SECRET =
  'uzvJfB4u3N0Jy4T7NZ75MDVcr8zSTInedJtkgcu46YW4XByzNJjxBdtjUkdJPBtbmHhIDi6pcl8jsasjlTMtDQ==';
const ED25519 = createPrivateKey({
  format: 'jwk',
  key: {
    kty: 'OKP',
    crv: 'Ed25519',
    x: 'JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs',
    d: 'n4Ni-HpISpVObnQMW0wOhCKROaIKqKtW_2ZYb2p9KcU',
  },
});
const RSA_PSS = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAr4tmm3r20Wd/PbqvP1s2
+QEtvpuRaV8Yq40gjUR8y2Rjxa6dpG2GXHbPfvMs8ct+Lh1GH45x28Rw3Ry53mm+
oAXjyQ86OnDkZ5N8lYbggD4O3w6M6pAvLkhk95AndTrifbIFPNU8PPMO7OyrFAHq
gDsznjPFmTOtCEcN2Z1FpWgchwuYLPL+Wokqltd11nqqzi+bJ9cvSKADYdUAAN5W
Utzdpiy6LbTgSxP7ociU4Tn0g5I6aDZJ7A8Lzo0KSyZYoA485mqcO0GVAdVw9lq4
aOT9v6d+nb4bnNkQVklLQ3fVAvJm+xdDOp9LCNCN48V2pnDOkFV6+U9nV5oyc6XI
2wIDAQAB
-----END PUBLIC KEY-----`;
const EC_PRIVATE = createPrivateKey(`-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIFKbhfNZfpDsW43+0+JjUr9K+bTeuxopu653+hBaXGA7oAoGCCqGSM49
AwEHoUQDQgAEqIVYZVLCrPZHGHjP17CTW0/+D9Lfw0EkjqF7xB4FivAxzic30tMM
4GF+hR6Dxh71Z50VGGdldkkDXZCnTNnoXQ==
-----END EC PRIVATE KEY-----`);
const EC_PUBLIC = createPublicKey(`-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEqIVYZVLCrPZHGHjP17CTW0/+D9Lf
w0EkjqF7xB4FivAxzic30tMM4GF+hR6Dxh71Z50VGGdldkkDXZCnTNnoXQ==
-----END PUBLIC KEY-----`);

const toPem = (key: ReturnType<typeof createPrivateKey>) =>
  key.export({ format: 'pem', type: 'pkcs8' }).toString();

const CREATED = 1_618_884_473_000;

const sign = (settings: RequestSignature, secret: string, keyId: string, request = REQUEST) =>
  signRequest(request, { secret, keyId, now: CREATED, nonce: 'n0nce' }, settings);

/** Settings of RFC 9421 B.2.5. */
const HMAC = {
  ...{ label: 'sig-b25', components: ['date', '@authority', 'content-type'] },
  key: { encoding: 'base64' },
  known: { secret: SECRET, keyId: 'test-shared-secret' },
};

test('B.2.5 of RFC 9421: HMAC', async () => {
  expect(await sign(parse(HMAC), SECRET, 'test-shared-secret')).toEqual({
    'Signature-Input':
      'sig-b25=("date" "@authority" "content-type");created=1618884473;keyid="test-shared-secret"',
    Signature: 'sig-b25=:pxcQw6G3AjtMBQjwo8XzkZf/bws5LelbaMk5rGIGtE8=:',
  });
});

test('B.2.6 of RFC 9421: Ed25519', async () => {
  const settings = parse({
    label: 'sig-b26',
    components: ['date', '@method', '@path', '@authority', 'content-type', 'content-length'],
    ...{ algorithm: 'Ed25519', key: { encoding: 'pem' } },
  });
  expect(await sign(settings, toPem(ED25519), 'test-key-ed25519')).toMatchObject({
    Signature:
      'sig-b26=:wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==:',
  });
});

test('B.2.3 of RFC 9421: the base is what the published signature was made of', async () => {
  const components = [
    ...['date', '@method', '@path', '@query', '@authority'],
    ...['content-type', 'content-digest', 'content-length'],
  ];
  const { fill } = await computeValues(REQUEST, { digest: 'SHA-512' }, new Map());
  const list = components.map((one) => `"${one}"`).join(' ');
  const parameters = `(${list});created=1618884473;keyid="test-key-rsa-pss"`;
  const base = Buffer.concat([
    fill(printComponents(components)),
    Buffer.from(`"@signature-params": ${parameters}`),
  ]);
  const signature =
    'bbN8oArOxYoyylQQUU6QYwrTuaxLwjAC9fbY2F6SVWvh0yBiMIRGOnMYwZ/5MR6fb0Kh1rIRASVxFkeGt683+qRpRRU5p2voTp768ZrCUb38K0fUxN0O0iC59DzYx8DFll5GmydPxSmme9v6ULbMFkl+V5B1TP/yPViV7KsLNmvKiLJH1pFkh/aYA2HXXZzNBXmIkoQoLd7YfW91kE9o/CCoC1xMy7JA1ipwvKvfrs65ldmlu9bpG6A9BmzhuzF8Eim5f8ui9eH8LZH896+QIF61ka39VBrohr9iyMUJpvRX2Zbhl5ZJzSRxpJyoEZAFL2FUo5fTIztsDZKEgM4cUA==';
  const key = { key: RSA_PSS, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 };
  expect(verify('sha512', base, key, Buffer.from(signature, 'base64'))).toBe(true);
});

const ALL = ['@method', '@target-uri', '@query', '@scheme', '@request-target', 'content-digest'];

/** What `settings` sign, and the signature. */
async function signAll(settings: RequestSignature, secret: string) {
  const headers = await sign(settings, secret, 'k');
  const parameters = (headers['Signature-Input'] ?? '').replace('sig1=', '');
  const base = [
    '"@method": POST',
    '"@target-uri": https://example.com/foo?param=Value&Pet=dog',
    '"@query": ?param=Value&Pet=dog',
    '"@scheme": https',
    '"@request-target": /foo?param=Value&Pet=dog',
    `"content-digest": ${headers['Content-Digest']}`,
    `"@signature-params": ${parameters}`,
  ].join('\n');
  const signature = /:(.+):/.exec(headers.Signature ?? '')?.[1] ?? '';
  return { headers, base: Buffer.from(base), signature: Buffer.from(signature, 'base64') };
}

const ASYMMETRIC = { key: { encoding: 'pem' }, components: ALL };

test('ECDSA is verified with the public key of the RFC', async () => {
  const settings = parse({ ...ASYMMETRIC, algorithm: 'ECDSA', digest: 'SHA-512' });
  const { base, signature, headers } = await signAll(settings, toPem(EC_PRIVATE));
  expect(headers['Content-Digest']).toBe(HEADERS['Content-Digest']);
  const key = { key: EC_PUBLIC, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', base, key, signature)).toBe(true);
});

test.each([
  ['RSA', 'SHA-256', constants.RSA_PKCS1_PADDING],
  ['RSA-PSS', 'SHA-512', constants.RSA_PKCS1_PSS_PADDING],
] as const)('%s with %s is verified with its public key', async (algorithm, hash, padding) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const settings = parse({
    ...ASYMMETRIC,
    ...{ algorithm, hash, parameters: ['alg', 'nonce', 'expires', 'created', 'tag'], tag: 'pay' },
  });
  const { base, signature, headers } = await signAll(settings, toPem(privateKey));
  expect(headers['Signature-Input']).toMatch(
    /;alg="rsa-(v1_5-sha256|pss-sha512)";nonce="n0nce";expires=1618884773;created=1618884473;tag="pay"$/,
  );
  const salt = padding === constants.RSA_PKCS1_PSS_PADDING ? { saltLength: 64 } : {};
  expect(verify(hash, base, { key: publicKey, padding, ...salt }, signature)).toBe(true);
});

describe('a request is verified', () => {
  const settings = parse(HMAC);
  const verifyWith = (change: Record<string, string>, from = settings, body = BODY) =>
    isRequestSigned({ ...REQUEST, body, headers: new Headers({ ...HEADERS, ...change }) }, from);

  test('as any client of the RFC writes it: other parameters, components and spaces', async () => {
    const other = parse({
      ...HMAC,
      label: 'other',
      components: ['@method', '@authority', 'date', 'content-type'],
      parameters: ['keyid', 'nonce', 'created', 'alg'],
    });
    const { 'Signature-Input': input = '', Signature = '' } = await sign(
      other,
      SECRET,
      'test-shared-secret',
    );
    const rename = (text: string) => text.replace('other', 'sig-b25');
    expect(
      await verifyWith({
        'Signature-Input': `proxy=("@method");created=1, ${rename(input)}`,
        Signature: `proxy=:AAAA:, ${rename(Signature)}`,
      }),
    ).toBe(true);
  });

  test.each<[string, Record<string, string>]>([
    ['no signature', { Signature: '' }],
    ['no input', { 'Signature-Input': '' }],
    ['another header', { Date: 'Tue, 20 Apr 2021 02:07:56 GMT' }],
    [
      'another key',
      {
        'Signature-Input':
          'sig-b25=("date" "@authority" "content-type");created=1618884473;keyid="x"',
      },
    ],
    [
      'fewer components',
      { 'Signature-Input': 'sig-b25=("date");created=1618884473;keyid="test-shared-secret"' },
    ],
    [
      'another algorithm',
      {
        'Signature-Input':
          'sig-b25=("date" "@authority" "content-type");created=1618884473;keyid="test-shared-secret";alg="ed25519"',
      },
    ],
    ['a signature that is none', { Signature: 'sig-b25=:*:' }],
    ['brackets in a value', { 'Signature-Input': 'sig-b25=("{body}");created="{body}"' }],
  ])('and refused with %s', async (_, change) => {
    const signed = await sign(settings, SECRET, 'test-shared-secret');
    expect(await verifyWith(signed)).toBe(true);
    expect(await verifyWith({ ...signed, ...change })).toBe(false);
  });

  test.each([
    ['Ed25519', 'SHA-256', toPem(ED25519)],
    ['ECDSA', 'SHA-256', toPem(EC_PRIVATE)],
    ['RSA-PSS', 'SHA-512', toPem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)],
  ])(
    'by the public half of the known key of %s; its body, too',
    async (algorithm, hash, secret) => {
      const own = parse({ ...ASYMMETRIC, algorithm, hash, known: { secret, keyId: 'k' } });
      const signed = await sign(own, secret, 'k');
      expect(await verifyWith(signed, own)).toBe(true);
      expect(await verifyWith(signed, own, BODY.slice(1))).toBe(false);
    },
  );

  test('without a body: headers that it does not have are not covered', async () => {
    const own = parse({
      ...HMAC,
      components: ['@method', 'content-digest', 'content-type'],
    });
    const empty = { ...REQUEST, headers: new Headers(), body: new Uint8Array() };
    const signed = await sign(own, SECRET, 'test-shared-secret', empty);
    expect(signed).not.toHaveProperty('Content-Digest');
    expect(signed['Signature-Input']).toContain('("@method");');
    expect(await isRequestSigned({ ...empty, headers: new Headers(signed) }, own)).toBe(true);
    expect(
      await isRequestSigned(
        { ...empty, body: BODY, headers: new Headers({ ...signed, 'Content-Type': 'a' }) },
        own,
      ),
    ).toBe(false);
  });

  test('as signed where no key is known', async () => {
    const { known, ...unknown } = HMAC;
    expect(known.secret).toBe(SECRET);
    expect(await isRequestSigned(REQUEST, parse(unknown))).toBe(true);
  });
});
