import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { encodeText } from '@/lib/workbench/signature/sign-body';
import { verifySignature } from '@/lib/workbench/signature/verify-signature';
import { repeatTo } from '../../support/work';
import { SETTINGS } from './settings';

const SECRET = 'mIx3d-secret_of the shop';
const BODY =
  '{"event":"paid","note":"Zoë’s “cup” & <plate> #7","at":"https:\\/\\/a.example\\/?b=%20","n":{"2":1.50,"1":"\\u20AC"}}';

const sign = (body: string | Buffer, secret: string | Buffer = SECRET) =>
  createHmac('sha256', secret).update(body).digest('base64');

type Given = {
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly header?: string;
  readonly secret?: string;
};

const verify = ({ body = BODY, header = sign(BODY), secret = SECRET }: Given) =>
  verifySignature(
    { body: typeof body === 'string' ? encodeText(body) : body, header, secrets: [secret] },
    SETTINGS,
  );

const explain = async (given: Given) => (await verify(given)).reasons.join(' ');
const isVerified = async (given: Given) =>
  (await verify(given)).signatures.some(({ secret }) => secret === 0);

const escapeMarkup = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('’', '&#8217;');
const toLatin1 = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text));
const copy = (bytes: Buffer) => Uint8Array.from(bytes);

/** Ways in which a body reaches the lab, each with a part of the reason. */
const BODY_WAYS: readonly (readonly [RegExp, (body: string) => string])[] = [
  [/another encoding/, toLatin1],
  [/as a text of a program/, (body) => JSON.stringify(body)],
  [/as a text of a program/, (body) => JSON.stringify(JSON.stringify(body))],
  [/as a text of a program/, (body) => JSON.stringify(body).slice(1, -1)],
  [/as a text of a program/, (body) => `'${body.replaceAll("'", String.raw`'\''`)}'`],
  [/as a text of a program/, (body) => `-d '${body}'`],
  [/as a text of a program/, (body) => `b'${body.replaceAll('\\', '\\\\')}'`],
  [/out of HTML/, escapeMarkup],
  [/address or a form/, encodeURIComponent],
  [/address or a form/, (body) => `payload=${encodeURIComponent(body).replaceAll('%20', '+')}`],
  [/Base64 of what was sent/, (body) => Buffer.from(body).toString('base64')],
  [/headers of its request/, (body) => `POST / HTTP/1.1\r\nHost: a.example\r\n\r\n${body}`],
  [/invisible characters/, (body) => body.replaceAll(' ', '\u00a0').replace(':', '\u200b:')],
  [/composed in another way/, (body) => body.normalize('NFD')],
  [/byte order mark/, (body) => `\ufeff${body}`],
  [/line end after it/, (body) => `${body}\r\n`],
  [/white space around/, (body) => `  ${body} \t`],
  [/wrapped/, (body) => body.replaceAll(/.{40}/g, '$&\n')],
];

test.each(BODY_WAYS)('says %s of a body', async (reason, damage) => {
  expect(await explain({ body: damage(BODY) })).toMatch(reason);
});

test('explains a body that went through two hands', async () => {
  const way = fc.constantFrom(...BODY_WAYS.slice(0, 12));
  await fc.assert(
    fc.asyncProperty(way, fc.constantFrom('\n', '\r\n', '  '), async ([reason, damage], end) => {
      const reasons = await explain({ body: damage(BODY) + end });
      expect(reasons).toMatch(reason);
    }),
  );
});

test.each([
  ['Latin-1', Buffer.from('{"a":"é"}', 'latin1'), '{"a":"é"}'],
  ['UTF-16', Buffer.from('\ufeff{"a":"é"}', 'utf16le'), '{"a":"é"}'],
])('explains a file in %s', async (_, bytes, sent) => {
  expect(await explain({ body: copy(bytes), header: sign(sent) })).toMatch(/another encoding/);
});

/** Ways to write JSON, each with what is said of a body that was parsed and written in another. */
const FORMS: readonly (readonly [string, string, string])[] = [
  ['compact.', '{"b":"é/😀","a":1.50}', '{ "b": "é/😀", "a": 1.50 }'],
  [
    String.raw`compact, with \u escapes in capitals.`,
    String.raw`{"b":"\u00E9\uD83D\uDE00"}`,
    '{"b": "é😀"}',
  ],
  ['compact, with escaped slashes.', String.raw`{"b":"é\/"}`, '{"b":"é/"}'],
  [
    'compact, with escaped quotes, signs and letters, as C# prints it.',
    String.raw`{"b":"\u00E9\u0022\u002B"}`,
    String.raw`{"b":"é\"+"}`,
  ],
  ['compact.', '{"20":"a","3":{"1":2,"0":[]}}', '{"20" : "a", "3": {"1": 2, "0": [ ]}}'],
  ['indented by tabs.', '{\n\t"b": [\n\t\t1\n\t]\n}', '{"b":[1]}'],
];

test.each(FORMS)('says that what was signed is %s', async (form, sent, body) => {
  expect(await explain({ body, header: sign(sent) })).toBe(
    `The body was parsed and written anew. What was signed is ${form}`,
  );
});

test('explains an object that a program has printed, and tabs in a text', async () => {
  const header = sign('{"event":"paid","n":[1,null,true]}');
  const printed = "{'event': 'paid', 'n': [1, None, True]}";
  expect(await explain({ body: printed, header })).toMatch(/as a program prints it/);
  expect(await explain({ body: 'a    b', header: sign('a\tb') })).toMatch(/had tabs/);
});

const bytes = [...Buffer.from(BODY)];

test.each<readonly [RegExp, string]>([
  [/inside other JSON/, JSON.stringify({ headers: { a: 'b' }, body: BODY })],
  [
    /inside other JSON.*Base64/,
    JSON.stringify({ body: Buffer.from(BODY).toString('base64'), isBase64Encoded: true }),
  ],
  [/as a text of a program/, `string(${bytes.length}) "${BODY}"`],
  [/as a text of a program/, JSON.stringify(Buffer.from(BODY))],
  [/as a text of a program/, `[${bytes.join(' ')}]`],
  [/as a text of a program/, `"${BODY.replaceAll('"', '""')}"`],
  [/invisible characters/, BODY.replaceAll(/"\w+"/g, '\u001b[34m$&\u001b[m')],
  [/text around it/, `2026-11-20 INFO got ${BODY} in 12 ms`],
])('says %s of a body that is copied with more', async (reason, body) => {
  expect(await explain({ body })).toMatch(reason);
});

test('says that the end of a body is missing, where nothing else explains it', async () => {
  expect(await explain({ body: BODY.slice(0, -9) })).toMatch(/end of the body is missing/);
  const header = sign('{"event":"paid"}');
  expect(await explain({ body: '{"event":"paid"', header })).toMatch(/end of the body is missing/);
});

test('explains line ends that were changed inside a body and lost after it', async () => {
  const header = sign('{\r\n"a":1\r\n}\r\n');
  expect(await explain({ body: '{\n"a":1\n}', header })).toMatch(/is missing here.*were CRLF/);
});

test.each([
  [
    '{"event":"paid","n":{"b":1.50,"a":49.00},"id":7}',
    '{"id":7,"event":"paid","n":{"a":49,"b":1.5}}',
  ],
  ['{"event":"paid","n":{"b":1.50},"id":7}', '{"event":"paid","n":{"b":1.5},"id":7.0}'],
  ['{"event":"other","id":7}', '{\n  "event": "other",\n  "id": 7.0\n}'],
])('explains %s whose order or numbers were changed to %s', async (sent, body) => {
  const events = [{ event: 'paid', body: '{"event":"paid","n":{"b":2.25,"a":10.00},"id":1}' }];
  const request = { body: encodeText(body), header: sign(sent), secrets: [SECRET] };
  const { reasons } = await verifySignature(request, { ...SETTINGS, eventField: 'event' }, events);
  expect(reasons.join()).toMatch(/order of names and the decimals/);
});

/** Any JSON object as it was sent, whose text is no other's. */
const SENT = fc
  .dictionary(
    fc.string({ unit: 'grapheme-ascii' }),
    fc.oneof(fc.string(), fc.integer(), fc.boolean()),
    { minKeys: 1 },
  )
  .map((value) => JSON.stringify(value));

test('any body that is quoted, encoded or written anew is explained', async () => {
  const ways = [BODY_WAYS[1], BODY_WAYS[7], BODY_WAYS[8], BODY_WAYS[10]].flatMap(
    (way) => way ?? [],
  );
  const damages = [
    ...ways.flatMap((way) => (typeof way === 'function' ? [way] : [])),
    (body: string) => JSON.stringify(JSON.parse(body), null, 2),
    (body: string) => `${body}\n`,
  ];
  await fc.assert(
    fc.asyncProperty(SENT, fc.constantFrom(...damages), async (sent, damage) => {
      const body = damage(sent);
      fc.pre(body !== sent);
      expect(await explain({ body, header: sign(sent) })).not.toBe('');
    }),
  );
});

/** Ways in which a header reaches the lab, each with a part of the reason. */
const HEADER_WAYS: readonly (readonly [RegExp, (header: string) => string])[] = [
  [/prefix/, (header) => `sha256= ${header}`],
  [/prefix/, (header) => `SHA-256 = ${header}`],
  [/prefix/, (header) => `Other-Signature: v1=${header}`],
  [/prefix/, (header) => `HMAC-SHA256 ${header}`],
  [/in quotes/, (header) => `“${header}”`],
  [/in quotes/, (header) => `'${header}';`],
  [/in quotes/, (header) => `sha256="${header}"`],
  [/encoded for/, encodeURIComponent],
  [/encoded for/, (header) => header.replaceAll('+', '&#43;').replaceAll('=', '&#x3D;')],
  [/plus signs were/, (header) => header.replaceAll('+', ' ')],
  [/inside that do not belong/, (header) => header.replaceAll(/.{16}/g, '$& ')],
  [/Base64 for addresses/, (header) => header.replaceAll('+', '-').replaceAll('/', '_')],
  [/lost its padding/, (header) => header.replaceAll('=', '')],
  [/invisible/, (header) => `\u200b${header.slice(0, 9)}\u2060${header.slice(9)}`],
  [/capitals and small/, (header) => header.toLowerCase()],
  [/has 40 characters of 44/, (header) => header.slice(0, 40)],
  [/has 30 characters of 44/, (header) => header.slice(14)],
  [/hex, and should/, (header) => Buffer.from(header, 'base64').toString('hex').toUpperCase()],
  [
    /inside that do not/,
    (header) =>
      Buffer.from(header, 'base64')
        .toString('hex')
        .replaceAll(/..(?=.)/g, '$&:'),
  ],
];

/** A body whose signature has plus signs and slashes. */
const WITH_SIGNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  .map((id) => `{"id":"${id}"}`)
  .find((body) => /\+.*\//.test(sign(body)));

test.each(HEADER_WAYS)('says %s of a header', async (reason, damage) => {
  const body = WITH_SIGNS ?? '';
  expect(await explain({ body, header: damage(sign(body)) })).toMatch(reason);
});

test('any header is explained that went through two hands', async () => {
  const before = fc.constantFrom(...HEADER_WAYS.slice(9, 13));
  const after = fc.constantFrom(...HEADER_WAYS.slice(0, 7));
  await fc.assert(
    fc.asyncProperty(fc.string(), before, after, async (body, [, first], [reason, second]) => {
      const header = second(first(sign(body)));
      expect(await explain({ body, header })).toMatch(reason);
    }),
  );
});

test.each([
  ['lines', `Host: a.example\nX-Shop-Signature: ${sign(BODY)}\nAccept: */*`],
  ['one line', `Host: a.example X-Shop-Signature: ${sign(BODY)} Accept: */*`],
  ['a command', `curl -H 'x-shop-signature: ${sign(BODY)}' -H 'Accept: */*'`],
  ['JSON', `{"host":"a.example","x-shop-signature":"${sign(BODY)}"}`],
  ['PHP', `[HTTP_X_SHOP_SIGNATURE] => ${sign(BODY)}`],
  ['Ruby', `"HTTP_X_SHOP_SIGNATURE"=>"${sign(BODY)}", "HTTP_ACCEPT"=>"*/*"`],
  ['a list', `[ 'X-Shop-Signature', '${sign(BODY)}', 'Accept', '*/*' ]`],
])('verifies a header among others: %s', async (_, header) => {
  expect(await isVerified({ header })).toBe(true);
});

const SIGNATURE = sign(BODY);
const OTHER = sign('another body');

test.each([
  ['lines that became blanks', `> X-Shop-Signature: ${SIGNATURE} > Accept: */* >`],
  ['a list of Go', `map[Accept:[*/*] X-Shop-Signature:[${SIGNATURE}] Host:[a]]`],
  ['a list of Java', `{host=[a], x-shop-signature=[${SIGNATURE}]}`],
  ['a list of JSON', `{"x-shop-signature":["${SIGNATURE}"]}`],
  ['var_dump', `["HTTP_X_SHOP_SIGNATURE"]=>\n  string(44) "${SIGNATURE}"`],
  ['bytes of Python', `[(b'host', b'a'), (b'x-shop-signature', b'${SIGNATURE}')]`],
  ['a table', `| X-Shop-Signature | ${SIGNATURE} |`],
  ['a tab', `X-Shop-Signature\t${SIGNATURE}`],
  ['the next line', `X-Shop-Signature\n${SIGNATURE}`],
  ['a wide colon', `X-Shop-Signature：${SIGNATURE}`],
  ['what follows', `X-Shop-Signature: ${SIGNATURE}; Host: a`],
  ['a body', `X-Shop-Signature: ${SIGNATURE} {"event":"paid"}`],
  ['names of a server', `HTTP_X_SHOP_SIGNATURE=${SIGNATURE} HTTP_ACCEPT=*/*`],
  ['escaped quotes', JSON.stringify(JSON.stringify({ 'x-shop-signature': SIGNATURE }))],
  ['escaped signs', `{"x-shop-signature":["${SIGNATURE.replaceAll('=', '\\u003d')}"]}`],
  ['two with a blank', `${OTHER} ${SIGNATURE}`],
  ['two in a list', `["${OTHER}","${SIGNATURE}"]`],
  ['two in two lines', `X-Shop-Signature: ${OTHER},\n  ${SIGNATURE}`],
])('verifies a header in %s', async (_, header) => {
  expect(await isVerified({ header })).toBe(true);
});

test('says nothing of the length of a text that has the right one', async () => {
  expect(await explain({ header: `.${OTHER.slice(1)}` })).toBe('');
});

test('says of a length that no signature has', async () => {
  const header = sign('another body').slice(0, 31);
  expect(await explain({ header })).toBe(
    'The signature has 31 characters, and one that is whole has 44: it was cut, or something else was copied.',
  );
  expect(await explain({ header: sign('another body') })).toBe('');
});

/** Ways in which a secret reaches the lab, each with a part of the reason. */
const SECRET_WAYS: readonly (readonly [RegExp, (secret: string) => string])[] = [
  [/invisible/, (secret) => `${secret}\u200b\u3164`],
  [/invisible/, (secret) => `\ufeff${secret.slice(0, 3)}\u00ad${secret.slice(3)}`],
  [/white space/, (secret) => `\u00a0${secret}\n`],
  [/in quotes/, (secret) => `„${secret}“`],
  [/name of a setting/, (secret) => `export WEBHOOK_SECRET="${secret}"`],
  [/encoded for/, encodeURIComponent],
  [/an editor/, (secret) => secret.replaceAll('-', '\u2011').replaceAll('3', '３')],
  [/prefix/, (secret) => `whsec_${secret}`],
  [/prefix/, (secret) => `sk_test_${secret}`],
  [/is the hex of/, (secret) => Buffer.from(secret).toString('hex')],
  [/is the Base64 of/, (secret) => Buffer.from(secret).toString('base64url')],
  [/is the Base64 of/, (secret) => `whsec_${Buffer.from(secret).toString('base64')}`],
  [/Base64 of the secret/, (secret) => Buffer.from(secret, 'base64').toString()],
];

test.each(SECRET_WAYS.slice(0, -1))('says %s of a secret', async (reason, damage) => {
  expect(await explain({ secret: damage(SECRET) })).toMatch(reason);
});

test.each<readonly [RegExp, (secret: string) => string]>([
  [/name of a setting/, (secret) => `webhook-secret: ${secret}`],
  [/name of a setting/, (secret) => `"secret": "${secret}",`],
  [/name of a setting/, (secret) => `'secret' => '${secret}',`],
  [/name of a setting/, (secret) => `const secret = '${secret}';`],
  [/name of a setting/, (secret) => `$env:SECRET = "${secret}"`],
  [/name of a setting/, (secret) => `- SECRET=${secret}`],
  [/name of a setting/, (secret) => `Signing secret: ${secret}`],
  [/name of a setting/, (secret) => `{"app.secret":"${secret}"}`],
  [/a comment around/, (secret) => `SECRET=${secret} # live`],
  [/signs or a comment/, (secret) => `${secret},`],
  [/signs or a comment/, (secret) => `<${secret}>`],
  [/Two secrets/, (secret) => `another\n${secret}`],
  [/Two secrets/, (secret) => `NEW=${secret}\nOLD=another`],
  [/Two secrets/, (secret) => `${secret}, another`],
])('says %s of a secret that is copied with more', async (reason, damage) => {
  expect(await explain({ secret: damage(SECRET) })).toMatch(reason);
});

test('explains a key that is the text of its Base64', async () => {
  const secret = 'shop secret';
  const header = sign(BODY, Buffer.from(secret).toString('base64'));
  expect(await explain({ header, secret })).toMatch(/Base64 of the secret/);
});

test('any key of bytes is found behind a prefix, in quotes and with a line end', async () => {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 48 });
  const write = fc.constantFrom('base64', 'base64url', 'hex');
  const around = fc.constantFrom(...SECRET_WAYS.slice(0, 5), ...SECRET_WAYS.slice(7, 9));
  await fc.assert(
    fc.asyncProperty(bytes, write, around, async (key, encoding, [, damage]) => {
      const secret = damage(Buffer.from(key).toString(encoding));
      expect(await explain({ header: sign(BODY, Buffer.from(key)), secret })).not.toBe('');
    }),
    { numRuns: 30 },
  );
});

test('nothing explains what was signed with another secret, or is another body', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.constantFrom(...BODY_WAYS), async (other, [, damage]) => {
      fc.pre(!BODY.includes(other.trim()));
      expect(await explain({ body: damage(`{"event":"${other}"}`) })).toBe('');
      expect(await explain({ secret: `another ${other}` })).toBe('');
    }),
    { numRuns: 20 },
  );
});

test.each(['[', '{"a":', '"', '\\"', '%7B', '&quot;', 'a=b&', '\n', ' ', '+'])(
  'gives up on a long body, header or secret of %j',
  async (piece) => {
    // Longer than what is printed anew to be compared.
    const text = repeatTo(60_000, piece);
    expect(await explain({ body: text })).toMatch(/^(?:The end of the body is missing.*)?$/);
    expect(await explain({ body: `[${text}]`, secret: text })).toBe('');
    expect(await isVerified({ header: text })).toBe(false);
  },
);

test('gives up on JSON that is too deep to be printed', async () => {
  expect(await explain({ body: '['.repeat(20_000) + ']'.repeat(20_000) })).toBe('');
});
