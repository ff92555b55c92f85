import type { JsonObject } from '@/lib/openapi/core/types';
import { explainNeed } from '@/lib/workbench/response/explain/explain-need';
import { getOperation, toApiOf } from '../../openapi/core/support';

const SCHEMES: JsonObject = {
  basic: { type: 'http', scheme: 'basic' },
  oauth: { type: 'oauth2', flows: {} },
};

function explain(status: number, operation: JsonObject) {
  const api = toApiOf(
    { '/a': { post: operation } },
    {},
    { components: { securitySchemes: SCHEMES } },
  );
  return explainNeed(api, getOperation(api, 'post /a'), status);
}

const NEEDS = {
  security: [{ basic: [] }],
  'x-permissions': ['Refund'],
  'x-rate-limit': '5 a second',
  parameters: [{ name: 'Idempotency-Key', in: 'header', schema: {} }],
};

test.each([
  [401, 'Authentication of this call: HTTP Basic.', '#call.authentication'],
  [403, 'The key needs this permission: Refund.', '#call.permission'],
  [409, 'This call is safe to repeat with Idempotency-Key.', '#call.repeat'],
  [429, 'Rate limit of this call: 5 a second.', '#call.rateLimit'],
])('%i leads to what the call needs', (status, text, href) => {
  expect(explain(status, NEEDS)).toEqual({ text, href });
});

test.each([200, 400, 404, 500])('%i does not', (status) => {
  expect(explain(status, NEEDS)).toBeUndefined();
});

test.each([401, 403, 409, 429])('%i explains nothing that the document does not say', (status) => {
  expect(explain(status, {})).toBeUndefined();
});

test('403 without a permission names the scopes, but no scheme without any', () => {
  expect(explain(403, { security: [{ oauth: ['pay:write'] }] })?.text).toContain('pay:write');
  expect(explain(403, { security: [{ basic: [] }] })).toBeUndefined();
});

test('a conflict is no repeat where no key tells one', () => {
  expect(explain(409, { 'x-idempotent': true })).toBeUndefined();
});
