import { toWebUrl } from '../external-docs';
import { getObject, getOwn, getText, isObject, isTrue } from '../json';
import type { Json, JsonObject } from '../types';

const FLOWS: ReadonlyMap<string, string> = new Map([
  ['authorizationCode', 'authorization code'],
  ['accessCode', 'authorization code'],
  ['clientCredentials', 'client credentials'],
  ['application', 'client credentials'],
  ['deviceAuthorization', 'device authorization'],
  ['implicit', 'implicit'],
  ['password', 'password'],
]);

/** A reference relative to the server (RFC 3986 4.2): without a scheme, and in characters that an address has. */
const RELATIVE = /^(?![a-z][a-z\d+.-]*:)[\w.~%/?#[\]{}@!$&'()*+,;=:-]{1,500}$/i;

/** An address as it is told: a web address, or one relative to the server (OpenAPI 3.1 4.7); any other is left out. */
function toAddress(text: string): string | undefined {
  const url = text.trim();
  return toWebUrl(url) ?? (RELATIVE.test(url) ? url : undefined);
}

/** Addresses of a flow, in the order they are called. */
const ADDRESSES = [
  ['authorizationUrl', 'sign in at'],
  ['deviceAuthorizationUrl', 'device code from'],
  ['tokenUrl', 'token from'],
  ['refreshUrl', 'refresh at'],
] as const;

function toFlowWords(name: string, flow: JsonObject): string {
  const steps = ADDRESSES.flatMap(([key, words]) => {
    const url = toAddress(getText(flow, key));
    return url === undefined ? [] : `${words} ${url}`;
  });
  return [FLOWS.get(name) ?? name, ...steps].join(', ');
}

/** Flows of OAuth 2.0: a map in OpenAPI 3, one on the scheme itself in Swagger 2.0. */
function toFlows(scheme: JsonObject): readonly string[] {
  const flow = getText(scheme, 'flow');
  if (flow !== '') return [toFlowWords(flow, scheme)];
  return Object.entries(getObject(scheme, 'flows') ?? {}).flatMap(([name, one]) =>
    isObject(one) && !name.startsWith('x-') ? toFlowWords(name, one) : [],
  );
}

/** What a token of one flow may be asked for. */
export type FlowScopes = {
  /** The flow in words: `client credentials`. */
  readonly name: string;
  readonly scopes: readonly { readonly name: string; readonly description: string }[];
};

function toScopes(name: string, flow: Json | undefined): readonly FlowScopes[] {
  const scopes = isObject(flow) ? getObject(flow, 'scopes') : undefined;
  const named = Object.keys(scopes ?? {}).filter((scope) => !scope.startsWith('x-'));
  if (named.length === 0) return [];
  return [
    {
      name: FLOWS.get(name) ?? name,
      scopes: named.map((scope) => ({ name: scope, description: getText(scopes, scope) })),
    },
  ];
}

/** The scopes of each flow that has some (OpenAPI 3.1 4.8.29); in Swagger 2.0 the scheme is the flow. */
export function toFlowScopes(scheme: JsonObject): readonly FlowScopes[] {
  const flow = getText(scheme, 'flow');
  if (flow !== '') return toScopes(flow, scheme);
  return Object.entries(getObject(scheme, 'flows') ?? {}).flatMap(([name, one]) =>
    name.startsWith('x-') ? [] : toScopes(name, one),
  );
}

/** The way to authenticate with OAuth 2.0: its scopes, its flows and where they are called. */
export function toOAuthWords(scheme: JsonObject, scopes: readonly string[]): string {
  const flows = toFlows(scheme);
  const name = scopes.length > 0 ? `OAuth 2.0 (${scopes.join(', ')})` : 'OAuth 2.0';
  const metadata = toAddress(getText(scheme, 'oauth2MetadataUrl'));
  const ways = [...flows, ...(metadata === undefined ? [] : [`metadata at ${metadata}`])];
  return ways.length > 0 ? `${name}: ${ways.join('; or ')}` : name;
}

/** OpenID Connect with the address of its configuration. */
export function toOpenIdWords(scheme: JsonObject, scopes: readonly string[]): string {
  const url = toAddress(getText(scheme, 'openIdConnectUrl'));
  const name = scopes.length > 0 ? `OpenID Connect (${scopes.join(', ')})` : 'OpenID Connect';
  return url === undefined ? name : `${name}: configuration at ${url}`;
}

/** HTTP Basic; what goes in as the user name, where the document says that it is a key. */
export function toBasicWords(scheme: JsonObject): string {
  const description = getText(scheme, 'description').slice(0, 2_000);
  const isKey = /\bkey\b/i.test(description) && /\buser ?name\b/i.test(description);
  return isKey ? 'HTTP Basic: your key as user name' : 'HTTP Basic';
}

/** A bearer token, with its format where that is told. */
export function toBearerWords(scheme: JsonObject): string {
  const format = getText(scheme, 'bearerFormat').trim();
  return format === '' ? 'Bearer token' : `Bearer token (${format.slice(0, 40)})`;
}

/** `API key in the header X-Key`, `… in the query parameter key`, `… in the cookie session`. */
export function toKeyWords(place: string, name: string): string {
  return `API key in the ${place === 'query' ? 'query parameter' : place} ${name}`;
}

/** Roles that a caller needs (OpenAPI 3.1 4.8.30), in the brackets that a scheme's words may end with. */
export function withRoles(words: string, roles: readonly string[]): string {
  if (roles.length === 0) return words;
  const told = `${roles.length === 1 ? 'role' : 'roles'} ${roles.join(', ')}`;
  return words.endsWith(')') ? `${words.slice(0, -1)}, ${told})` : `${words} (${told})`;
}

/** What an operation says that takes everybody. */
export const NO_AUTHENTICATION = 'No authentication';

/** Ways as one sentence lists them, each once; beside others what is needed together stands in brackets. */
export function toWayWords(ways: readonly (readonly string[])[]): readonly string[] {
  const distinct = new Map(ways.map((way) => [way.join(' and '), way.length]));
  return [...distinct].map(([words, count]) => {
    if (count === 0) return NO_AUTHENTICATION.toLowerCase();
    return count > 1 && distinct.size > 1 ? `(${words})` : words;
  });
}

/** A scheme that the provider gives up (OpenAPI 3.2 `deprecated`) says so behind its words. */
export function withAge(words: string, scheme: JsonObject): string {
  return isTrue(scheme, 'deprecated') || getOwn(scheme, 'x-deprecated') === true
    ? `${words} (deprecated)`
    : words;
}
