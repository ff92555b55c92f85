import { serializeTextPairs } from '@/lib/openapi/constraints/value-style';
import { SAMPLE_LANGUAGES } from '@/lib/openapi/core/sample-languages';
import type { Json } from '@/lib/openapi/core/types';
import { parseJson } from '@/lib/openapi/parse/parse-json';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { FormPart } from '@/lib/openapi/request/form-parts';
import { getKeyVariable } from '@/lib/openapi/request/request-key';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import { reportFigure } from '../../support/report-figure';
import { type Arrived, type Echo, startEcho } from './echo-server';
import { READER_FILE, runSnippets, RUNNABLE, SECRETS } from './run-snippet';

const HOSTILE = [
  `it's "quoted" \\ \\n \`id\` $(id) $HOME \${HOME} #{1+1} #$0 #@a {$x} %s {0} """ '''`,
  'line\nline\r\ttab',
  'ünï 😀 \u2028 \u202e \u0007 \u{E0001}',
  '*/ // # -- <!-- ?> <?php',
  'System.out.println(response.body());',
  '*/JSON\nJSON\n',
] as const;

const hostileBody: Json = Object.fromEntries([
  ...HOSTILE.map((text, index) => [`${index} ${text}`, text] as const),
  ['__proto__', { constructor: null }],
  ['numbers', { 0: 1, 1: -0.5, 2: 1e21 }],
  ['nothing', [{}, [], '', null, true, false]],
]);

const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data';

const hostilePairs = [
  ['card[number]', '4111'],
  ['expand[]', 'a'],
  ['expand[]', '@/etc/passwd'],
  ['a=b&c', ''],
  ...HOSTILE.map((text) => [text, text] as const),
] as const;

const hostileParts = [
  { name: 'note', text: '@/etc/passwd', file: false },
  { name: 'meta', text: '{"a": "b, c"}', file: false, media: 'application/json' },
  ...['@/etc/passwd', '</etc/passwd', '(x', '"x"', "it's; \\ type=a/b", ' x '].map(
    (text, index) => ({
      name: `data${index}`,
      text,
      file: false,
      media: 'text/csv',
    }),
  ),
];

const fileParts: readonly FormPart[] = [
  { name: 'é', text: 'ünï', file: false, headers: [['X-Meta', 'v;"w"']] },
  { name: 'one', text: '', file: true, media: 'application/pdf' },
  { name: 'two', text: '', file: true, media: 'image/png', headers: [['X-Meta', 'w']] },
  { name: 'x=1', text: '@/etc/passwd', file: false },
  { name: 'y=2', text: '', file: true, media: 'text/csv; charset=utf-8' },
  {
    ...{ name: 'z=3', text: '<a b="c">;\n</a>', file: false },
    ...{ media: 'application/xml; charset=utf-8; x="a b"', headers: [['X-Meta', 'v']] },
  },
];

const bare = { method: 'POST', keys: [], headers: [], cookies: [] } as const;
const json = (value: Json) => ({ kind: 'json', media: 'application/json', value }) as const;

type Case = readonly [name: string, request: Omit<SampleRequest, 'url'>, path: string];
const CASES: readonly Case[] = [
  ['a sale', { ...bare, keys: [{ in: 'basic' }], body: json({ amt_tran: 49.95 }) }, '/pg/sale'],
  ['a hostile body', { ...bare, body: json(hostileBody) }, "/a'b$c?d=(e)&f=%60g%60"],
  ['an update', { ...bare, method: 'PUT', body: json([]) }, '/'],
  [
    'another media type',
    {
      ...bare,
      method: 'PATCH',
      body: { kind: 'json', media: 'application/merge-patch+json', value: 'text' },
    },
    '/',
  ],
  [
    'a deletion with headers',
    {
      ...bare,
      method: 'DELETE',
      headers: [["X-O'K$a", HOSTILE[0]]],
      cookies: ['a=b', 'c=d'],
    },
    '/x',
  ],
  ['a list', { ...bare, method: 'GET', keys: [{ in: 'query', name: 'key' }] }, '/x?a=1'],
  [
    'two keys in the query',
    {
      ...bare,
      method: 'GET',
      keys: [
        { in: 'query', name: 'key' },
        { in: 'query', name: 'token' },
      ],
    },
    '/x?a=1',
  ],
  ['nothing at all', bare, '/x'],
  ['nothing with PUT', { ...bare, method: 'PUT' }, '/x'],
  ['nothing with PATCH', { ...bare, method: 'PATCH', headers: [['X-A', 'b']] }, '/x'],
  ['nothing with DELETE', { ...bare, method: 'DELETE' }, '/x'],
  ['a method in lower case', { ...bare, method: 'lock', headers: [['X-A', 'b']] }, '/x'],
  ['a method in mixed case', { ...bare, method: 'M-Search' }, '/x'],
  ['a method without a class', { ...bare, method: 'PURGE', body: json({ a: 'ü' }) }, '/x'],
  [
    'two secrets',
    {
      ...bare,
      keys: [
        { in: 'header', name: 'X-Id', before: '', variable: 'SANDBOX_ID' },
        { in: 'query', name: 'key' },
      ],
    },
    '/x?a=1',
  ],
  [
    'cookies beside keys that are some',
    {
      ...bare,
      cookies: ['a=b!', 'c=$d'],
      keys: [
        { in: 'cookie', name: 'session', variable: 'SANDBOX_ID' },
        { in: 'cookie', name: 'other' },
      ],
    },
    '/x',
  ],
  [
    'a user name with a password',
    { ...bare, keys: [{ in: 'basic', variable: 'SANDBOX_USER', password: 'SANDBOX_PASSWORD' }] },
    '/x',
  ],
  ['a name beyond ASCII', { ...bare, keys: [{ in: 'basic', variable: 'SANDBOX_NAME' }] }, '/x'],
  [
    'letters beyond ASCII, as a request holds them',
    { ...bare, headers: [['X-A', '%C3%BCn%C3%AF']], cookies: ['b%C3%BC=%E2%82%AC'] },
    '/%C3%BC?%C3%BC=%E2%82%AC',
  ],
  [
    'a form with a charset',
    { ...bare, body: { kind: 'pairs', media: `${FORM}; charset=utf-8`, pairs: [['a', 'ü']] } },
    '/',
  ],
  [
    'a bearer token',
    {
      ...bare,
      method: 'GET',
      keys: [
        { in: 'header', name: 'Authorization', before: 'Bearer ' },
        { in: 'header', name: 'X-Key', before: '' },
        { in: 'cookie', name: 'session' },
      ],
    },
    '/',
  ],
  ['a text', { ...bare, body: { kind: 'text', media: 'text/plain', text: HOSTILE.join('') } }, '/'],
  ['a form', { ...bare, body: { kind: 'pairs', media: FORM, pairs: hostilePairs } }, '/'],
  ['files in parts', { ...bare, body: { kind: 'form', media: PARTS, parts: fileParts } }, '/'],
  ['nothing', { ...bare, body: json(null) }, '/'],
  [
    'a form with commas',
    { ...bare, body: { kind: 'pairs', media: FORM, pairs: [['a b', '1,2,3', '1,2%2C3']] } },
    '/',
  ],
  [
    'parts without names',
    {
      ...bare,
      body: {
        kind: 'form',
        media: 'multipart/mixed',
        parts: [
          { name: '', text: '{"a":1}', file: false, media: 'application/json' },
          { name: '', text: 'b', file: false },
        ],
      },
    },
    '/',
  ],
  ['a file', { ...bare, body: { kind: 'text', media: 'image/png', text: '', file: true } }, '/'],
  ['a question with a body', { ...bare, method: 'GET', body: json({ a: 1 }) }, '/'],
  [
    'a trace',
    { ...bare, method: 'TRACE', keys: [{ in: 'basic' }], headers: [['X-A', "b'c"]] },
    '/x',
  ],
  [
    'long integers',
    { ...bare, body: json({ id: 9007199254740993n, list: [-9223372036854775807n] }) },
    '/',
  ],
  ['an empty header', { ...bare, method: 'GET', headers: [['X-Empty', '']] }, '/'],
  ['a form in parts', { ...bare, body: { kind: 'form', media: PARTS, parts: hostileParts } }, '/'],
];

test('every language runs that is installed here', () => {
  for (const [id, name] of Object.entries(SAMPLE_LANGUAGES))
    reportFigure('samples', RUNNABLE.some((one) => one === id) ? CASES.length : 0, name);
  expect(RUNNABLE.length).toBeGreaterThan(1);
});

describe.each(RUNNABLE)('%s', (language) => {
  const cases = CASES.filter(
    ([, { method, body }]) => language !== 'javascript' || method !== 'GET' || body === undefined,
  );
  /** Each program sends to a server of its own. */
  let echoes: readonly Echo[] = [];
  let failures: readonly string[] = [];
  beforeAll(async () => {
    echoes = await Promise.all(cases.map(() => startEcho()));
    const codes = cases.map(([, request, path], index) =>
      printSnippet(language, { ...request, url: `${echoes[index]?.url}${path}` }),
    );
    failures = await runSnippets(language, codes);
  }, 120_000);
  afterAll(() => Promise.all(echoes.map((echo) => echo.close())));

  test('every program runs to its end', () => expect(failures).toEqual([]));

  test.each(cases.map((one, index) => [...one, index] as const))(
    'sends %s as it is meant',
    async (_, request, path, index) => {
      const [arrived, ...more] = echoes[index]?.take() ?? [];
      expect(more).toEqual([]);
      const { method, headers, cookies, keys, body } = request;
      expect(arrived?.method).toBe(method);
      // Clients may encode what may stand in a URL as it is.
      const sent = decodeURIComponent(arrived?.url ?? '');
      const inQuery = keys.flatMap((key) => (key.in === 'query' ? [`&${key.name}=k3y`] : []));
      expect(sent).toBe([decodeURIComponent(path), ...inQuery].join(''));
      for (const [name, value] of headers)
        expect(toUtf8(arrived?.headers[name.toLowerCase()])).toBe(value);
      const secrets = keys.flatMap((key) =>
        key.in === 'cookie' ? [`${key.name}=${SECRETS[key.variable ?? 'SANDBOX_KEY']}`] : [],
      );
      const known = [...cookies, ...secrets];
      expect(arrived?.headers.cookie).toBe(known.length > 0 ? known.join('; ') : undefined);
      for (const key of keys) {
        const secret = SECRETS[getKeyVariable(key)];
        const password = SECRETS['password' in key ? (key.password ?? '') : ''] ?? '';
        const basic = `Basic ${Buffer.from(`${secret}:${password}`).toString('base64')}`;
        if (key.in === 'basic') expect(arrived?.headers.authorization).toBe(basic);
        if (key.in === 'header')
          expect(arrived?.headers[key.name.toLowerCase()]).toBe(`${key.before}${secret}`);
      }
      const { 'content-type': type, 'transfer-encoding': encoding } = arrived?.headers ?? {};
      if (body === undefined)
        expect([arrived?.body, type, encoding]).toEqual(['', undefined, undefined]);
      else if (body.kind === 'form') expect(type).toContain(`${body.media}; boundary=`);
      else expect(type).toBe(body.media);
      if (body?.kind === 'json') expect(parseJson(arrived?.body ?? '')).toEqual(body.value);
      if (body?.kind === 'text') expect(arrived?.body).toBe(body.file ? READER_FILE : body.text);
      if (body?.kind === 'pairs')
        expect([...new URLSearchParams(arrived?.body)]).toEqual(
          body.pairs.map(([name, text]) => [name, text]),
        );
      if (body?.kind === 'pairs' && body.pairs.some(([, , own]) => own !== undefined))
        expect(arrived?.body.replace('+', '%20')).toBe(serializeTextPairs(body.pairs));
      if (body?.kind === 'form')
        expect(await toParts(arrived)).toEqual(
          body.parts.map((part) => (part.file ? { ...part, text: READER_FILE } : part)),
        );
    },
  );
});

/** The parts of a form that arrived, as a server reads them. */
async function toParts(arrived: Arrived | undefined): Promise<unknown> {
  const type = String(arrived?.headers['content-type']);
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? '';
  const parts = (arrived?.body ?? '').split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => {
    const [head = '', ...text] = part.split('\r\n\r\n');
    const media = /content-type: (.*)/i.exec(head)?.[1]?.trim();
    const meta = /x-meta: (.*)/i.exec(head)?.[1]?.trim();
    return {
      name: /name="([^"]*)"/.exec(head)?.[1] ?? '',
      text: text.join('\r\n\r\n').slice(0, -2),
      file: head.includes('filename='),
      ...(media === undefined ? {} : { media }),
      ...(meta === undefined ? {} : { headers: [['X-Meta', meta]] }),
    };
  });
}

function toUtf8(header: string | string[] | undefined): string {
  return Buffer.from(String(header), 'latin1').toString('utf8');
}
