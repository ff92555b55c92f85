import { serializePlainValue } from '@/lib/openapi/constraints/value-style';
import { coversMedia } from '@/lib/openapi/core/media-type';
import type { MediaType, Operation, Response } from '@/lib/openapi/core/operation-types';
import type { ApiIndex, Json } from '@/lib/openapi/core/types';
import { findDocumentedResponse } from '@/lib/openapi/operation/resolve-responses';
import {
  encodeHeaderValue,
  isToken,
  normalizeHeaderValue,
} from '@/lib/openapi/request/header-value';
import { getParameterValue } from '@/lib/openapi/request/parameter-value';
import { buildMediaSample } from '@/lib/openapi/sample/media-sample';

/** Response of an API; `body` is `undefined` for none, `headers` are those of the document. */
export type ApiResponse = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Selects a documented response by status, by the name of an example, or by both. */
export type ResponsePreference = { readonly code?: number; readonly exampleKey?: string };

/**
 * Selects a documented response, by default the first success, with the wanted example, else the first, else a sample
 * of its schema. 404 where there is none, 406 where the client does not accept its media types.
 */
export function selectResponse(
  api: ApiIndex,
  { responses }: Operation,
  { code, exampleKey }: ResponsePreference,
  accept = '*/*',
): ApiResponse {
  const response =
    code === undefined ? findSuccess(responses) : findDocumentedResponse(responses, String(code));
  if (!response) {
    if (code === undefined) return { status: 500, body: { message: 'No response is documented.' } };
    return { status: 404, body: { message: `The status ${code} is not documented.` } };
  }
  const status = code ?? (Number(response.status.replace(/x/gi, '0')) || 200);
  const headers = buildHeaders(api, response);
  const { content } = response;
  const media = content.length === 0 ? undefined : negotiate(content, accept);
  if (content.length === 0) return { status, body: undefined, headers };
  if (!media) return { status: 406, body: { message: `There is no content for ${accept}` } };
  const example = media.examples.find(
    ({ name }) => exampleKey === undefined || name === exampleKey,
  );
  if (!example && exampleKey !== undefined)
    return { status: 404, body: { message: `The response has no example ${exampleKey}.` } };
  return { status, body: example ? example.value : buildBody(api, media), headers };
}

function buildBody(api: ApiIndex, media: MediaType): Json | undefined {
  if (media.schema.value === undefined) return undefined;
  return buildMediaSample(api, media, undefined, { direction: 'response' }).value;
}

/** The success with the lowest status, else the default, else the first. */
function findSuccess(responses: readonly Response[]): Response | undefined {
  const successes = responses.filter(({ status }) => status.startsWith('2'));
  const [lowest] = successes.sort((a, b) => a.status.localeCompare(b.status));
  return lowest ?? responses.find(({ status }) => status === 'default') ?? responses[0];
}

/** Weight of a range in `Accept`, 1 without one; 0 refuses it (RFC 9110 12.4.2). */
function getWeight(range: string): number {
  return Number(/;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*(?:;|$)/i.exec(range)?.[1] ?? 1);
}

/** Wildcards of a range: of several that cover a media type, the one with the fewest counts (RFC 9110 12.5.1). */
function countWildcards(range: string): number {
  return (range.split(';')[0] ?? '').split('*').length;
}

/**
 * Selects the media type of the greatest weight, of several by the client's order; `undefined` where it accepts none.
 * A header without any media type accepts all.
 */
function negotiate(content: readonly MediaType[], accept: string): MediaType | undefined {
  const ranges = accept.split(',').map((range) => range.trim());
  const valid = ranges.filter((range) => coversMedia('*/*', range));
  if (valid.length === 0) return content[0];
  const bySpecificity = valid.toSorted((one, other) => countWildcards(one) - countWildcards(other));
  const accepted = content.flatMap((media) => {
    const { name } = media;
    const range = bySpecificity.find((one) => coversMedia(one, name) || coversMedia(name, one));
    const weight = range === undefined ? 0 : getWeight(range);
    return range === undefined || weight === 0 ? [] : [{ media, weight, range }];
  });
  const place = (range: string) => valid.indexOf(range);
  const [best] = accepted.sort(
    (one, other) => other.weight - one.weight || place(one.range) - place(other.range),
  );
  return best?.media;
}

/** Documented headers of a response, each with its example, else a sample of its schema. */
function buildHeaders(api: ApiIndex, response: Response): Readonly<Record<string, string>> {
  const named = response.headers.filter(({ name }) => isToken(name));
  const entries = named.map((header) => {
    const text = serializePlainValue(getParameterValue(api, header));
    return [header.name, encodeHeaderValue(normalizeHeaderValue(text))] as const;
  });
  return Object.fromEntries(entries);
}
