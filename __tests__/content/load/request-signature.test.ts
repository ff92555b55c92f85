import { readFileSync } from 'node:fs';
import { DOCUMENTS, faultsOf, type Files } from '../../support/sample-project';
import { TEMPLATE } from '../../workbench/signature/request/parse-signature';

const FILE = 'content/request-signature.json';

const faultsWith = (entries: readonly object[], more: Files = {}) =>
  faultsOf({ ...DOCUMENTS, ...more, [FILE]: entries });

const MESSAGE = { components: ['@method', '@target-uri', 'content-digest'] };

test.each<[string, object]>([
  ['a template', TEMPLATE],
  ['a message signature', MESSAGE],
  [
    'a message signature with a private key',
    { ...MESSAGE, algorithm: 'Ed25519', key: { encoding: 'pem' } },
  ],
  ['a guide', { ...MESSAGE, guide: '/guides/webhooks/' }],
])('accepts %s', (_, entry) => {
  expect(faultsWith([entry])).toEqual([]);
});

test('accepts an entry for each API', () => {
  expect(
    faultsWith([
      { ...TEMPLATE, apis: ['platform'] },
      { ...MESSAGE, apis: ['payment-gateway'] },
    ]),
  ).toEqual([]);
});

test.each<[string, object, string]>([
  [
    'both kinds',
    { ...TEMPLATE, ...MESSAGE },
    '0.signed: expected either "signed" and "headers", or "components" (RFC 9421) without both',
  ],
  [
    'a template without headers',
    { signed: '{body}' },
    '0.signed: expected either "signed" and "headers", or "components" (RFC 9421) without both',
  ],
  [
    'a placeholder that is misspelt',
    { ...TEMPLATE, signed: '{timstamp}{body}' },
    '0.signed: unknown value {timstamp}. Did you mean {timestamp}?',
  ],
  [
    'a digest of another encoding',
    { ...TEMPLATE, signed: '{digest:base32}' },
    '0.signed: unknown placeholder {digest:base32}. Known are {method}, {url}, {scheme}, {host}, {requestTarget}, {path}, {query}, {sortedQuery}, {timestamp}, {nonce}, {keyId}, {body}',
  ],
  [
    'a value that stands in no header',
    { signed: '{nonce}{body}', headers: { A: '{signature}' } },
    '0.signed: nothing says where {nonce} stands. Add a header with it to "headers"',
  ],
  [
    'headers without a signature',
    { signed: '{body}', headers: { A: '{keyId}' } },
    '0.headers: expected {signature} in one header',
  ],
  [
    'a body in a header',
    { signed: '{body}', headers: { A: '{signature}{body}' } },
    '0.headers.A: unknown placeholder {body}. Known are {signature}, {timestamp}, {nonce}, {keyId}, {digest:hex}, {digest:base64}',
  ],
  [
    'a component that is none',
    { components: ['@status'] },
    '0.components.0: expected a header in lower case such as "content-digest", or one of "@method", "@target-uri", "@authority", "@scheme", "@request-target", "@path", "@query", received "@status"',
  ],
  [
    'an algorithm that message signatures do not have',
    { ...MESSAGE, hash: 'SHA-512' },
    '0.hash: no message signature has HMAC SHA-512 (RFC 9421 3.3). Known are HMAC SHA-256, RSA SHA-256, RSA-PSS SHA-512, ECDSA SHA-256, Ed25519 SHA-256',
  ],
  [
    'a message signature in hex',
    { ...MESSAGE, encoding: 'hex' },
    '0.encoding: a message signature is always in Base64. Leave it out',
  ],
  [
    'a message signature with its time in milliseconds',
    { ...MESSAGE, timeFormat: 'milliseconds' },
    '0.timeFormat: a message signature has its time in seconds. Leave it out',
  ],
  [
    'a tag that is no parameter',
    { ...MESSAGE, tag: 'pay' },
    '0.tag: expected both or neither: "tag", and "tag" among "parameters"',
  ],
  [
    'a private key that is written as a text',
    { ...MESSAGE, algorithm: 'Ed25519' },
    '0.key.encoding: Ed25519 signs with a private key: expected one of "pem", received "text"',
  ],
  [
    'a known key that is public',
    {
      ...MESSAGE,
      ...{ algorithm: 'Ed25519', key: { encoding: 'pem' } },
      known: { secret: '-----BEGIN PUBLIC KEY-----', keyId: 'a' },
    },
    '0.known.secret: what stands behind the prefix "" is no pem, as "key.encoding" says',
  ],
  [
    'a known key without its id',
    { ...MESSAGE, known: { secret: 'a' } },
    '0.known.keyId: expected a text: requests name their key',
  ],
  [
    'an API that is unknown',
    { ...MESSAGE, apis: ['platfrm'] },
    '0.apis: content/site.json has no API "platfrm". Did you mean "platform"?',
  ],
  [
    'a guide that is not there',
    { ...MESSAGE, guide: '/guides/webhoks/' },
    '0.guide: no page has the address "/guides/webhoks/". Did you mean "/guides/webhooks/"?',
  ],
])('refuses %s', (_, entry, fault) => {
  expect(faultsWith([entry])).toEqual([fault]);
});

test('refuses an API that two entries describe', () => {
  expect(faultsWith([MESSAGE, { ...TEMPLATE, apis: ['platform'] }])).toEqual([
    '1.apis: "platform" is described above. List the APIs of each entry in "apis", each once',
  ]);
});

const [, section = ''] = readFileSync('content/README.md', 'utf8').split('\n## Signed requests\n');
const rows = [...section.matchAll(/^\| (\S.*?) +\| `(\{.*\})` +\|$/gm)];

test('the instructions have forms to copy', () => {
  expect(rows.length).toBeGreaterThan(3);
});

test.each(rows.map(([, name = '', json = '']) => [name, json]))(
  'accepts the form of the instructions: %s',
  (_, json) => {
    const entry: object = JSON.parse(json);
    expect(faultsWith([entry])).toEqual([]);
  },
);
