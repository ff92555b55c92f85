import type { JsonObject } from '@/lib/openapi/core/types';
import { printCurl } from '@/lib/openapi/request/print-curl';
import { listKeyWays } from '@/lib/workbench/send/key-ways';
import { getOperation, toApiOf } from '../../openapi/core/support';

const TOKEN_URL = 'https://api-test.example.com/oauth/token';

const SCHEMES = {
  basic: { type: 'http', scheme: 'basic' },
  bearer: { type: 'http', scheme: 'bearer' },
  digest: { type: 'http', scheme: 'digest' },
  header: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
  query: { type: 'apiKey', in: 'query', name: 'api_key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
  tls: { type: 'mutualTLS' },
  client: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: TOKEN_URL, scopes: {} } } },
  relative: {
    type: 'oauth2',
    flows: { clientCredentials: { tokenUrl: '/oauth/token', scopes: {} } },
  },
  code: {
    type: 'oauth2',
    flows: {
      authorizationCode: {
        ...{ authorizationUrl: 'https://login.example.com/start?a=b', tokenUrl: TOKEN_URL },
        scopes: {},
      },
    },
  },
  openId: { type: 'openIdConnect', openIdConnectUrl: 'https://login.example.com/openid' },
  odd: {
    type: 'oauth2',
    flows: { clientCredentials: { tokenUrl: 'javascript:alert(1)', scopes: {} } },
  },
  implicit: { type: 'oauth2', flows: { implicit: { authorizationUrl: TOKEN_URL, scopes: {} } } },
};

function list(security: readonly JsonObject[]) {
  const api = toApiOf(
    { '/a': { get: { security } } },
    {},
    {
      servers: [{ url: 'https://api-test.example.com/pg' }],
      components: { securitySchemes: SCHEMES },
    },
  );
  return listKeyWays(api, getOperation(api, 'get /a'));
}

const places = (security: readonly JsonObject[]) =>
  list(security).map(({ keys }) => keys.map((key) => ('name' in key ? key.name : key.in)));

test.each<[string, readonly JsonObject[], readonly (readonly string[])[]]>([
  ['no requirement', [], []],
  ['one scheme', [{ header: [] }], [['X-Api-Key']]],
  ['two schemes at once', [{ header: [], query: [] }], [['X-Api-Key', 'api_key']]],
  ['alternatives, the sample first', [{ header: [] }, { basic: [] }], [['basic'], ['X-Api-Key']]],
  ['a request without a key', [{}, { bearer: [] }], [['Authorization'], []]],
  ['the same twice', [{ header: [] }, { header: [] }], [['X-Api-Key']]],
  ['a cookie', [{ cookie: [] }], [['session']]],
])('%s is a way for each requirement, with all of its keys', (_, security, expected) => {
  expect(places(security)).toEqual(expected);
});

test('a way says what no page can send', () => {
  expect(list([{ tls: [] }])).toMatchObject([{ certificate: true, label: 'Mutual TLS', keys: [] }]);
  expect(list([{ tls: [], header: [] }])).toMatchObject([{ certificate: true, keys: [{}] }]);
  expect(list([{ digest: [] }])[0]?.remark).toContain('HTTP digest');
});

test.each(['client', 'relative'])(
  'the token of a client comes from its endpoint, with the scopes of the operation (%s)',
  (id) => {
    const [way] = list([{ [id]: ['pay', 'read'] }]);
    expect(way?.keys).toEqual([
      { in: 'header', name: 'Authorization', before: 'Bearer ', variable: 'SANDBOX_TOKEN' },
    ]);
    expect(way?.token?.kind).toBe('client');
    expect(way?.token && printCurl(way.token.request)).toBe(
      `curl ${TOKEN_URL} \\
  -u "$SANDBOX_CLIENT_ID:$SANDBOX_CLIENT_SECRET" \\
  -d grant_type=client_credentials \\
  --data-urlencode 'scope=pay read'`,
    );
  },
);

test('the token after a sign-in comes with a code, whose address has all that PKCE needs', () => {
  const [way] = list([{ code: ['pay'] }]);
  expect(way?.token?.kind).toBe('code');
  expect(Object.fromEntries(new URL(way?.token?.signIn ?? '').searchParams)).toEqual({
    ...{ a: 'b', response_type: 'code', client_id: 'YOUR_CLIENT_ID', scope: 'pay' },
    ...{ redirect_uri: 'YOUR_REDIRECT_URI', state: 'YOUR_STATE' },
    ...{ code_challenge: 'YOUR_CODE_CHALLENGE', code_challenge_method: 'S256' },
  });
  expect(way?.token && printCurl(way.token.request)).toContain('-d code_verifier=');
});

test('OpenID Connect says where its configuration is', () => {
  expect(list([{ openId: [] }])[0]?.token).toMatchObject({
    kind: 'openId',
    request: { method: 'GET', url: 'https://login.example.com/openid', keys: [] },
  });
});

test.each(['odd', 'implicit', 'bearer'])('the scheme %s has no source of a token', (id) => {
  expect(list([{ [id]: [] }])).toMatchObject([{ token: undefined }]);
});
