import { printJson } from '@/lib/openapi/core/print-json';
import { buildCollection, buildPostmanRequest } from '@/lib/openapi/files/postman-request';
import { printHttpFile } from '@/lib/openapi/files/print-http-file';
import { type ArazzoOptions, buildArazzo } from './build-arazzo';
import { maskRequest } from './mask-request';
import type { NamedVisitRequest } from './visit-request';
import { createVisitMask } from './visit-secrets';

/** Files that have all requests of a visit, with the ends of their names. */
export const VISIT_FILES = {
  http: '.http',
  postman: '.postman_collection.json',
  arazzo: '.arazzo.json',
} as const;

/** Requests without the secrets in their fields. */
function maskSecrets(
  requests: readonly NamedVisitRequest[],
  held: readonly string[] = [],
): readonly NamedVisitRequest[] {
  const mask = createVisitMask(requests, held);
  return requests.map((one) => ({
    ...one,
    name: mask(one.name),
    request: maskRequest(one.request, mask),
  }));
}

/**
 * Prints requests as a file, which has no secret: neither a key nor what a field of such a name has.
 * @param requests in the order of sending.
 */
export function printVisitFile(
  kind: keyof typeof VISIT_FILES,
  requests: readonly NamedVisitRequest[],
  options: ArazzoOptions,
): string {
  switch (kind) {
    case 'http':
      return printHttpFile(maskSecrets(requests, options.held));
    case 'postman': {
      const items = maskSecrets(requests, options.held).map(({ name, request }) => ({
        item: { name, request: buildPostmanRequest(request, '') },
        keys: request.keys,
      }));
      return `${printJson(buildCollection(options.title, '', items), 2)}\n`;
    }
    case 'arazzo':
      return `${printJson(buildArazzo(requests, options), 2)}\n`;
    default:
      return kind satisfies never;
  }
}
