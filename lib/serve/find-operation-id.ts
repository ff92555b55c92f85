import type { ApiIndex } from '@/lib/openapi/types';

/**
 * The id (`post /void/{pgIdOrig}`) of the operation that a request meets; of several the one with the
 * fewest variable parts. `path` is without the server's prefix. `undefined` when there is none.
 */
export function findOperationId(api: ApiIndex, method: string, path: string): string | undefined {
  const parts = path.split('/');
  const found = [...api.operations.values()].filter(
    (one) =>
      !one.webhook && one.method === method.toLowerCase() && matchesTemplate(one.path, parts),
  );
  const countVariables = (template: string) => template.split('{').length;
  return found.sort((a, b) => countVariables(a.path) - countVariables(b.path))[0]?.id;
}

function matchesTemplate(template: string, parts: readonly string[]): boolean {
  const wanted = template.split('/');
  if (wanted.length !== parts.length) return false;
  return wanted.every((one, index) => {
    const part = parts[index] ?? '';
    return one === part || (/^\{.+\}$/.test(one) && part !== '');
  });
}
