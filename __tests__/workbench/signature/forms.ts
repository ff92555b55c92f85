import { createHash, createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { webhookSignatureSchema } from '@/lib/content/schemas/workbench/signature-rules';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';

/** Seed of the first key of RFC 8032 7.1, behind the head of PKCS #8. */
const ED25519 = createPrivateKey({
  key: Buffer.from(
    '302e020100300506032b6570042204209d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    'hex',
  ),
  format: 'der',
  type: 'pkcs8',
});

/** Private key in PEM and public key, for tests only. */
export const ED25519_KEYS = {
  privateKey: ED25519.export({ format: 'pem', type: 'pkcs8' }).toString(),
  publicKey: createPublicKey(ED25519).export({ format: 'pem', type: 'spki' }).toString(),
};
const ED25519_RAW = createPublicKey(ED25519).export({ format: 'der', type: 'spki' }).subarray(-32);

/** RSA keys of 2048 bits, made for these tests. */
export const RSA_KEYS = {
  privateKey: readFileSync('__tests__/workbench/signature/rsa-private-key.pem', 'utf8'),
  publicKey: createPublicKey(readFileSync('__tests__/workbench/signature/rsa-certificate.pem'))
    .export({ format: 'pem', type: 'spki' })
    .toString(),
  certificate: readFileSync('__tests__/workbench/signature/rsa-certificate.pem', 'utf8'),
};

const BODY = '{"event":"paid","amount":{"value":1130},"note":"Zoë"}';

/** One item of the notification that Adyen publishes with its signature. */
const ADYEN_ITEM = {
  pspReference: '7914073381342284',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  amount: { value: 1130, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true',
  additionalData: { hmacSignature: 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=' },
};
const ADYEN_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';

const PAYPAL_BODY =
  '{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED","create_time":"2026-11-20T17:04:32Z"}';

const encode = (value: string | Buffer) => Buffer.from(value).toString('base64url');

/** Writes a token with the primitives of Node alone. */
function writeToken(
  head: object,
  payload: string,
  signWith: (input: string) => Buffer,
  isDetached: boolean,
): string {
  const input = `${encode(JSON.stringify(head))}.${encode(payload)}`;
  const [first = '', second = ''] = input.split('.');
  return `${first}.${isDetached ? '' : second}.${encode(signWith(input))}`;
}

const hmac = (secret: string) => (input: string) =>
  createHmac('sha256', secret).update(input).digest();

type Known = WebhookSignature['known'];

const STANDARD_HEADERS = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: '1614265330' };
const STANDARD_BODY = '{"test": 2432232314}';

/** An answer of each form: published by the provider or a standard, else computed here. */
const KNOWN: Readonly<Record<string, Pick<Known, 'secret' | 'body'> & Partial<Known>>> = {
  'As shipped: HMAC of the body in Base64': {
    secret: 'a secret',
    body: BODY,
    signature: hmac('a secret')(BODY).toString('base64'),
  },
  'Standard Webhooks': {
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    body: STANDARD_BODY,
    signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    headers: STANDARD_HEADERS,
  },
  'Standard Webhooks, Ed25519': {
    secret: `whpk_${ED25519_RAW.toString('base64')}`,
    body: STANDARD_BODY,
    signature: `v1a,${sign(
      null,
      Buffer.from(`${STANDARD_HEADERS.id}.1614265330.${STANDARD_BODY}`),
      ED25519,
    ).toString('base64')}`,
    headers: STANDARD_HEADERS,
    privateKey: ED25519_KEYS.privateKey,
  },
  Stripe: {
    secret: 'whsec_test_secret',
    body: BODY,
    signature: `t=1492774577,v1=${hmac('whsec_test_secret')(`1492774577.${BODY}`).toString('hex')}`,
  },
  // https://docs.github.com/webhooks/using-webhooks/validating-webhook-deliveries
  GitHub: {
    secret: "It's a Secret to Everybody",
    body: 'Hello, World!',
    signature: 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
  },
  // https://developer.squareup.com/docs/webhooks/step3validate
  Square: {
    secret: 'asdf1234',
    body: '{"hello":"world"}',
    signature: '2kRE5qRU2tR+tBGlDwMEw2avJ7QM4ikPYD/PJ3bd9Og=',
    url: 'https://example.com/webhook',
  },
  // https://docs.adyen.com/development-resources/webhooks/secure-webhooks/verify-hmac-signatures
  'Adyen, in the body': {
    secret: ADYEN_KEY,
    body: JSON.stringify({
      live: 'false',
      notificationItems: [{ NotificationRequestItem: ADYEN_ITEM }],
    }),
  },
  'Adyen, in a header': {
    secret: ADYEN_KEY,
    body: BODY,
    signature: createHmac('sha256', Buffer.from(ADYEN_KEY, 'hex')).update(BODY).digest('base64'),
  },
  PayPal: {
    secret: RSA_KEYS.certificate,
    body: PAYPAL_BODY,
    // CRC-32 of the body as zlib computes it.
    signature: sign(
      'sha256',
      Buffer.from(
        '69cd13f0-d67a-11e5-baa3-778b53f4ae55|2026-11-20T17:04:32Z|1JE4291016473214C|4116297839',
      ),
      RSA_KEYS.privateKey,
    ).toString('base64'),
    headers: { id: '69cd13f0-d67a-11e5-baa3-778b53f4ae55', timestamp: '2026-11-20T17:04:32Z' },
    webhookId: '1JE4291016473214C',
    privateKey: RSA_KEYS.privateKey,
  },
  'RSA with a public key': {
    secret: RSA_KEYS.publicKey,
    body: BODY,
    signature: sign('sha256', Buffer.from(BODY), RSA_KEYS.privateKey).toString('base64'),
    privateKey: RSA_KEYS.privateKey,
  },
  'Ed25519 with a public key': {
    secret: ED25519_KEYS.publicKey,
    body: BODY,
    signature: sign(null, Buffer.from(BODY), ED25519).toString('base64'),
    privateKey: ED25519_KEYS.privateKey,
  },
  'Detached token, HS256': {
    secret: 'a secret',
    body: BODY,
    signature: writeToken({ alg: 'HS256' }, BODY, hmac('a secret'), true),
  },
  'Detached token, RS256': {
    secret: RSA_KEYS.publicKey,
    body: BODY,
    signature: writeToken(
      { alg: 'RS256' },
      BODY,
      (input) => sign('sha256', Buffer.from(input), RSA_KEYS.privateKey),
      true,
    ),
    privateKey: RSA_KEYS.privateKey,
  },
  // RFC 8037 A.4, whose key is that of RFC 8032.
  'Token with the body, EdDSA': {
    secret: ED25519_KEYS.publicKey,
    body: 'Example of Ed25519 signing',
    signature:
      'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
    privateKey: ED25519_KEYS.privateKey,
  },
  'Token with a hash of the body': {
    secret: 'a secret',
    body: BODY,
    signature: writeToken(
      { alg: 'HS256', typ: 'JWT' },
      JSON.stringify({
        iat: 1_614_265_330,
        request_body_sha256: createHash('sha256').update(BODY).digest('hex'),
      }),
      hmac('a secret'),
      false,
    ),
  },
};

const SHARED = {
  timeField: 'at',
  eventField: 'event',
  maxAgeHours: 72,
  receiver: 'http://localhost:9000/hooks',
};

/** Forms that REBRANDING.md lists, as an adopter copies them, each with an answer that is known. */
export const FORMS = [
  ...readFileSync('content/REBRANDING.md', 'utf8').matchAll(/^\| (\S.*?) +\| `(\{.*\})` +\|$/gm),
].map(([, name = '', json = '']) => {
  const form: object = JSON.parse(json.replaceAll('\\|', '|'));
  const settings = webhookSignatureSchema.parse({ ...form, ...SHARED, known: KNOWN[name] });
  if (!settings) throw new Error(`${name} is no form`);
  return { name, settings };
});

/** Settings of a form. */
export function getForm(name: string): WebhookSignature {
  const found = FORMS.find((one) => one.name === name);
  if (!found) throw new Error(`no form "${name}"`);
  return found.settings;
}

/** Names of the forms with a known answer. */
export const KNOWN_NAMES = Object.keys(KNOWN);
