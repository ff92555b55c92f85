import * as words from '@/.generated/words/openapi/security';
import { parseWebUrl } from '../core/external-docs';
import { getObject, getOwn, getText, isObject, isTrue } from '../core/json';
import type { JsonObject } from '../core/types';

const FLOW_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(words.flows));

/** Relative reference (RFC 3986 4.2) of at most 500 characters, all of them allowed in URLs. */
const RELATIVE_URL = /^(?![a-z][a-z\d+.-]*:)[\w.~%/?#[\]{}@!$&'()*+,;=:-]{1,500}$/i;

/** Web URL, or one relative to the server (OpenAPI 3.1 4.7); `undefined` for other text. */
function parseUrl(text: string): string | undefined {
  const url = text.trim();
  return parseWebUrl(url) ?? (RELATIVE_URL.test(url) ? url : undefined);
}

/** URLs of a flow in the order of their calls, with their labels. */
const FLOW_URLS = [
  ['authorizationUrl', words.signInAt],
  ['deviceAuthorizationUrl', words.deviceCodeFrom],
  ['tokenUrl', words.tokenFrom],
  ['refreshUrl', words.refreshAt],
] as const;

function describeFlow(name: string, flow: JsonObject): string {
  const steps = FLOW_URLS.flatMap(([key, label]) => {
    const url = parseUrl(getText(flow, key));
    return url === undefined ? [] : label(url);
  });
  return [FLOW_NAMES.get(name) ?? name, ...steps].join(', ');
}

/** Flows of OAuth 2.0 by name: a map in OpenAPI 3, the scheme itself in Swagger 2.0. */
export function listFlows(
  scheme: JsonObject,
): readonly (readonly [name: string, flow: JsonObject])[] {
  const flow = getText(scheme, 'flow');
  if (flow !== '') return [[flow, scheme]];
  return Object.entries(getObject(scheme, 'flows') ?? {}).flatMap(([name, one]) =>
    isObject(one) && !name.startsWith('x-') ? [[name, one] as const] : [],
  );
}

/** Scopes that a token of one OAuth 2.0 flow may have. */
export type FlowScopes = {
  /** Label of the flow: `client credentials`. */
  readonly name: string;
  readonly scopes: readonly { readonly name: string; readonly description: string }[];
};

/** Scopes of each flow that has some (OpenAPI 3.1 4.8.29); empty for none. */
export function listFlowScopes(scheme: JsonObject): readonly FlowScopes[] {
  return listFlows(scheme).flatMap(([name, flow]) => {
    const scopes = getObject(flow, 'scopes');
    const scopeNames = Object.keys(scopes ?? {}).filter((scope) => !scope.startsWith('x-'));
    if (scopeNames.length === 0) return [];
    return {
      name: FLOW_NAMES.get(name) ?? name,
      scopes: scopeNames.map((scope) => ({ name: scope, description: getText(scopes, scope) })),
    };
  });
}

/** Label of OAuth 2.0 with its scopes, and its flows with their URLs. */
export function oauthLabel(scheme: JsonObject, scopes: readonly string[]): string {
  const flows = listFlows(scheme).map(([flowName, flow]) => describeFlow(flowName, flow));
  const name = scopes.length > 0 ? `OAuth 2.0 (${scopes.join(', ')})` : 'OAuth 2.0';
  const metadata = parseUrl(getText(scheme, 'oauth2MetadataUrl'));
  const details = [...flows, ...(metadata === undefined ? [] : [words.metadataAt(metadata)])];
  return details.length > 0
    ? words.withDetails({
        scheme: name,
        details: details.reduce((flow, other) => words.orFlow({ flow, other })),
      })
    : name;
}

/** Label of OpenID Connect with its scopes and the URL of its configuration. */
export function openIdLabel(scheme: JsonObject, scopes: readonly string[]): string {
  const url = parseUrl(getText(scheme, 'openIdConnectUrl'));
  const name = scopes.length > 0 ? `OpenID Connect (${scopes.join(', ')})` : 'OpenID Connect';
  return url === undefined ? name : words.configurationAt({ scheme: name, url });
}

/** Most characters of a description that are searched for the user name. */
const MAX_SEARCHED_CHARS = 2_000;

/** Whether the description of HTTP Basic says that the user name is the key, so that there is no password. */
export function isKeyUserName(scheme: JsonObject): boolean {
  const description = getText(scheme, 'description').slice(0, MAX_SEARCHED_CHARS);
  return /\bkey\b/i.test(description) && /\buser ?name\b/i.test(description);
}

/** Most characters of a token format that are shown. */
const MAX_FORMAT_CHARS = 40;

/** Label of a bearer token, with its format where the document names one. */
export function bearerLabel(scheme: JsonObject): string {
  const format = getText(scheme, 'bearerFormat').trim();
  return format === '' ? words.bearer : words.bearerOf(format.slice(0, MAX_FORMAT_CHARS));
}

/** Label of an API key: `API key in the header X-Key`, `… in the query parameter key`. */
export function apiKeyLabel(location: string, name: string): string {
  switch (location) {
    case 'header':
      return words.keyInHeader(name);
    case 'query':
      return words.keyInQuery(name);
    case 'cookie':
      return words.keyInCookie(name);
    default:
      return words.keyIn({ location, name });
  }
}

/** Label with the roles a caller needs (OpenAPI 3.1 4.8.30), inside brackets it may end with. */
export function withRoles(label: string, roles: readonly string[]): string {
  if (roles.length === 0) return label;
  const roleNames = words.roles({ count: roles.length, names: roles.join(', ') });
  return label.endsWith(')') ? `${label.slice(0, -1)}, ${roleNames})` : `${label} (${roleNames})`;
}

/** Distinct labels of security requirements; beside others, a combination is in brackets. */
export function describeRequirements(
  requirements: readonly (readonly string[])[],
): readonly string[] {
  const distinct = new Map(
    requirements.map(([first = '', ...others]) => [
      others.reduce((all, scheme) => words.together({ scheme: all, other: scheme }), first),
      first === '' ? 0 : others.length + 1,
    ]),
  );
  return [...distinct].map(([label, count]) => {
    if (count === 0) return words.orNone;
    return count > 1 && distinct.size > 1 ? `(${label})` : label;
  });
}

/** Label that says `(deprecated)` of a deprecated scheme (OpenAPI 3.2 `deprecated`). */
export function withDeprecation(label: string, scheme: JsonObject): string {
  return isTrue(scheme, 'deprecated') || getOwn(scheme, 'x-deprecated') === true
    ? words.deprecated(label)
    : label;
}
