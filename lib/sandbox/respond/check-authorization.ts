import type { RequestSignature } from '@/lib/content/schemas/workbench/request-signature';
import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { resolveSigning } from '@/lib/openapi/operation/needs/resolve-needs';
import type { SecurityScheme } from '@/lib/openapi/operation/resolve-security';
import { isRequestSigned } from '@/lib/workbench/signature/request/verify-request';
import { type ApiRequest, getCookies } from './api-request';

/** Whether a request has any key, whatever its value, for all schemes of one requirement. */
export function isAuthorized(
  requirements: readonly (readonly SecurityScheme[])[],
  request: ApiRequest,
): boolean {
  return (
    requirements.length === 0 ||
    requirements.some((schemes) => schemes.every((scheme) => hasKey(scheme, request)))
  );
}

/**
 * Whether a request is signed as its operation needs it: with the key that is known, or not at all where none is.
 * @throws where the known key cannot be read.
 */
export async function isSigned(
  api: ApiIndex,
  operation: Operation,
  { method, url = '', headers, body }: ApiRequest,
  signature: RequestSignature | undefined,
): Promise<boolean> {
  if (!signature?.known || !resolveSigning(api, operation.entry, operation)) return true;
  return isRequestSigned({ method, url, headers: new Headers(headers), body }, signature);
}

/** Text of Base64, a character for each byte; empty for another text. */
function decodeBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}

function hasKey({ kind, in: location, name }: SecurityScheme, request: ApiRequest): boolean {
  const { query, headers } = request;
  const [, scheme = '', key = ''] = /^(\S+) +(\S+)$/.exec(headers.authorization ?? '') ?? [];
  switch (kind) {
    case 'basic':
      // The key is the user name.
      return /^basic$/i.test(scheme) && /^[^:]+:/.test(decodeBase64(key));
    case 'bearer':
      return /^bearer$/i.test(scheme);
    case 'api-key': {
      if (location === 'header') return (headers[name.toLowerCase()] ?? '') !== '';
      return ((location === 'query' ? query : getCookies(request)).get(name) ?? '') !== '';
    }
    case 'other':
      return true;
    default:
      return kind satisfies never;
  }
}
