import type { Json } from '@/lib/openapi/core/types';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { ReceivedResponse } from '../response/received-response';

/** A request that was sent in this visit. No key is in it. */
export type VisitRequest = {
  /** Store name of its document: `payment-gateway`. */
  readonly api: string;
  /** Id of its operation: `post /sale`. */
  readonly operation: string;
  readonly at: Date;
  /** Request; its keys are variables. */
  readonly request: SampleRequest;
  /** Response; absent where none came. */
  readonly received?: ReceivedResponse | undefined;
};

/** A request with the name of its operation: `Sale`. */
export type NamedVisitRequest = VisitRequest & { readonly name: string };

/** Values of the query of a request by name: a text, or a list of those that are there several times. */
export function listQueryValues({
  url,
}: SampleRequest): readonly (readonly [name: string, value: Json])[] {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  return [...new Set(query.keys())].map((name) => {
    const [first = '', ...others] = query.getAll(name);
    return [name, others.length > 0 ? [first, ...others] : first];
  });
}
