import { printJson } from '@/lib/openapi/core/print-json';
import type { Prefill } from '../response/prefill';
import { describeSent } from '../response/runtime-expression';
import { getBodyText } from '../send/edit-request';
import { getValueText } from './given-values';
import { listQueryValues, type VisitRequest } from './visit-request';

/**
 * Builds what fills a form in with the values of a request, to send it again.
 * @param again number of the press, by which a form that is filled in already begins anew.
 */
export function buildPrefill({ api, operation, request }: VisitRequest, again: number): Prefill {
  const { path, headers } = describeSent(operation, request);
  const body = getBodyText(request.body);
  return {
    ...{ api, operation, again },
    parameters: Object.fromEntries([
      ...Object.entries(path).map(([name, value]) => [`path.${name}`, getValueText(value) ?? '']),
      ...listQueryValues(request).map(([name, value]) => [
        `query.${name}`,
        getValueText(value) ?? printJson(value),
      ]),
      ...headers.map(([name, value]) => [`header.${name}`, value]),
    ]),
    ...(body !== undefined && { body }),
  };
}
