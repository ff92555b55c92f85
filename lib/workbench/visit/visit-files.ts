import { printJson } from '@/lib/openapi/core/print-json';
import { buildCollection, buildPostmanRequest } from '@/lib/openapi/files/postman-request';
import { printHttpFile } from '@/lib/openapi/files/print-http-file';
import { type ArazzoOptions, buildArazzo } from './build-arazzo';
import type { NamedVisitRequest } from './visit-request';

/** Files that have all requests of a visit, with the ends of their names. */
export const VISIT_FILES = {
  http: '.http',
  postman: '.postman_collection.json',
  arazzo: '.arazzo.json',
} as const;

/**
 * Prints requests as a file.
 * @param requests in the order of sending.
 */
export function printVisitFile(
  kind: keyof typeof VISIT_FILES,
  requests: readonly NamedVisitRequest[],
  options: ArazzoOptions,
): string {
  switch (kind) {
    case 'http':
      return printHttpFile(requests);
    case 'postman': {
      const items = requests.map(({ name, request }) => ({
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
