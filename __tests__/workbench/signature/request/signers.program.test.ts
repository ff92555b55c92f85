import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { RequestSignature } from '@/lib/content/schemas/workbench/request-signature';
import { isRequestSigned } from '@/lib/workbench/signature/request/verify-request';
import {
  listSignerInputs,
  printRequestSigners,
} from '@/lib/workbench/signature/samples/sign-samples';
import { LANGUAGES, runPrograms } from '../run-programs';
import { parseSignature, TEMPLATE } from './parse-signature';

jest.setTimeout(180_000);

const toPem = ({ privateKey }: { readonly privateKey: KeyObject }) =>
  privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const RSA = toPem(generateKeyPairSync('rsa', { modulusLength: 2048 }));
const EC = toPem(generateKeyPairSync('ec', { namedCurve: 'P-256' }));
const ED25519 = toPem(generateKeyPairSync('ed25519'));

const MESSAGE = {
  components: [
    ...['@method', '@target-uri', '@authority', '@scheme', '@request-target', '@path', '@query'],
    ...['content-digest', 'content-type'],
  ],
  parameters: ['created', 'expires', 'nonce', 'alg', 'keyid', 'tag'],
  tag: 'pay',
};
const known = (secret: string) => ({ known: { secret, keyId: 'key-1' } });

const FORMS: readonly (readonly [name: string, settings: RequestSignature])[] = (
  [
    ['a template in hex', TEMPLATE],
    ['a time in seconds', { ...TEMPLATE, timeFormat: 'seconds', hash: 'SHA-512' }],
    ['a time of RFC 3339', { ...TEMPLATE, timeFormat: 'rfc3339', encoding: 'base64' }],
    [
      'the body alone, with a key in Base64',
      {
        ...{ signed: '{body}', headers: { 'X-Signature': 'v1={signature}' } },
        key: { encoding: 'base64', prefix: 'sk_' },
        known: { secret: `sk_${Buffer.from('a key').toString('base64')}` },
      },
    ],
    [
      'a digest, with a key in hex',
      {
        ...{ signed: '{path}:{digest:base64}', headers: { 'X-Signature': '{signature}' } },
        ...{ digest: 'SHA-512', hash: 'SHA-384', key: { encoding: 'hex' } },
        known: { secret: Buffer.from('a key').toString('hex') },
      },
    ],
    ['a message signature', { ...MESSAGE, ...known("a secret with $signs, 'quotes' and \\") }],
    ...(
      [
        ['RSA', 'SHA-256', RSA],
        ['RSA-PSS', 'SHA-512', RSA],
        ['ECDSA', 'SHA-256', EC],
        ['Ed25519', 'SHA-256', ED25519],
      ] as const
    ).map(
      ([algorithm, hash, secret]) =>
        [
          algorithm,
          { ...MESSAGE, algorithm, hash, key: { encoding: 'pem' }, ...known(secret) },
        ] as const,
    ),
  ] as const
).map(([name, entry]) => [name, parseSignature(entry)] as const);

const URL_OF_ALL = 'https://api.example.com:8443/pg/sale?b=2&a=%C3%A9&a=1';
const BODY = '{"note":"Zoë $HOME \'x\'","amount":1.50}';

/** Arguments of a program in their order. */
function listArguments(settings: RequestSignature): readonly string[] {
  const values = new Map([
    ['contentType', 'application/json'],
    ['keyId', settings.known?.keyId ?? ''],
  ]);
  const inputs = listSignerInputs(settings).map(
    (name) => values.get(name) ?? settings.known?.secret ?? '',
  );
  return ['POST', URL_OF_ALL, BODY, ...inputs];
}

describe.each(LANGUAGES)('%s', (language, test) => {
  test('signs by every form, so that it is verified', async () => {
    const sources = FORMS.flatMap(([name, settings]) => {
      const code = new Map<string, string>(printRequestSigners(settings)).get(language);
      return code === undefined ? [] : [{ name, settings, code, calls: [listArguments(settings)] }];
    });
    const blocks = runPrograms(language, 'headers', sources, 2).split('--\n');
    const verdicts = await Promise.all(
      sources.map(async ({ name, settings }, at) => {
        const lines = (blocks[at] ?? '').trim().split('\n');
        const headers = new Headers({ 'Content-Type': 'application/json' });
        for (const line of lines) {
          const [header = '', ...rest] = line.split(': ');
          if (header !== '') headers.set(header, rest.join(': '));
        }
        const body = new TextEncoder().encode(BODY);
        const request = { method: 'POST', url: URL_OF_ALL, headers, body };
        const changed = { ...request, body: body.slice(1) };
        return [
          name,
          await isRequestSigned(request, settings),
          await isRequestSigned(changed, settings),
        ];
      }),
    );
    expect(verdicts).toEqual(sources.map(({ name }) => [name, true, false]));
  });
});

test('every language has a program, but for what it cannot do alone', () => {
  const languages = FORMS.map(([name, settings]) => [
    name,
    printRequestSigners(settings)
      .map(([language]) => language)
      .join(' '),
  ]);
  const all = 'curl javascript python php java csharp ruby go';
  expect(Object.fromEntries(languages)).toMatchObject({
    'a template in hex': all,
    'a message signature': all,
    RSA: all.replace('curl ', ''),
    Ed25519: all.replace('curl ', ''),
    'RSA-PSS': 'javascript python java csharp ruby go',
    ECDSA: 'javascript python java csharp ruby go',
  });
});
