import * as words from '@/.generated/words/openapi/requests';
import type { Operation, Parameter } from '../core/operation-types';
import { truncateForMessage } from '../core/problems';
import { formatSentMethod, type ApiIndex } from '../core/types';
import { describeSample } from '../sample/truncation-note';
import { describeNonAsciiHeaders, encodeHeaderValue, isToken } from './header-value';
import { describeParameterSample } from './parameter-value';
import { type BodyOptions, buildRequestContent } from './request-content';
import type { RequestKey } from './request-key';
import { resolveRequestSecurity } from './request-security';
import {
  buildPathParts,
  buildRequestUrl,
  isParameterSent,
  type RequestTarget,
  serializeCookies,
  serializeHeader,
} from './request-url';
import { serializeBody, type SerializedBody } from './serialize-body';

/** Request as plain data that a page can carry and every language can print. */
export type SampleRequest = {
  /** Method in the capitals that are sent. */
  readonly method: string;
  /** Percent-encoded URL with its scheme. */
  readonly url: string;
  /** Path in parts, every second one the value of a parameter; absent without parameters. */
  readonly path?: readonly string[];
  readonly keys: readonly RequestKey[];
  /** Headers but those of the key and the body. Names are tokens (RFC 9110 5.6.2). */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Those of the headers that are its signature, with placeholders as values; absent where it is not signed. */
  readonly signature?: SampleRequest['headers'];
  /** Encoded `name=value` pairs. */
  readonly cookies: readonly string[];
  readonly body?: SerializedBody;
  /** Whether the client presents a certificate of its own (mutual TLS), which no sample shows. */
  readonly certificate?: true;
  /** Sentences on what is sent that a reader should know. */
  readonly remark?: string;
};

/** Server, fields and body that a request uses instead of its defaults. */
export type RequestOptions = RequestTarget & BodyOptions;

/** Most headers of a sample: servers refuse more. */
const MAX_HEADERS = 200;

/** Most parameters of a sample: no server takes a request of more. */
const MAX_PARAMETERS = 1_000;

/** Sentence on parameters that a sample leaves out; `undefined` for none. */
function describeOmittedParameters(count: number): string | undefined {
  if (count <= MAX_PARAMETERS) return undefined;
  return words.parametersLeftOut({ shown: MAX_PARAMETERS, all: count });
}

/** Headers of the body and the connection, which clients set or refuse. */
const CLIENT_HEADERS =
  /^(connection|content-(length|type)|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

function listNames(parameters: readonly Parameter[]): string {
  return parameters.map(({ name }) => truncateForMessage(name)).join(', ');
}

/** Headers that a sample can send, and sentences on the others. */
function selectHeaders(headers: readonly Parameter[]) {
  const tokens = headers.filter(({ name }) => isToken(name));
  const invalid = headers.filter(({ name }) => !isToken(name));
  const client = tokens.filter(({ name }) => CLIENT_HEADERS.test(name));
  const sent = tokens.filter(({ name }) => !CLIENT_HEADERS.test(name));
  return {
    sent: sent.slice(0, MAX_HEADERS),
    remarks: [
      ...(invalid.length > 0 ? [words.invalidHeaders(listNames(invalid))] : []),
      ...(client.length > 0 ? [words.clientHeaders(listNames(client))] : []),
      ...(sent.length > MAX_HEADERS ? [words.onlyFirstHeaders(MAX_HEADERS)] : []),
    ],
  };
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
  const security = resolveRequestSecurity(api, operation);
  const { signature } = security;
  const allowed = operation.parameters.filter(
    (one) => isParameterSent(one, fields) && !security.isKey(one),
  );
  const parameters = allowed.slice(0, MAX_PARAMETERS);
  const selected = selectHeaders(parameters.filter((one) => one.in === 'header'));
  const all = selected.sent.map((one) => [one.name, serializeHeader(api, one)] as const);
  const cookies = parameters
    .filter((one) => one.in === 'cookie')
    .flatMap((one) => serializeCookies(api, one));
  const hasCookies = cookies.length > 0 || security.keys.some((key) => key.in === 'cookie');
  // All cookies are one header (RFC 6265 5.4).
  const isCookie = (name: string) => hasCookies && name.toLowerCase() === 'cookie';
  const headers = all.filter(([name]) => !isCookie(name));
  const content = buildRequestContent(api, operation, options);
  const path = buildPathParts(api, { ...operation, parameters });
  const partRemarks: string[] = [];
  const body = content && serializeBody(api, content, partRemarks);
  const remarks = [
    content && describeSample(content),
    ...partRemarks,
    ...parameters.flatMap((one) => describeParameterSample(api, one)),
    ...selected.remarks,
    describeOmittedParameters(allowed.length),
    describeNonAsciiHeaders(all),
    security.remark,
  ].filter((one) => one !== undefined);
  return {
    method: formatSentMethod(operation.entry.method),
    url: buildRequestUrl(api, { ...operation, parameters }, security.keys, options),
    ...(path.length > 1 ? { path } : {}),
    keys: security.keys,
    headers: [
      ...headers.map(([name, value]) => [name, encodeHeaderValue(value)] as const),
      ...signature,
    ],
    ...(signature.length > 0 ? { signature } : {}),
    cookies: [
      ...all.flatMap(([name, value]) => (isCookie(name) ? [encodeHeaderValue(value)] : [])),
      ...cookies,
    ],
    ...(body === undefined ? {} : { body }),
    ...(remarks.length === 0 ? {} : { remark: remarks.join(' ') }),
  };
}
