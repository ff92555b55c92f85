import { getAtPointer, getObject, getOwn, getText, getTexts, isList, isObject } from '../core/json';
import type { Operation } from '../core/operation-types';
import { resolveValue } from '../core/resolve';
import type { ApiIndex, JsonObject } from '../core/types';
import { listFlows } from '../operation/security-labels';
import type { SampleRequest } from './build-request';
import { getKeyVariable, nameKeyVariable, type RequestKey } from './request-key';
import { resolveRequestSecurity } from './request-security';

/** Credentials of an OAuth 2.0 client at its token endpoint (RFC 6749 2.3.1). */
export const CLIENT_KEY: RequestKey = {
  in: 'basic',
  variable: nameKeyVariable('CLIENT_ID'),
  password: nameKeyVariable('CLIENT_SECRET'),
};

/** Where the access token of a request comes from. */
export type TokenSource = {
  readonly kind: 'client' | 'code' | 'openId';
  /** Request that gives the token; for OpenID Connect the one that gives the configuration. */
  readonly request: SampleRequest;
  /** Address of the sign-in that gives the code. */
  readonly signIn?: string;
  /** Scopes that the operation needs; empty for OpenID Connect, and where it needs none. */
  readonly scopes: readonly string[];
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

/** Source of the tokens of a scheme of OAuth 2.0; client credentials where it has several flows. */
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
    return { kind: 'client', request: buildTokenRequest(client.url, pairs), scopes };
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
  return { kind: 'code', signIn: address.href, request, scopes };
}

/** Schemes of a requirement of an operation as the document has them, each with the scopes that it needs. */
export function listRawSchemes(
  { document }: ApiIndex,
  { entry: { pointer } }: Operation,
  requirement: number,
): readonly (readonly [scheme: JsonObject, scopes: readonly string[]])[] {
  const raw = getAtPointer(document, pointer);
  const own = isObject(raw) ? getOwn(raw, 'security') : undefined;
  const all = own ?? getOwn(document, 'security');
  const needed = isList(all) ? all.filter(isObject)[requirement] : undefined;
  const schemes = getObject(getObject(document, 'components'), 'securitySchemes');
  return Object.keys(needed ?? {}).flatMap((id) => {
    const { value } = resolveValue(document, getOwn(schemes, id), '', []);
    return isObject(value) ? [[value, getTexts(needed, id)] as const] : [];
  });
}

/**
 * Finds where the access token of an operation comes from; `undefined` where its schemes name no source.
 * @param requirement Index of the requirement among those of the operation.
 */
export function findTokenSource(
  api: ApiIndex,
  operation: Operation,
  requirement: number,
): TokenSource | undefined {
  const server = operation.servers[0]?.url ?? '';
  for (const [scheme, scopes] of listRawSchemes(api, operation, requirement)) {
    const source = findSchemeSource(scheme, scopes, server);
    if (source) return source;
  }
  return undefined;
}

function findSchemeSource(
  scheme: JsonObject,
  scopes: readonly string[],
  server: string,
): TokenSource | undefined {
  const type = getText(scheme, 'type');
  if (type === 'oauth2') return findFlowSource(scheme, scopes, server);
  const url = resolveAddress(getText(scheme, 'openIdConnectUrl'), server);
  if (type !== 'openIdConnect' || url === undefined) return undefined;
  const request = { method: 'GET', url, keys: [], headers: [], cookies: [] };
  return { kind: 'openId', request, scopes: [] };
}

/**
 * Finds where the access tokens of a scheme come from; `undefined` where it names no source. Its request asks for no
 * scope, for each operation needs its own.
 * @param id Name among the schemes of the document.
 */
export function findNamedToken(
  { document, servers }: Pick<ApiIndex, 'document' | 'servers'>,
  id: string,
): TokenSource | undefined {
  const schemes = getObject(getObject(document, 'components'), 'securitySchemes');
  const { value } = resolveValue(document, getOwn(schemes, id), '', []);
  return isObject(value) ? findSchemeSource(value, [], servers[0]?.url ?? '') : undefined;
}

/** Where the access token of a sample comes from, and the environment variable that the sample reads it from. */
export type SampleToken = TokenSource & { readonly variable: string };

/** Finds where the access token of the sample of an operation comes from; `undefined` for another key. */
export function findSampleToken(api: ApiIndex, operation: Operation): SampleToken | undefined {
  const { keys, requirement } = resolveRequestSecurity(api, operation);
  const source = findTokenSource(api, operation, requirement);
  const key = keys.find((one) => one.in === 'header' && one.name === 'Authorization');
  return source && key && { ...source, variable: getKeyVariable(key) };
}
