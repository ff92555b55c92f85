import { type SerializedBody, serializeBody } from './serialize-body';
import { describeTruncation } from '../sample/truncation-note';
import { encodeUrlPart } from '@/lib/text/encode';
import { describeNonAsciiHeaders } from './header-value';
import { isObject } from '../core/json';
import { getAtPointer } from '../core/pointer';
import { truncateForMessage } from '../core/problems';
import { describeParameterTruncation } from './parameter-value';
import { type BodyOptions, buildRequestContent } from './request-content';
import {
  type RequestTarget,
  isSent,
  serializeCookies,
  serializeHeader,
  buildRequestUrl,
} from './request-url';
import { type SecurityScheme, resolveSecurity } from '../operation/security';
import type { ApiIndex, Operation, Parameter } from '../core/types';

/** Where a request carries the reader's key, which itself is never part of it. */
export type RequestKey =
  | { readonly in: 'basic' }
  /** `before` stands in front of the key: `Bearer `. */
  | { readonly in: 'header'; readonly name: string; readonly before: string }
  | { readonly in: 'cookie'; readonly name: string }
  | { readonly in: 'query'; readonly name: string };

/** A request as every language can make it: small, plain data that a page can carry. */
export type SampleRequest = {
  /** In capitals. */
  readonly method: string;
  /** Percent-encoded; `http:` or `https:`. */
  readonly url: string;
  readonly keys: readonly RequestKey[];
  /** Without those that follow from the key or the body. Names are tokens (RFC 9110 5.6.2). */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** `name=value` each, encoded. */
  readonly cookies: readonly string[];
  readonly body?: SerializedBody;
  /** What a reader should know of what is sent, in sentences. */
  readonly remark?: string;
};

/** What a request uses instead of the document's own, and which of that. */
export type RequestOptions = RequestTarget & BodyOptions;

/** Header names are tokens (RFC 9110 5.6.2): anything else could change the request's meaning. */
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

/** One key for each place: two schemes that both want a bearer token are one header. */
function getDistinctKeys(keys: readonly RequestKey[]): readonly RequestKey[] {
  const byLocation = new Map<string, RequestKey>();
  for (const key of keys) {
    const name = 'name' in key ? key.name : 'Authorization';
    // Names of headers are the same in capitals (RFC 9110 5.1).
    const location = 'before' in key || !('name' in key) ? name.toLowerCase() : `${key.in} ${name}`;
    if (!byLocation.has(location)) byLocation.set(location, key);
  }
  return [...byLocation.values()];
}

/**
 * Of the ways to call an operation the one by HTTP Basic, else one of which a sample shows all keys, else one of which
 * it shows some, else the first.
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

/** What a sample cannot show of a way: certificates, answers to what the server asks; `undefined` where it shows all. */
function describeOmittedSchemes(requirement: readonly SecurityScheme[]): string | undefined {
  const labels = requirement.flatMap((one) =>
    hasRequestKey(one) ? [] : [truncateForMessage(one.label)],
  );
  return labels.length === 0
    ? undefined
    : `Authentication that the code leaves out: ${labels.join(' and ')}.`;
}

/** Headers that a sample shows. Servers refuse a request with more, and writing thousands takes a minute in Java. */
const MAX_HEADERS = 200;

/** Headers that follow from the key or the body, and those of the connection: clients set them, or refuse to. */
const CLIENT_HEADERS =
  /^(accept|authorization|connection|content-(length|type)|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

/** Whether a parameter is a header that is none, or that the client sets. */
function isOmittedHeader({ in: location, name }: Parameter): boolean {
  const isOther = !isToken(name) || CLIENT_HEADERS.test(name);
  return location === 'header' && isOther;
}

/**
 * A request to an operation: path and required query parameters from the document's examples (else their
 * names in capitals), the body from one of its examples (else required and display fields), and where
 * the reader's key goes. With `fields: 'all'` optional parameters and fields too.
 */
export function buildRequest(
  api: ApiIndex,
  operation: Operation,
  options: RequestOptions = {},
): SampleRequest {
  const { fields = 'first-request' } = options;
  const parameters = operation.parameters.filter(
    (one) => isSent(one, fields) && !isOmittedHeader(one),
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
