import { encodeUrlPart } from '@/lib/text/encode';
import { getAtPointer, isObject } from '../core/json';
import { truncateForMessage } from '../core/problems';
import type { ApiIndex, Operation, Parameter } from '../core/types';
import { resolveSecurity, type SecurityScheme } from '../operation/security';
import { describeTruncation } from '../sample/truncation-note';
import { describeNonAsciiHeaders } from './header-value';
import { describeParameterTruncation } from './parameter-value';
import { type BodyOptions, buildRequestContent } from './request-content';
import {
  buildRequestUrl,
  isParameterSent,
  type RequestTarget,
  serializeCookies,
  serializeHeader,
} from './request-url';
import { serializeBody, type SerializedBody } from './serialize-body';

/** Location of the reader's key in a request, which itself never holds the key. */
export type RequestKey =
  | { readonly in: 'basic' }
  /** Header with `before` in front of the key: `Bearer `. */
  | { readonly in: 'header'; readonly name: string; readonly before: string }
  | { readonly in: 'cookie'; readonly name: string }
  | { readonly in: 'query'; readonly name: string };

/** Request as plain data that a page can carry and every language can print. */
export type SampleRequest = {
  /** Upper-case method. */
  readonly method: string;
  /** Percent-encoded URL with its scheme. */
  readonly url: string;
  readonly keys: readonly RequestKey[];
  /** Headers but those of the key and the body. Names are tokens (RFC 9110 5.6.2). */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Encoded `name=value` pairs. */
  readonly cookies: readonly string[];
  readonly body?: SerializedBody;
  /** Sentences on what is sent that a reader should know. */
  readonly remark?: string;
};

/** Server, fields and body that a request uses instead of its defaults. */
export type RequestOptions = RequestTarget & BodyOptions;

/** Whether a name of a header is a token (RFC 9110 5.6.2); others could alter the request. */
function isToken(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name);
}

function listRequestKeys(scheme: SecurityScheme): readonly RequestKey[] {
  switch (scheme.kind) {
    case 'basic':
      return [{ in: 'basic' }];
    case 'bearer':
      return [{ in: 'header', name: 'Authorization', before: 'Bearer ' }];
    case 'api-key':
      if (scheme.in === 'cookie' || scheme.in === 'query') {
        return [{ in: scheme.in, name: encodeUrlPart(scheme.name) }];
      }
      return scheme.in === 'header' && isToken(scheme.name)
        ? [{ in: 'header', name: scheme.name, before: '' }]
        : [];
    case 'other':
      return [];
    default:
      return scheme.kind satisfies never;
  }
}

/** One key for each location: two schemes with a bearer token are one header. */
function getDistinctKeys(keys: readonly RequestKey[]): readonly RequestKey[] {
  const byLocation = new Map<string, RequestKey>();
  for (const key of keys) {
    const name = 'name' in key ? key.name : 'Authorization';
    // Names of headers ignore case (RFC 9110 5.1).
    const location = 'before' in key || !('name' in key) ? name.toLowerCase() : `${key.in} ${name}`;
    if (!byLocation.has(location)) byLocation.set(location, key);
  }
  return [...byLocation.values()];
}

/**
 * Selects the requirement with HTTP Basic, else one whose keys a sample can show, else one with
 * some of them, else the first; empty for none.
 */
function selectRequirement(api: ApiIndex, operation: Operation): readonly SecurityScheme[] {
  const { pointer } = operation.entry;
  const raw = getAtPointer(api.document, pointer);
  const requirements = isObject(raw) ? resolveSecurity(api, raw, pointer, []) : [];
  return (
    requirements.find((requirement) => requirement.some((one) => one.kind === 'basic')) ??
    requirements.find(
      (requirement) => requirement.length > 0 && requirement.every(hasRequestKey),
    ) ??
    requirements.find((requirement) => requirement.some(hasRequestKey)) ??
    requirements[0] ??
    []
  );
}

function hasRequestKey(scheme: SecurityScheme): boolean {
  return listRequestKeys(scheme).length > 0;
}

/** Sentence on schemes that a sample cannot show, such as certificates; `undefined` for none. */
function describeOmittedSchemes(requirement: readonly SecurityScheme[]): string | undefined {
  const labels = requirement.flatMap((one) =>
    hasRequestKey(one) ? [] : [truncateForMessage(one.label)],
  );
  return labels.length === 0
    ? undefined
    : `Authentication that the code leaves out: ${labels.join(' and ')}.`;
}

/** Most headers of a sample: servers refuse more, and thousands take a minute to print in Java. */
const MAX_HEADERS = 200;

/** Headers of the key, the body and the connection, which clients set or refuse. */
const CLIENT_HEADERS =
  /^(accept|authorization|connection|content-(length|type)|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

/** Whether a parameter is a header that is invalid or that the client sets. */
function isOmittedHeader({ in: location, name }: Parameter): boolean {
  const isOther = !isToken(name) || CLIENT_HEADERS.test(name);
  return location === 'header' && isOther;
}

/**
 * Builds a sample request: URL with required query parameters, values from the document's examples
 * (else names in capitals), a body from an example (else required and display fields), and where
 * the reader's key goes. `fields: 'all'` adds optional parameters and fields.
 */
export function buildRequest(
  api: ApiIndex,
  operation: Operation,
  options: RequestOptions = {},
): SampleRequest {
  const { fields = 'first-request' } = options;
  const parameters = operation.parameters.filter(
    (one) => isParameterSent(one, fields) && !isOmittedHeader(one),
  );
  const headers = parameters
    .filter((one) => one.in === 'header')
    .slice(0, MAX_HEADERS)
    .map((one) => [one.name, serializeHeader(api, one)] as const);
  const content = buildRequestContent(api, operation, options);
  const partRemarks: string[] = [];
  const body = content && serializeBody(api, content, partRemarks);
  const requirement = selectRequirement(api, operation);
  const remarks = [
    content && describeTruncation(content.truncated),
    ...partRemarks,
    ...parameters.map((one) => describeParameterTruncation(api, one)),
    describeNonAsciiHeaders(headers),
    describeOmittedSchemes(requirement),
  ].filter((one) => one !== undefined);
  return {
    method: operation.entry.method.toUpperCase(),
    url: buildRequestUrl(api, operation, options),
    keys: getDistinctKeys(requirement.flatMap(listRequestKeys)),
    headers,
    cookies: parameters
      .filter((one) => one.in === 'cookie')
      .flatMap((one) => serializeCookies(api, one)),
    ...(body === undefined ? {} : { body }),
    ...(remarks.length === 0 ? {} : { remark: remarks.join(' ') }),
  };
}
