import { runExamples } from '@/lib/content/workflows/run-examples';
import { parseTokenReference, withToken } from '@/lib/content/workflows/step-token';
import { indexApi } from '@/lib/openapi/document/index-api';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { getFixture, readJsonText } from '../../fixtures/documents';
import { DOCUMENTS, faultsOf } from '../../support/sample-project';

const parking = JSON.parse(readJsonText(getFixture('oauth-token-operation-3.0.yaml')));
const parsed = parseDocument(parking);
const api = indexApi(parsed.ok ? parsed.document : {});

const FILE = 'content/workflows/hold-a-place.arazzo.yaml';
const WORKFLOW = `arazzo: 1.0.1
info:
  title: Hold a place
  version: 1.0.0
  description: Get a token, then hold a place with it. Two requests that belong together.
  x-page: { order: 10, guide: /guides/webhooks/ }
sourceDescriptions: [{ name: platform, url: platform, type: openapi }]
workflows:
  - workflowId: hold-a-place
    summary: Get a token, hold a place
    steps:
      - stepId: get-a-token
        description: The token is valid for an hour.
        operationId: getToken
        requestBody:
          contentType: application/x-www-form-urlencoded
          payload: { grant_type: client_credentials }
        successCriteria: [{ condition: $statusCode == 200 }]
        outputs: { token: $response.body#/access_token }
      - stepId: hold
        description: The place is held for two hours.
        operationId: holdPlace
        parameters: [{ name: Authorization, in: header, value: 'Bearer $steps.get-a-token.outputs.token' }]
        requestBody: { contentType: application/json, payload: { hours: 2 } }
        successCriteria: [{ condition: $statusCode == 201 }]
`;

const faults = (from = '', to = '', document: object = parking) =>
  faultsOf(
    { ...DOCUMENTS, 'public/openapi/platform.json': document, [FILE]: WORKFLOW.replace(from, to) },
    FILE,
  );

test('a step may name the token of a step before in its header Authorization', () => {
  expect(faults()).toEqual([]);
  expect(
    faults('Bearer $steps.get-a-token.outputs.token', 'Bearer {$steps.get-a-token.outputs.token}'),
  ).toEqual([]);
});

const AT = 'workflows.0.steps.1.parameters';

test('a token of an unknown step or output is refused', () => {
  expect(faults("outputs.token'", "outputs.tokn'")).toEqual([
    `${AT}.Authorization: step "get-a-token" has no output "tokn". Did you mean "token"?`,
  ]);
});

test('an operation that takes no access token refuses one, with its security', () => {
  const basic = { ...parking, security: [{ basic: [] }] };
  expect(faults('', '', basic)).toEqual([
    `${AT}.Authorization: "post /places" takes no access token: its security is HTTP Basic. Only OAuth 2.0, OpenID Connect and HTTP Bearer take one; samples send any other key as the document says. Take the parameter out`,
  ]);
  expect(faults('', '', { ...parking, security: [] })).toContainEqual(
    expect.stringContaining('takes no access token: it has no security'),
  );
});

test('a literal token is no reference, and refused as before', () => {
  expect(parseTokenReference('Bearer abc')).toBeUndefined();
  expect(faults('Bearer $steps.get-a-token.outputs.token', 'Bearer abc')).toEqual([
    expect.stringContaining('there is no parameter "Authorization"'),
  ]);
});

const STEP = { title: 'A step', text: '', parameters: {}, criteria: [], outputs: {} };
const GIVES = { access: '$response.body#/access_token' };
const FIRST = { ...STEP, id: 'first', operation: 'post /oauth/token', outputs: GIVES };
const LAST = { ...STEP, id: 'last', operation: 'post /places' };

const run = (...steps: Parameters<typeof runExamples>[0]) =>
  runExamples(steps, (id) => {
    const operation = resolveOperation(api, id);
    return operation && { api, operation };
  }).map(({ token }) => token);

test('without a header, the last access token before goes to each step that takes one', () => {
  expect(run(FIRST, { ...FIRST, id: 'second' }, LAST)).toEqual([
    undefined,
    // The token endpoint takes HTTP Basic.
    undefined,
    { step: 'second', output: 'access' },
  ]);
  expect(run(LAST, FIRST)).toEqual([undefined, undefined]);
  expect(run({ ...FIRST, outputs: { id: '$response.body#/id' } }, LAST)[1]).toBeUndefined();
});

const REQUEST = { method: 'POST', url: 'https://a.example/', headers: [], cookies: [] };
const TOKEN = { step: 'first', output: 'access-token' };
const BEARER = { in: 'header', name: 'Authorization', before: 'Bearer ' } as const;

test('the token takes the place of the key in Authorization, other keys stay', () => {
  const other = { in: 'header', name: 'X-Shop', before: '' } as const;
  const { keys } = withToken({ ...REQUEST, keys: [other, { in: 'basic' }] }, TOKEN);
  expect(keys).toEqual([{ ...BEARER, variable: 'ACCESS_TOKEN' }, other]);
  const alternative = withToken({ ...REQUEST, keys: [other] }, TOKEN, 'first.access-token');
  expect(alternative.keys).toEqual([{ ...BEARER, variable: 'first.access-token' }]);
  expect(withToken({ ...REQUEST, keys: [other] }, undefined).keys).toEqual([other]);
});
