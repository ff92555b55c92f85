import { findDocumentedResponse } from '@/lib/openapi/operation/resolve-responses';
import { getOperation, toApiOf } from '../core/support';

const responses = { '200': {}, '402': {}, '4xx': {}, default: {} };
const api = toApiOf({
  '/all': { get: { responses } },
  '/some': { get: { responses: { '200': {} } } },
});

test.each([
  ['402', '402'],
  ['409', '4xx'],
  ['500', 'default'],
])('finds the response of the status %s, else of its range, else the default', (status, found) => {
  expect(findDocumentedResponse(getOperation(api, 'get /all').responses, status)?.status).toBe(
    found,
  );
});

test('finds none for a status that is not documented', () => {
  expect(findDocumentedResponse(getOperation(api, 'get /some').responses, '402')).toBeUndefined();
});
