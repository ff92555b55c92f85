import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';

/** An operation with the addresses that its path stands for. */
export type Route = {
  /** Method in capitals. */
  readonly method: string;
  readonly pattern: RegExp;
  /** Values of the path's variables by name; those that cannot be decoded are left out. */
  readonly parse: (path: string) => ReadonlyMap<string, string>;
  readonly resolve: () => Operation | undefined;
};

const VARIABLE = /\{([^}]*)\}/g;

/** Lists the operations of a document, those whose paths have the fewest variables first. */
export function listRoutes(api: ApiIndex): readonly Route[] {
  const count = (path: string) => path.split('{').length;
  return [...api.operations.values()]
    .filter(({ webhook }) => !webhook)
    .sort((a, b) => count(a.path) - count(b.path))
    .map(({ id, method, path }) => {
      const names = Array.from(path.matchAll(VARIABLE), ([, name = '']) => name);
      const pattern = toPattern(path);
      const parse = (sent: string) => {
        const texts = pattern.exec(sent)?.slice(1) ?? [];
        return new Map(texts.flatMap((text, at) => decode(names[at] ?? '', text)));
      };
      let operation: Operation | undefined;
      return {
        ...{ method: method.toUpperCase(), pattern, parse },
        resolve: () => (operation ??= resolveOperation(api, id)),
      };
    });
}

function decode(name: string, text: string): readonly (readonly [name: string, text: string])[] {
  try {
    return [[name, decodeURIComponent(text)]];
  } catch {
    return [];
  }
}

/** Pattern of the paths that a templated path stands for (OpenAPI 3.1 4.8.8.2): a parameter has no slash. */
function toPattern(template: string): RegExp {
  const parts = template
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('([^/]+)')}$`);
}
