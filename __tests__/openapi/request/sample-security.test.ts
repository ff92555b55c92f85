import type { JsonObject } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { getOperation, toApiOf } from '../core/support';

const SCHEMES = {
  tls: { type: 'mutualTLS' },
  digest: { type: 'http', scheme: 'Digest' },
  basic: { type: 'http', scheme: 'basic' },
  bearer: { type: 'http', scheme: 'bearer' },
  odd: { type: 'apiKey', in: 'header', name: 'no name' },
};

/** Where the keys of a request go, and what it says. */
function read(security: readonly JsonObject[]) {
  const components = { securitySchemes: SCHEMES };
  const api = toApiOf({ '/a': { get: { security } } }, {}, { components });
  const { keys, remark } = buildRequest(api, getOperation(api, 'get /a'));
  return [keys.map((one) => ('name' in one ? one.name : one.in)).join(), remark];
}

const BEARER = 'Authorization';
const without = (words: string) => `Authentication that the code leaves out: ${words}.`;

test.each<[readonly JsonObject[], string, string | undefined]>([
  [[{ tls: [] }, { bearer: [] }], BEARER, undefined],
  [[{ tls: [], bearer: [] }, { bearer: [] }], BEARER, undefined],
  [[{ tls: [] }, { tls: [], bearer: [] }], BEARER, without('Mutual TLS')],
  [[{}, { bearer: [] }], BEARER, undefined],
  [[{ bearer: [] }, { basic: [] }], 'basic', undefined],
  [[{ digest: [] }], '', without('HTTP digest')],
  [[{ digest: [] }, { tls: [] }], '', without('HTTP digest')],
  [[{ tls: [], digest: [] }], '', without('Mutual TLS and HTTP digest')],
  [[{ odd: [] }], '', without('API key in the header no name')],
  [[{ gone: [] }], '', without('gone')],
  [[{}, { tls: [] }], '', undefined],
  [[{}], '', undefined],
  [[], '', undefined],
])('of the security %j the key goes to %j, and the remark is %j', (security, place, remark) => {
  expect(read(security)).toEqual([place, remark]);
});
