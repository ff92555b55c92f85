import { createHmac, generateKeyPairSync } from 'node:crypto';
import { printKnownHeaders } from '@/components/workbench/signature/use-lab';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { encodeText } from '@/lib/workbench/signature/sign-body';
import { signDelivery } from '@/lib/workbench/signature/sign-delivery';
import { verifySignature } from '@/lib/workbench/signature/verify-signature';
import { FORMS, getForm, KNOWN_NAMES } from './forms';

type Given = {
  readonly body?: string;
  readonly header?: string;
  readonly secret?: string;
  readonly url?: string | undefined;
  readonly webhookId?: string | undefined;
};

/** Verifies the known answer of a form, or what is given instead of its parts. */
async function verify(settings: WebhookSignature, given: Given = {}) {
  const { known } = settings;
  const { body = known.body, secret = known.secret, url = known.url } = given;
  const { header = printKnownHeaders(settings), webhookId = known.webhookId } = given;
  const request = { body: encodeText(body), header, values: { url, webhookId }, secrets: [secret] };
  const { signatures, ...rest } = await verifySignature(request, settings);
  return { ...rest, isVerified: signatures.some((one) => one.secret === 0) };
}

/** Another key of the same kind. */
function buildOtherKey({ algorithm, key }: WebhookSignature): string {
  const pair =
    algorithm === 'RSA'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ed25519');
  const der = pair.publicKey.export({ format: 'der', type: 'spki' });
  if (key.encoding === 'text') return 'another secret';
  return key.encoding === 'base64' || key.encoding === 'hex'
    ? key.prefix + der.subarray(-32).toString(key.encoding)
    : pair.publicKey.export({ format: 'pem', type: 'spki' }).toString();
}

test('every form of the documentation has a known answer here', () => {
  expect(FORMS.map(({ name }) => name)).toEqual(KNOWN_NAMES);
});

describe.each(FORMS)('$name', ({ settings }) => {
  const { known } = settings;

  test('verifies the known answer', async () => {
    expect(await verify(settings)).toMatchObject({ isVerified: true, reasons: [] });
  });

  test('refuses a changed body', async () => {
    // Adyen signs fields of the body, PayPal its checksum.
    const body = known.body.replace(/[1o](?=[^1o]*$)|AUTHORISATION/, '7');
    expect(body).not.toBe(known.body);
    expect((await verify(settings, { body })).isVerified).toBe(false);
  });

  test('verifies what it signs itself, and refuses it with another key', async () => {
    const delivery = {
      body: known.body,
      secret: known.privateKey ?? known.secret,
      url: known.url ?? 'http://localhost:9000/',
      now: 1_700_000_000_000,
      id: 'msg_1',
      webhookId: known.webhookId,
    };
    const signed = await signDelivery(delivery, settings);
    const header = Object.entries(signed.headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n');
    const given = { header, body: signed.body, url: delivery.url };
    expect(await verify(settings, given)).toMatchObject({ isVerified: true });
    const secret = buildOtherKey(settings);
    expect((await verify(settings, { ...given, secret })).isVerified).toBe(false);
  });
});

test('signs as Standard Webhooks does at that time', async () => {
  const settings = getForm('Standard Webhooks');
  const { body, secret, headers } = settings.known;
  const delivery = { body, secret, url: '', now: 1_614_265_330_999, id: headers?.id ?? '' };
  expect(await signDelivery(delivery, settings)).toEqual({
    body,
    headers: {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    },
  });
});

test('writes the signature of Adyen into a body that has none', async () => {
  const settings = getForm('Adyen, in the body');
  const { secret, body } = settings.known;
  const bare = body.replace(/,"additionalData":\{[^}]*\}/, '');
  expect(bare).not.toBe(body);
  const delivery = { body: bare, secret, url: '', now: 0, id: '' };
  expect(await signDelivery(delivery, settings)).toEqual({ headers: {}, body });
});

test('reads one of several signatures of a header, and passes over other versions', async () => {
  const settings = getForm('Standard Webhooks');
  const header = printKnownHeaders(settings).replace('v1,', 'v1a,AAAA v1,AAAA v1,');
  expect(await verify(settings, { header })).toMatchObject({ isVerified: true });
  const stripe = getForm('Stripe');
  const { signature } = stripe.known;
  const two = await verify(stripe, { header: `${signature.replace('v1=', 'v1=00,v1=')},v0=11` });
  expect(two).toMatchObject({ isVerified: true, time: '1492774577' });
});

test('says what is signed, and when', async () => {
  expect(await verify(getForm('PayPal'))).toMatchObject({
    signed:
      '69cd13f0-d67a-11e5-baa3-778b53f4ae55|2026-11-20T17:04:32Z|1JE4291016473214C|4116297839',
    time: '2026-11-20T17:04:32Z',
  });
  expect((await verify(getForm('Adyen, in the body'))).signed).toBe(
    '7914073381342284::TestMerchant:TestPayment-1407325143704:1130:EUR:AUTHORISATION:true',
  );
  expect((await verify(getForm('GitHub'))).signed).toBeUndefined();
  expect((await verify(getForm('Token with a hash of the body'))).time).toBe('1614265330');
});

const standard = getForm('Standard Webhooks');
const square = getForm('Square');
const stripe = getForm('Stripe');
const sign = (key: string | Buffer, signed: string) => createHmac('sha256', key).update(signed);
const KEY = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
const withSignature = (signature: string) =>
  printKnownHeaders(standard).replace(/v1,.*$/, signature);

test.each<[string, WebhookSignature, Given, string]>([
  [
    'a header that is missing',
    standard,
    { header: printKnownHeaders(standard).replace(/webhook-id.*\n/, '') },
    'webhook-id is missing, and is signed: paste all headers, with their names.',
  ],
  [
    'a time that is missing',
    stripe,
    { header: stripe.known.signature.replace(/t=\d+,/, '') },
    't= is missing, and is signed: paste all headers, with their names.',
  ],
  [
    'an address that is missing',
    square,
    { url: '' },
    'The address of the receiver is missing, and is signed.',
  ],
  [
    'an id that is missing',
    getForm('PayPal'),
    { webhookId: '' },
    'The id of the webhook is missing, and is signed.',
  ],
  [
    'an address with another end',
    square,
    { url: 'https://example.com/webhook/' },
    'The signature was made for the address https://example.com/webhook.',
  ],
  [
    'a body that is signed alone',
    standard,
    { header: withSignature(`v1,${sign(KEY, standard.known.body).digest('base64')}`) },
    'The string that was signed is {body}, and should be {id}.{timestamp}.{body}.',
  ],
  [
    'a secret that was used as text',
    standard,
    {
      header: withSignature(
        `v1,${sign(
          standard.known.secret,
          `msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.${standard.known.body}`,
        ).digest('base64')}`,
      ),
    },
    'The signature was made with the text of the secret, not with the bytes that it stands for.',
  ],
  [
    'a secret that was decoded',
    { ...stripe, known: { ...stripe.known, secret: 'whsec_AAAA' } },
    {
      header: `t=1,v1=${sign(Buffer.from('AAAA', 'base64'), `1.${stripe.known.body}`).digest('hex')}`,
    },
    'The secret has a prefix that is no part of the key. The signature was made with the bytes that the secret is the Base64 of.',
  ],
  [
    'a signature without its prefix',
    getForm('GitHub'),
    { header: getForm('GitHub').known.signature.slice(7) },
    'The signature does not begin with sha256=.',
  ],
  [
    'a signature in another encoding',
    getForm('GitHub'),
    {
      header: `sha256=${sign("It's a Secret to Everybody", 'Hello, World!').digest('base64')}`,
    },
    'The signature is Base64, and should be hex.',
  ],
  [
    'a body with a line end, under a public key',
    getForm('Ed25519 with a public key'),
    { body: `${getForm('Ed25519 with a public key').known.body}\n` },
    'The body has a line end after it that was not sent.',
  ],
  [
    'a body that a token was not made for as it stands',
    getForm('Token with a hash of the body'),
    { body: `${getForm('Token with a hash of the body').known.body}\n` },
    'The body has a line end after it that was not sent.',
  ],
  [
    'a key that is none',
    getForm('RSA with a public key'),
    { secret: 'secret' },
    'The key cannot be read: a public key in PEM is expected.',
  ],
  [
    'a key of another algorithm',
    getForm('RSA with a public key'),
    { secret: getForm('Ed25519 with a public key').known.secret },
    'The key cannot be read: a public key in PEM is expected.',
  ],
  [
    'a key that is no hex',
    getForm('Adyen, in a header'),
    { secret: 'no hex' },
    'The key cannot be read: hex is expected.',
  ],
  [
    'a token of another algorithm',
    { ...getForm('Detached token, HS256'), hash: 'SHA-512' },
    {},
    'The signature was made with HS256, and should be with HS512.',
  ],
  [
    'a signature of another hash, under a public key',
    { ...getForm('RSA with a public key'), hash: 'SHA-512' },
    {},
    'The signature was made with SHA-256, and should be with SHA-512.',
  ],
])('explains %s', async (_, settings, given, reason) => {
  const { isVerified, reasons } = await verify(settings, given);
  expect([isVerified, reasons.join(' ')]).toEqual([false, reason]);
});

test('accepts a token with the algorithm of its settings alone', async () => {
  const settings = getForm('Detached token, HS256');
  const [, , signature = ''] = settings.known.signature.split('.');
  const head = Buffer.from('{"alg":"none"}').toString('base64url');
  expect((await verify(settings, { header: `${head}..${signature}` })).isVerified).toBe(false);
});
