import { indexApi } from '@/lib/openapi/document/index-api';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';
import { findNamedToken, findSampleToken } from '@/lib/openapi/request/token-request';
import { getFixture, readJsonText } from '../../fixtures/documents';

function read(file: string, id: string) {
  const parsed = parseDocument(JSON.parse(readJsonText(getFixture(file))));
  const api = indexApi(parsed.ok ? parsed.document : {});
  const operation = resolveOperation(api, id);
  if (!operation) throw new Error(`${file} has no ${id}`);
  return { api, operation };
}

const CLIENT = `-u "$SANDBOX_CLIENT_ID:$SANDBOX_CLIENT_SECRET"`;

test.each([
  [
    'oauth-client-credentials-3.1.yaml',
    'get /books',
    `curl https://login.library.test/oauth2/token \\\n  ${CLIENT} \\\n  -d grant_type=client_credentials \\\n  --data-urlencode 'scope=books:read shelves:read'`,
  ],
  [
    'oauth-application-and-deprecations-swagger-2.0.yaml',
    'get /shelves',
    `curl https://login.warehouse.test/token \\\n  ${CLIENT} \\\n  -d grant_type=client_credentials \\\n  --data-urlencode scope=stock:read`,
  ],
  [
    'oauth-token-operation-3.0.yaml',
    'post /places',
    `curl https://api.staging.parking.test/v2/oauth/token \\\n  ${CLIENT} \\\n  -d grant_type=client_credentials`,
  ],
])('the token of %s comes from its endpoint', (file, id, curl) => {
  const { api, operation } = read(file, id);
  const source = findSampleToken(api, operation);
  expect(source && printCurl(source.request)).toBe(curl);
  expect(printCurl(buildRequest(api, operation))).toContain(
    '-H "Authorization: Bearer $SANDBOX_TOKEN"',
  );
});

test('a code is exchanged behind a sign-in that names the scopes', () => {
  const { api, operation } = read('oauth-authorization-code-3.0.yaml', 'get /events');
  const source = findSampleToken(api, operation);
  expect(source?.signIn).toMatch(
    /^https:\/\/login\.calendar\.test\/authorize\?.*scope=events\.read/,
  );
  expect(source && printCurl(source.request)).toContain('-d grant_type=authorization_code');
});

test('an operation with a user name and password has no token, and keeps its variables', () => {
  const { api, operation } = read('oauth-token-operation-3.0.yaml', 'post /oauth/token');
  expect(findSampleToken(api, operation)).toBeUndefined();
  expect(printCurl(buildRequest(api, operation))).toContain('-u "$SANDBOX_USER:$SANDBOX_PASSWORD"');
});

test('the token of a scheme alone asks for no scope, and another scheme has none', () => {
  const { api } = read('oauth-token-operation-3.0.yaml', 'post /places');
  expect(findNamedToken(api, 'client')?.scopes).toEqual([]);
  expect(findNamedToken(api, 'basic')).toBeUndefined();
  expect(findNamedToken(api, 'absent')).toBeUndefined();
});
