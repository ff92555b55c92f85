import { parseWebUrl } from '../core/external-docs';
import { getObject, getOwn, getText, isObject, isTrue } from '../core/json';
import type { Json, JsonObject } from '../core/types';

const FLOW_NAMES: ReadonlyMap<string, string> = new Map([
  ['authorizationCode', 'authorization code'],
  ['accessCode', 'authorization code'],
  ['clientCredentials', 'client credentials'],
  ['application', 'client credentials'],
  ['deviceAuthorization', 'device authorization'],
  ['implicit', 'implicit'],
  ['password', 'password'],
]);

/** A reference relative to the server (RFC 3986 4.2): without a scheme, and in characters that an address has. */
const RELATIVE_URL = /^(?![a-z][a-z\d+.-]*:)[\w.~%/?#[\]{}@!$&'()*+,;=:-]{1,500}$/i;

/** An address as it is told: a web address, or one relative to the server (OpenAPI 3.1 4.7); any other is left out. */
function parseUrl(text: string): string | undefined {
  const url = text.trim();
  return parseWebUrl(url) ?? (RELATIVE_URL.test(url) ? url : undefined);
}

/** Addresses of a flow, in the order they are called. */
const FLOW_URLS = [
  ['authorizationUrl', 'sign in at'],
  ['deviceAuthorizationUrl', 'device code from'],
  ['tokenUrl', 'token from'],
  ['refreshUrl', 'refresh at'],
] as const;

function describeFlow(name: string, flow: JsonObject): string {
  const steps = FLOW_URLS.flatMap(([key, label]) => {
    const url = parseUrl(getText(flow, key));
    return url === undefined ? [] : `${label} ${url}`;
  });
  return [FLOW_NAMES.get(name) ?? name, ...steps].join(', ');
}

/** Flows of OAuth 2.0: a map in OpenAPI 3, one on the scheme itself in Swagger 2.0. */
function describeFlows(scheme: JsonObject): readonly string[] {
  const flow = getText(scheme, 'flow');
  if (flow !== '') return [describeFlow(flow, scheme)];
  return Object.entries(getObject(scheme, 'flows') ?? {}).flatMap(([name, one]) =>
    isObject(one) && !name.startsWith('x-') ? describeFlow(name, one) : [],
  );
}

/** What a token of one flow may be asked for. */
export type FlowScopes = {
  /** The flow in words: `client credentials`. */
  readonly name: string;
  readonly scopes: readonly { readonly name: string; readonly description: string }[];
};

function listScopes(name: string, flow: Json | undefined): readonly FlowScopes[] {
  const scopes = isObject(flow) ? getObject(flow, 'scopes') : undefined;
  const scopeNames = Object.keys(scopes ?? {}).filter((scope) => !scope.startsWith('x-'));
  if (scopeNames.length === 0) return [];
  return [
    {
      name: FLOW_NAMES.get(name) ?? name,
      scopes: scopeNames.map((scope) => ({ name: scope, description: getText(scopes, scope) })),
    },
  ];
}

/** The scopes of each flow that has some (OpenAPI 3.1 4.8.29); in Swagger 2.0 the scheme is the flow. */
export function listFlowScopes(scheme: JsonObject): readonly FlowScopes[] {
  const flow = getText(scheme, 'flow');
  if (flow !== '') return listScopes(flow, scheme);
  return Object.entries(getObject(scheme, 'flows') ?? {}).flatMap(([name, one]) =>
    name.startsWith('x-') ? [] : listScopes(name, one),
  );
}

/** The way to authenticate with OAuth 2.0: its scopes, its flows and where they are called. */
export function oauthLabel(scheme: JsonObject, scopes: readonly string[]): string {
  const flows = describeFlows(scheme);
  const name = scopes.length > 0 ? `OAuth 2.0 (${scopes.join(', ')})` : 'OAuth 2.0';
  const metadata = parseUrl(getText(scheme, 'oauth2MetadataUrl'));
  const details = [...flows, ...(metadata === undefined ? [] : [`metadata at ${metadata}`])];
  return details.length > 0 ? `${name}: ${details.join('; or ')}` : name;
}

/** OpenID Connect with the address of its configuration. */
export function openIdLabel(scheme: JsonObject, scopes: readonly string[]): string {
  const url = parseUrl(getText(scheme, 'openIdConnectUrl'));
  const name = scopes.length > 0 ? `OpenID Connect (${scopes.join(', ')})` : 'OpenID Connect';
  return url === undefined ? name : `${name}: configuration at ${url}`;
}

/** HTTP Basic; what goes in as the user name, where the document says that it is a key. */
export function basicLabel(scheme: JsonObject): string {
  const description = getText(scheme, 'description').slice(0, 2_000);
  const isKey = /\bkey\b/i.test(description) && /\buser ?name\b/i.test(description);
  return isKey ? 'HTTP Basic: your key as user name' : 'HTTP Basic';
}

/** A bearer token, with its format where that is told. */
export function bearerLabel(scheme: JsonObject): string {
  const format = getText(scheme, 'bearerFormat').trim();
  return format === '' ? 'Bearer token' : `Bearer token (${format.slice(0, 40)})`;
}

/** `API key in the header X-Key`, `… in the query parameter key`, `… in the cookie session`. */
export function apiKeyLabel(location: string, name: string): string {
  return `API key in the ${location === 'query' ? 'query parameter' : location} ${name}`;
}

/** Roles that a caller needs (OpenAPI 3.1 4.8.30), in the brackets that a scheme's words may end with. */
export function withRoles(label: string, roles: readonly string[]): string {
  if (roles.length === 0) return label;
  const roleNames = `${roles.length === 1 ? 'role' : 'roles'} ${roles.join(', ')}`;
  return label.endsWith(')') ? `${label.slice(0, -1)}, ${roleNames})` : `${label} (${roleNames})`;
}

/** What an operation says that takes everybody. */
export const NO_AUTHENTICATION = 'No authentication';

/** Ways as one sentence lists them, each once; beside others what is needed together stands in brackets. */
export function describeRequirements(
  requirements: readonly (readonly string[])[],
): readonly string[] {
  const distinct = new Map(
    requirements.map((requirement) => [requirement.join(' and '), requirement.length]),
  );
  return [...distinct].map(([label, count]) => {
    if (count === 0) return NO_AUTHENTICATION.toLowerCase();
    return count > 1 && distinct.size > 1 ? `(${label})` : label;
  });
}

/** A scheme that the provider gives up (OpenAPI 3.2 `deprecated`) says so behind its words. */
export function withDeprecation(label: string, scheme: JsonObject): string {
  return isTrue(scheme, 'deprecated') || getOwn(scheme, 'x-deprecated') === true
    ? `${label} (deprecated)`
    : label;
}
