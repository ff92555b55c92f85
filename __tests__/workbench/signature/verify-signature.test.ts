import { createHmac } from 'node:crypto';
import { encodeText } from '@/lib/workbench/signature/sign-body';
import { verifySignature } from '@/lib/workbench/signature/verify-signature';
import { SETTINGS } from './settings';

const SECRET = 'whole-secret-1';
const BODY = '{"event":"paid","data":{"amount":49.90,"name":"Zoë & <Co>","url":"a/b"}}';

function sign(body: string | Buffer, secret: string | Buffer = SECRET, hash = 'sha256') {
  return createHmac(hash, secret).update(body);
}

type Given = { body?: string; header?: string; secrets?: readonly string[] };

const verify = ({ body = BODY, header = sign(BODY).digest('base64'), secrets = [SECRET] }: Given) =>
  verifySignature({ body: encodeText(body), header, secrets }, SETTINGS, [
    { event: 'refunded', body: '{"event":"refunded"}' },
  ]);

test('verifies the known answer', async () => {
  const { body, secret, signature } = SETTINGS.known;
  expect(await verify({ body, header: signature, secrets: [secret] })).toEqual({
    signatures: [{ text: signature, secret: 0 }],
    reasons: [],
  });
});

test('says which of several signatures matches, and which secret it was made with', async () => {
  const old = sign(BODY, 'secret-before').digest('base64');
  const header = `x-shop-signature: AAAA, ${old}`;
  expect(await verify({ header, secrets: ['another', 'secret-before'] })).toEqual({
    signatures: [{ text: 'AAAA' }, { text: old, secret: 1 }],
    reasons: [],
  });
});

test('finds no signature in an empty header, and verifies nothing without a secret', async () => {
  expect(await verify({ header: ' ' })).toEqual({ signatures: [], reasons: [] });
  expect((await verify({ secrets: ['', ''] })).signatures).toEqual([
    { text: sign(BODY).digest('base64') },
  ]);
});

const bodyReason = (form: string) =>
  `The body was parsed and written anew. What was signed is ${form}.`;
const python = BODY.replaceAll(',"', ', "').replaceAll('":', '": ');

test.each<[string, Given, readonly string[]]>([
  [
    'a line end that was added',
    { body: `${BODY}\n` },
    ['The body has a line end after it that was not sent.'],
  ],
  [
    'a line end that was lost',
    { header: sign(`${BODY}\n`).digest('base64') },
    ['A line end after the body was sent, and is missing here.'],
  ],
  [
    'line ends that were changed to CRLF',
    { body: '{\r\n}', header: sign('{\n}').digest('base64') },
    ['The line ends of the body were LF, and are CRLF here.'],
  ],
  [
    'line ends that a paste has lost',
    { body: '{\n}', header: sign('{\r\n}').digest('base64') },
    ['The line ends of the body were CRLF, and are LF here.'],
  ],
  [
    'a byte order mark',
    { body: `\ufeff${BODY}` },
    ['The body begins with a byte order mark that was not sent.'],
  ],
  [
    'JSON that was indented',
    { body: JSON.stringify(JSON.parse(BODY), null, 2).replace('49.9', '49.90') },
    [bodyReason('compact')],
  ],
  [
    'JSON that Python wrote',
    { body: BODY, header: sign(python).digest('base64') },
    [bodyReason('with spaces after commas and colons, as Python prints it')],
  ],
  [
    'JSON that PHP wrote',
    {
      header: sign(BODY.replace('ë', String.raw`\u00eb`).replace('a/b', String.raw`a\/b`)).digest(
        'base64',
      ),
    },
    [bodyReason('compact, with escaped slashes, as PHP prints it')],
  ],
  [
    'JSON with sorted keys',
    {
      header: sign('{"a":1,"b":{"c":2,"d":3}}').digest('base64'),
      body: '{"b":{"d":3,"c":2},"a":1}',
    },
    [bodyReason('compact and with sorted keys')],
  ],
  [
    'hex for Base64',
    { header: sign(BODY).digest('hex') },
    ['The signature is hex, and should be Base64.'],
  ],
  [
    'Base64 of the hex',
    { header: Buffer.from(sign(BODY).digest('hex')).toString('base64') },
    ['The signature is Base64 of the hex digits, not of the bytes.'],
  ],
  [
    'a prefix',
    { header: `sha256=${sign(BODY).digest('base64')}` },
    ['The signature has a prefix that does not belong to it.'],
  ],
  [
    'Base64 for addresses',
    { header: sign(BODY).digest('base64url') },
    ['The signature is Base64 for addresses, or lost its padding.'],
  ],
  [
    'white space around the secret',
    { secrets: [` ${SECRET}\t`] },
    ['The secret has white space around it that does not belong to it.'],
  ],
  [
    'a secret in quotes',
    { secrets: [`"${SECRET}"`] },
    ['The secret stands in quotes that do not belong to it.'],
  ],
  [
    'a line end in the key',
    { header: sign(BODY, `${SECRET}\n`).digest('base64') },
    ['The signature was made with a line end after the secret.'],
  ],
  [
    'a secret that was decoded',
    { secrets: ['00ff10'], header: sign(BODY, Buffer.from('00ff10', 'hex')).digest('base64') },
    ['The signature was made with the bytes that the secret is the hex of.'],
  ],
  [
    'another hash',
    { header: sign(BODY, SECRET, 'sha512').digest('base64') },
    ['The signature was made with SHA-512, and should be with SHA-256.'],
  ],
  [
    'the body of another event',
    { header: sign('{"event":"refunded"}').digest('base64') },
    ['The signature is that of the example of refunded, and the body is another one.'],
  ],
  [
    'two mistakes at once',
    { body: `${BODY}\n`, header: sign(BODY).digest('hex'), secrets: ['x', `${SECRET} `] },
    [
      'The body has a line end after it that was not sent.',
      'The secret has white space around it that does not belong to it.',
      'The signature is hex, and should be Base64.',
    ],
  ],
  ['a changed byte', { body: BODY.replace('49.90', '49.91') }, []],
])('explains %s', async (_, given, reasons) => {
  const { signatures, reasons: found } = await verify(given);
  expect(signatures.filter(({ secret }) => secret !== undefined)).toEqual([]);
  expect(found).toEqual(reasons);
});

test('reads hex where the provider sends hex, and explains Base64 there', async () => {
  const hex = { ...SETTINGS, encoding: 'hex' } as const;
  const request = (header: string) => ({ body: encodeText(BODY), header, secrets: [SECRET] });
  const right = await verifySignature(request(sign(BODY).digest('hex')), hex);
  expect(right.signatures[0]?.secret).toBe(0);
  const wrong = await verifySignature(request(sign(BODY).digest('base64')), hex);
  expect(wrong.reasons).toEqual(['The signature is Base64, and should be hex.']);
});
