/** @shipped-documents */
import { readFileSync } from 'node:fs';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { DOCUMENTS, faultsOf } from '../support/sample-project';
import { FORMS } from '../workbench/signature/forms';

const SCHEMES =
  'The schemes are HMAC, RSA (PKCS #1 v1.5), Ed25519 and JSON Web Tokens, of the body alone or with id, time, address or fields. content/REBRANDING.md has the file of each under "Webhook signatures"; without this file the portal has no signature lab';

const FILE = 'content/webhook-signature.json';

const webhookSignature: WebhookSignature = JSON.parse(readFileSync(FILE, 'utf8'));

const faultsWith = (change: object) =>
  faultsOf({ ...DOCUMENTS, [FILE]: { ...webhookSignature, ...change } });

test('the shipped file needs none of the keys that describe other forms', () => {
  expect(faultsWith({})).toEqual([]);
});

test.each(FORMS)('accepts $name', ({ settings }) => {
  expect(faultsOf({ ...DOCUMENTS, [FILE]: settings })).toEqual([]);
});

const { known } = webhookSignature;

test.each<[string, object, string]>([
  [
    'a placeholder that is misspelt',
    { signed: '{tme}.{body}{bdy}' },
    'signed: unknown value {bdy}. Did you mean {body}?',
  ],
  [
    'a placeholder that is of a header',
    { signed: '{signature}.{body}' },
    'signed: unknown placeholder {signature}. Known are {body}, {crc32}, {id}, {timestamp}, {url}, {webhookId}',
  ],
  [
    'a field that is no path',
    { signed: '{field:a..b}{body}' },
    'signed: unknown placeholder {field:a..b}. Known are {body}, {crc32}, {id}, {timestamp}, {url}, {webhookId}',
  ],
  [
    'a time that stands nowhere',
    { signed: '{timestamp}.{body}' },
    'signed: nothing says where {timestamp} stands. Add "timestamp" with the name of its header to "headers", or {timestamp} to "format"',
  ],
  [
    'a body that is not signed',
    { signed: 'x' },
    'signed: nothing of the body is signed. Add {body}',
  ],
  [
    'two places of the signature',
    { signatureField: 'a.b' },
    'header: expected either "header" or "signatureField": one place has the signature',
  ],
  [
    'a format without a signature',
    { format: 't={timestamp}' },
    'format: expected {signature} in one part',
  ],
  [
    'a format with a text at its end',
    { format: 'v1="{signature}"' },
    'format: expected parts that end with a placeholder, such as "v1={signature}", received "v1="{signature}""',
  ],
  [
    'a prefix of a secret that is text',
    { key: { encoding: 'text', prefix: 'whsec_' } },
    'key.prefix: only bytes in "base64" or "hex" have a prefix that is no part of them. Set "encoding", or leave "prefix" out',
  ],
  [
    'a known secret without its prefix',
    { key: { encoding: 'base64', prefix: 'whsec_' } },
    'known.secret: expected a text that begins with "whsec_", as "key.prefix" says',
  ],
  [
    'a known secret in another encoding',
    { key: { encoding: 'hex' } },
    'known.secret: what stands behind the prefix "" is no hex, as "key.encoding" says',
  ],
  [
    'an algorithm without a key',
    { algorithm: 'RSA' },
    'key.encoding: RSA verifies with a public key: expected one of "pem", "certificate", received "text"',
  ],
  [
    'an algorithm with a key of another',
    { key: { encoding: 'pem' } },
    'key.encoding: HMAC signs with a secret: expected one of "text", "base64", "hex", received "pem"',
  ],
  [
    'an algorithm that is unknown',
    { algorithm: 'RSA-PSS' },
    `algorithm: expected one of "HMAC", "RSA", "Ed25519", received "RSA-PSS". ${SCHEMES}`,
  ],
  ['a scheme that is unknown', { scheme: 'mtls' }, `(root): unknown key "scheme". ${SCHEMES}`],
  [
    'a misspelt key',
    { algoritm: 'RSA' },
    `(root): unknown key "algoritm". Did you mean "algorithm"? ${SCHEMES}`,
  ],
  [
    'a signed string beside a token',
    { token: 'detached', signed: 'a{body}' },
    'signed: a token says itself what it signs. Leave "signed" out beside "token"',
  ],
  [
    'a claim of a token without claims',
    { token: 'detached', bodyHash: 'hash' },
    'bodyHash: only a whole token has claims. Set "token" to "whole"',
  ],
  [
    'an address that the known answer lacks',
    { signed: '{url}{body}' },
    'known.url: expected a text: the known answer needs it to be verified',
  ],
  [
    'a header that the known answer lacks',
    { headers: { id: 'webhook-id' } },
    'known.headers.id: expected a text: the known answer needs it to be verified',
  ],
  [
    'a private key of HMAC',
    { known: { ...known, privateKey: 'x' } },
    'known.privateKey: HMAC has no private key. Leave it out',
  ],
])('names place and remedy of %s', (_, change, fault) => {
  expect(faultsWith(change)).toContain(fault);
});
