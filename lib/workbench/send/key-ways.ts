import { getText } from '@/lib/openapi/core/json';
import type { Operation } from '@/lib/openapi/core/operation-types';
import { printJson } from '@/lib/openapi/core/print-json';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { describeSecurity } from '@/lib/openapi/operation/resolve-security';
import type { RequestKey } from '@/lib/openapi/request/request-key';
import { listRequirements, resolveRequestSecurity } from '@/lib/openapi/request/request-security';
import {
  findTokenSource,
  listRawSchemes,
  type TokenSource,
} from '@/lib/openapi/request/token-request';

/** One way to authenticate a request: one requirement of `security`, with all of its schemes. */
export type KeyWay = {
  /** Labels of its schemes; empty for a request without a key. */
  readonly label: string;
  readonly keys: readonly RequestKey[];
  /** Whether it needs a certificate of the client (mutual TLS). */
  readonly certificate?: true;
  readonly token?: TokenSource | undefined;
  /** Sentence on schemes that neither page nor samples know; `undefined` for none. */
  readonly remark?: string | undefined;
};

/**
 * Lists the ways to authenticate a request of an operation, each once: first the one of its sample, then the others
 * in the order of the document.
 */
export function listKeyWays(api: ApiIndex, operation: Operation): readonly KeyWay[] {
  const sampleKeys = printJson(resolveRequestSecurity(api, operation).keys);
  const ways = listRequirements(api, operation).map((requirement, index) => {
    const { keys, remark } = resolveRequestSecurity(api, operation, index);
    const isMutual = listRawSchemes(api, operation, index).some(
      ([scheme]) => getText(scheme, 'type') === 'mutualTLS',
    );
    const [label = ''] = describeSecurity(api, [requirement]);
    const token = findTokenSource(api, operation, index);
    return { label, keys, token, ...(isMutual ? ({ certificate: true } as const) : { remark }) };
  });
  const isFirst = ({ keys }: KeyWay) => printJson(keys) === sampleKeys;
  const first = ways.filter(isFirst);
  const all = [...first, ...ways.filter((way) => !first.includes(way))];
  return [...new Map(all.map((way) => [way.label, way])).values()];
}
