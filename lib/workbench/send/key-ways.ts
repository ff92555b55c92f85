import {
  getAtPointer,
  getObject,
  getOwn,
  getText,
  getTexts,
  isList,
  isObject,
} from '@/lib/openapi/core/json';
import type { Operation } from '@/lib/openapi/core/operation-types';
import { printJson } from '@/lib/openapi/core/print-json';
import { resolveValue } from '@/lib/openapi/core/resolve';
import type { ApiIndex, JsonObject } from '@/lib/openapi/core/types';
import { describeSecurity } from '@/lib/openapi/operation/resolve-security';
import { listFlows } from '@/lib/openapi/operation/security-labels';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { RequestKey } from '@/lib/openapi/request/request-key';
import { listRequirements, resolveRequestSecurity } from '@/lib/openapi/request/request-security';
import { CLIENT_KEY } from './secrets';

/** Where the access token of a request comes from. */
export type TokenSource = {
  readonly kind: 'client' | 'code' | 'openId';
  /** Request that gives the token; for OpenID Connect the one that gives the configuration. */
  readonly request: SampleRequest;
  /** Address of the sign-in that gives the code. */
  readonly signIn?: string;
};

/** One way to authenticate a request: one requirement of `security`, with all of its schemes. */
export type KeyWay = {
  /** Labels of its schemes; empty for a request without a key. */
  readonly label: string;
  readonly keys: readonly RequestKey[];
  /** Whether it needs a certificate of the client (mutual TLS). */
  readonly certificate?: true;
  readonly token?: TokenSource | undefined;
  /** Sentence on schemes that neither page nor samples know; `undefined` for none. */
  readonly remark?: string | undefined;
};

/** Names of the flow of client credentials, and of that with a code, in OpenAPI 3 and Swagger 2.0. */
const CLIENT_FLOW = /^(clientCredentials|application)$/;
const CODE_FLOW = /^(authorizationCode|accessCode)$/;

/** Absolute web address, of a relative one on the host of the API; `undefined` for any other text. */
function resolveAddress(text: string, server: string): string | undefined {
  const base = URL.canParse(server) ? server : undefined;
  if (text === '' || !URL.canParse(text, base)) return undefined;
  const { href, protocol } = new URL(text, base);
  return /^https?:$/.test(protocol) ? href : undefined;
}

type Pairs = readonly (readonly [name: string, text: string])[];

/** Request to a token endpoint with the credentials of the client (RFC 6749 4.1.3 and 4.4.2). */
function buildTokenRequest(url: string, pairs: Pairs): SampleRequest {
  const body = { kind: 'pairs', media: 'application/x-www-form-urlencoded', pairs } as const;
  return { method: 'POST', url, keys: [CLIENT_KEY], headers: [], cookies: [], body };
}

/** Parameters of the exchange of a code that the client's own program fills in (RFC 7636 4.5). */
const CODE_PAIRS: Pairs = [
  ['grant_type', 'authorization_code'],
  ['code', 'YOUR_CODE'],
  ['redirect_uri', 'YOUR_REDIRECT_URI'],
  ['code_verifier', 'YOUR_CODE_VERIFIER'],
];

function findFlowSource(
  scheme: JsonObject,
  scopes: readonly string[],
  server: string,
): TokenSource | undefined {
  const flows = listFlows(scheme).flatMap(([name, flow]) => {
    const url = resolveAddress(getText(flow, 'tokenUrl'), server);
    return url === undefined ? [] : [{ name, flow, url }];
  });
  const scope: Pairs = scopes.length > 0 ? [['scope', scopes.join(' ')]] : [];
  const client = flows.find(({ name }) => CLIENT_FLOW.test(name));
  if (client) {
    const pairs: Pairs = [['grant_type', 'client_credentials'], ...scope];
    return { kind: 'client', request: buildTokenRequest(client.url, pairs) };
  }
  const code = flows.find(({ name }) => CODE_FLOW.test(name));
  const signIn = code && resolveAddress(getText(code.flow, 'authorizationUrl'), server);
  if (!code || signIn === undefined) return undefined;
  const address = new URL(signIn);
  for (const [name, text] of [
    ['response_type', 'code'],
    ['client_id', 'YOUR_CLIENT_ID'],
    ['redirect_uri', 'YOUR_REDIRECT_URI'],
    ...scope,
    ['state', 'YOUR_STATE'],
    ['code_challenge', 'YOUR_CODE_CHALLENGE'],
    ['code_challenge_method', 'S256'],
  ] as const)
    address.searchParams.set(name, text);
  const request = buildTokenRequest(code.url, CODE_PAIRS);
  return { kind: 'code', signIn: address.href, request };
}

/** Source of the token of a requirement; `undefined` where its schemes name none. */
function findTokenSource(
  schemes: readonly (readonly [scheme: JsonObject, scopes: readonly string[]])[],
  server: string,
): TokenSource | undefined {
  for (const [scheme, scopes] of schemes) {
    const type = getText(scheme, 'type');
    const url = resolveAddress(getText(scheme, 'openIdConnectUrl'), server);
    if (type === 'openIdConnect' && url !== undefined) {
      const request = { method: 'GET', url, keys: [], headers: [], cookies: [] };
      return { kind: 'openId', request };
    }
    const source = type === 'oauth2' ? findFlowSource(scheme, scopes, server) : undefined;
    if (source) return source;
  }
  return undefined;
}

/** Requirements of an operation as its document has them, in the order of `listRequirements`. */
function listRawRequirements(api: ApiIndex, operation: Operation): readonly JsonObject[] {
  const raw = getAtPointer(api.document, operation.entry.pointer);
  const own = isObject(raw) ? getOwn(raw, 'security') : undefined;
  const all = own ?? getOwn(api.document, 'security');
  return isList(all) ? all.filter(isObject) : [];
}

/**
 * Lists the ways to authenticate a request of an operation, each once: first the one of its sample, then the others
 * in the order of the document.
 */
export function listKeyWays(api: ApiIndex, operation: Operation): readonly KeyWay[] {
  const raw = listRawRequirements(api, operation);
  const server = operation.servers[0]?.url ?? '';
  const schemes = getObject(getObject(api.document, 'components'), 'securitySchemes');
  const sampleKeys = printJson(resolveRequestSecurity(api, operation).keys);
  const ways = listRequirements(api, operation).map((requirement, index) => {
    const { keys, remark } = resolveRequestSecurity(api, operation, index);
    const own = Object.keys(raw[index] ?? {}).flatMap((id) => {
      const { value } = resolveValue(api.document, getOwn(schemes, id), '', []);
      return isObject(value) ? [[value, getTexts(raw[index], id)] as const] : [];
    });
    const isMutual = own.some(([scheme]) => getText(scheme, 'type') === 'mutualTLS');
    const [label = ''] = describeSecurity(api, [requirement]);
    const token = findTokenSource(own, server);
    return { label, keys, token, ...(isMutual ? ({ certificate: true } as const) : { remark }) };
  });
  const isFirst = ({ keys }: KeyWay) => printJson(keys) === sampleKeys;
  const first = ways.filter(isFirst);
  const all = [...first, ...ways.filter((way) => !first.includes(way))];
  return [...new Map(all.map((way) => [way.label, way])).values()];
}
