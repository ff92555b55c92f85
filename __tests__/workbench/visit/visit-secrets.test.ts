import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { SerializedBody } from '@/lib/openapi/request/serialize-body';
import { printVisitFile, VISIT_FILES } from '@/lib/workbench/visit/visit-files';
import type { NamedVisitRequest } from '@/lib/workbench/visit/visit-request';
import { OPTIONS } from './sample-visit';

/** An access token with the characters of a JWT, and others that a visit has. */
const TOKEN = 'eyJhbGciOi.eyJzdWIi-1_0.c2ln+bmF0/dXJl=';
const CLIENT_SECRET = 's3cret~of.the.client';

function build(
  name: string,
  operation: string,
  request: Partial<SampleRequest>,
  received = '{}',
): NamedVisitRequest {
  const url = `https://api.example.com${operation.replace(/^\w+ /, '')}`;
  return {
    ...{ api: 'banks', operation, name, at: new Date(0) },
    request: { method: 'POST', url, keys: [], headers: [], cookies: [], ...request },
    received: { status: 200, headers: [], body: received },
  };
}

const json = (value: { [name: string]: string | readonly string[] }): SerializedBody => ({
  kind: 'json',
  media: 'application/json',
  value,
});

const ASK = build(
  'Get a token',
  'post /token',
  {
    body: {
      kind: 'pairs',
      media: 'application/x-www-form-urlencoded',
      pairs: [
        ['grant_type', 'client_credentials'],
        ['client_secret', CLIENT_SECRET],
      ],
    },
  },
  JSON.stringify({ access_token: TOKEN, refresh_token: 'r3fresh.token', expires_in: 3600 }),
);

/** Requests that have the token somewhere, by where. */
const USES: readonly (readonly [string, NamedVisitRequest])[] = [
  ['header', build('A', 'post /a', { headers: [['Authorization', `Bearer ${TOKEN}`]] })],
  ['header of its own', build('A', 'post /a', { headers: [['X-Access-Token', TOKEN]] })],
  [
    'query',
    build('A', 'post /a', {
      url: `https://api.example.com/a?access_token=${encodeURIComponent(TOKEN)}`,
    }),
  ],
  [
    'path',
    build('A', 'post /a/{token}', {
      url: `https://api.example.com/a/${encodeURIComponent(TOKEN)}`,
      path: ['/a/', encodeURIComponent(TOKEN), ''],
    }),
  ],
  ['cookie', build('A', 'post /a', { cookies: [`id_token=${encodeURIComponent(TOKEN)}`] })],
  ['body', build('A', 'post /a', { body: json({ token: TOKEN }) })],
  ['list of a body', build('A', 'post /a', { body: json({ accessTokens: [TOKEN] }) })],
  [
    'form',
    build('A', 'post /a', {
      body: {
        kind: 'form',
        media: 'multipart/form-data',
        parts: [{ name: 'token', text: TOKEN, file: false }],
      },
    }),
  ],
  [
    'text',
    build('A', 'post /a', {
      body: { kind: 'text', media: 'application/json', text: `{"token":"${TOKEN}"}` },
    }),
  ],
];

const KINDS = ['http', 'postman', 'arazzo'] as const satisfies (keyof typeof VISIT_FILES)[];
const FORMS = [TOKEN, encodeURIComponent(TOKEN)];

test.each(USES)('no file has an access token that a reader typed: %s', (_, use) => {
  for (const kind of KINDS) {
    const text = printVisitFile(kind, [use], OPTIONS);
    for (const form of FORMS) expect(text).not.toContain(form);
  }
});

test.each(USES)('no file has an access token of a response: %s', (_, use) => {
  for (const kind of KINDS) {
    const text = printVisitFile(kind, [ASK, use], OPTIONS);
    for (const secret of [...FORMS, CLIENT_SECRET, 'r3fresh.token'])
      expect(text).not.toContain(secret);
  }
});

test('a token of a response is masked where a later request has it in a field of any name', () => {
  const use = build('A', 'post /a', { body: json({ note: `It is ${TOKEN}`, again: TOKEN }) });
  for (const kind of KINDS) expect(printVisitFile(kind, [ASK, use], OPTIONS)).not.toContain(TOKEN);
});

test('what a reader typed as a key is masked in requests that need none', () => {
  const use = build('A', 'post /a', { body: json({ note: 'key-of-the-reader' }) });
  for (const kind of KINDS)
    expect(printVisitFile(kind, [use], { ...OPTIONS, held: ['key-of-the-reader'] })).not.toContain(
      'key-of-the-reader',
    );
});

test('a step of Arazzo takes a token of an earlier step by its expression', () => {
  const use = build('Revoke', 'post /revoke', { body: json({ token: TOKEN }) });
  const { workflows } = JSON.parse(printVisitFile('arazzo', [ASK, use], OPTIONS));
  const [ask, revoke] = workflows[0].steps;
  expect(ask.outputs).toEqual({ access_token: '$response.body#/access_token' });
  expect(revoke.requestBody.payload).toEqual({ token: '$steps.get-a-token.outputs.access_token' });
});

test('what is no secret stays', () => {
  const use = build('A', 'post /a', { body: json({ note: 'a note', grant_type: 'password' }) });
  expect(printVisitFile('arazzo', [ASK, use], OPTIONS)).toContain('"note": "a note"');
  expect(printVisitFile('http', [ASK, use], OPTIONS)).toContain('grant_type=client_credentials');
});
