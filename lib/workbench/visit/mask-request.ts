import { isList, isNumber, isObject } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { FormPart } from '@/lib/openapi/request/form-parts';
import type { SerializedBody } from '@/lib/openapi/request/serialize-body';

type Mask = (text: string) => string;

function maskValue(value: Json, mask: Mask): Json {
  if (typeof value === 'string') return mask(value);
  if (isNumber(value)) {
    const text = String(value);
    return mask(text) === text ? value : mask(text);
  }
  if (isList(value)) return value.map((one) => maskValue(one, mask));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [mask(key), maskValue(one, mask)]),
  );
}

function maskPart({ headers, parts, ...part }: FormPart, mask: Mask): FormPart {
  return {
    ...part,
    text: mask(part.text),
    ...(headers && { headers: headers.map(([name, value]) => [name, mask(value)] as const) }),
    ...(parts && { parts: parts.map((one) => maskPart(one, mask)) }),
  };
}

function maskBody(body: SerializedBody, mask: Mask): SerializedBody {
  switch (body.kind) {
    case 'json':
      return {
        ...body,
        value: maskValue(body.value, mask),
        ...(body.text !== undefined && { text: mask(body.text) }),
      };
    case 'form':
      return { ...body, parts: body.parts.map((one) => maskPart(one, mask)) };
    case 'pairs':
      return {
        ...body,
        pairs: body.pairs.map(([name, text, encoded]) =>
          encoded === undefined ? [name, mask(text)] : [name, mask(text), mask(encoded)],
        ),
      };
    case 'text':
      return { ...body, text: mask(body.text) };
    default:
      return body satisfies never;
  }
}

/**
 * Masks what a reader typed into a request besides its keys, which are none of its texts: a key may also stand in a
 * field by mistake.
 * @param mask masks the keys in a text.
 */
export function maskRequest(request: SampleRequest, mask: Mask): SampleRequest {
  const { url, path, headers, cookies, body } = request;
  return {
    ...request,
    url: mask(url),
    ...(path && { path: path.map(mask) }),
    headers: headers.map(([name, value]) => [name, mask(value)] as const),
    cookies: cookies.map(mask),
    ...(body && { body: maskBody(body, mask) }),
  };
}
