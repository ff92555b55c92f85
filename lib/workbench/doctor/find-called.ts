import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { findClosestMatch } from '@/lib/text/edit-distance';
import { decodeUrlPart } from '@/lib/text/encode';
import { countFixed, listSegments } from '../releases/find-calls';
import type { Exchange } from './recording/exchange';

/** An operation that an address leads to. */
export type CalledOperation = {
  readonly api: ApiIndex;
  readonly entry: OperationEntry;
  /** Segments of the address that are those of the operation's path. */
  readonly segments: readonly string[];
};

/** What an address leads to. */
export type Called =
  | ({ readonly kind: 'operation' } & CalledOperation)
  /** An address of the provider that no operation has. */
  | {
      readonly kind: 'unknown';
      /** Methods of the operations at this address; empty where none is there. */
      readonly methods: readonly string[];
      /** Path that is nearly the same; absent where none is. */
      readonly closest?: string | undefined;
    }
  /** An address of somebody else, or of a machine of the reader that no operation has. */
  | { readonly kind: 'other' };

/** Address of a request in parts. A variable stands for a host that is not known. */
function splitUrl(url: string): { readonly host: string; readonly path: readonly string[] } {
  const rest = url.replace(/^\{\{[^}]*\}\}|^\$\{?\w+\}?/, '');
  const address = URL.canParse(rest)
    ? new URL(rest)
    : new URL(rest.replace(/^[^/]*/, ''), 'http://unknown.invalid');
  const path = listSegments(address.pathname).map(decodeUrlPart);
  return { host: address.host, path };
}

/** An operation with its path as segments, alone and behind its server. */
type Candidate = {
  readonly api: ApiIndex;
  readonly entry: OperationEntry;
  readonly path: readonly string[];
  readonly method: string;
};

/** Score of an operation for an address: an address that has the path of the server, too, is nearer. */
function scoreCandidate({ entry, path }: Candidate, given: readonly string[]): number {
  const whole = countFixed(entry.segments.filter(Boolean), given);
  return whole === undefined ? (countFixed(path, given) ?? 0) : whole + 0.5;
}

/**
 * Creates what finds the operation of a request, by method and address.
 * @param hosts Hosts of the provider: an address there that no operation has is a mistake.
 */
export function createCallFinder(
  apis: readonly ApiIndex[],
  hosts: ReadonlySet<string>,
): (exchange: Pick<Exchange, 'method' | 'url'>) => Called {
  const candidates: readonly Candidate[] = apis.flatMap((api) =>
    [...api.operations.values()]
      .filter(({ webhook }) => !webhook)
      .map((entry) => ({
        ...{ api, entry, method: entry.method.toUpperCase() },
        path: listSegments(entry.path),
      })),
  );
  const find = (method: string, url: string): Called => {
    const { host, path } = splitUrl(url);
    const found = candidates
      .map((one) => ({ ...one, score: scoreCandidate(one, path) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score);
    const own = found.find((one) => one.method === method);
    if (own)
      return {
        ...{ kind: 'operation', api: own.api, entry: own.entry },
        segments: path.slice(-own.path.length),
      };
    if (!hosts.has(host)) return { kind: 'other' };
    const best = found.filter(({ score }) => score === found[0]?.score);
    const address = `/${path.join('/')}`;
    const paths = candidates.map(({ entry }) => `/${entry.segments.filter(Boolean).join('/')}`);
    return {
      kind: 'unknown',
      methods: [...new Set(best.map((one) => one.method))],
      closest:
        findClosestMatch(address, paths) ?? paths.find((one) => one.startsWith(`${address}/{`)),
    };
  };
  const known = new Map<string, Called>();
  return ({ method, url }) => {
    const key = `${method} ${url.split(/[?#]/, 1)[0] ?? ''}`;
    const called = known.get(key) ?? find(method, url);
    known.set(key, called);
    return called;
  };
}
