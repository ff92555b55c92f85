import { indexApi } from '@/lib/openapi/document/index-api';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { buildPostmanCollection } from '@/lib/pages/workflows/postman-collection';
import { getFixture, readJsonText } from '../../fixtures/documents';

jest.mock('@/lib/pages/read-apis', () => ({
  getOperationById: () => ({ saved: { id: 'parking', api: mockApi() } }),
}));

function mockApi() {
  const parsed = parseDocument(
    JSON.parse(readJsonText(getFixture('oauth-token-operation-3.0.yaml'))),
  );
  return indexApi(parsed.ok ? parsed.document : {});
}

const STEP = { text: 'A step.', parameters: {}, criteria: ['$statusCode == 200'], outputs: {} };

test('the script of a step sets the token, and the next request takes it; nobody types it', () => {
  const { item, variable } = buildPostmanCollection({
    ...{ name: 'hold', title: 'Hold', description: '', order: 1, guide: '/guides/a/' },
    steps: [
      {
        ...{ ...STEP, id: 'get', title: 'Get', operation: 'post /oauth/token' },
        outputs: { access: '$response.body#/access_token' },
      },
      { ...STEP, id: 'hold', title: 'Hold', operation: 'post /places', body: { hours: 2 } },
    ],
  });
  expect(item[0]?.event[0]?.script.exec).toContain(
    `pm.collectionVariables.set('get.access', body["access_token"]);`,
  );
  expect(item[1]?.request.auth).toEqual({
    type: 'apikey',
    apikey: [
      { key: 'key', value: 'Authorization' },
      { key: 'value', value: 'Bearer {{get.access}}' },
      { key: 'in', value: 'header' },
    ],
  });
  expect(variable.map(({ key }) => key)).toEqual(['SANDBOX_USER', 'SANDBOX_PASSWORD']);
});
