import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import type { NewDocument } from './read-document';

/** Whether a request without parameters and body is one that the operation takes. */
function needsNothing(operation: Operation): boolean {
  return !operation.requestBody && operation.parameters.every(({ required }) => !required);
}

/** How well an operation does for a first call; less is better. */
function rank(api: ApiIndex, entry: OperationEntry): number {
  const operation = resolveOperation(api, entry.id);
  const isSimple = operation !== undefined && needsNothing(operation);
  const penalties = [entry.deprecated, entry.method !== 'get', !isSimple, entry.path.includes('{')];
  return penalties.reduce((sum, is, index) => sum + (is ? 8 >> index : 0), 0);
}

/** A first call: an operation, and whether it needs neither parameters nor body. */
export type FirstCall = { readonly entry: OperationEntry; readonly isSimple: boolean };

/** Chooses the call that a new portal begins with; `undefined` where no document has an operation. */
export function chooseFirstCall(documents: readonly NewDocument[]): FirstCall | undefined {
  const found = documents.flatMap(({ api }) =>
    [...api.operations.values()]
      .filter(({ webhook }) => !webhook)
      .map((entry) => ({ entry, rank: rank(api, entry) })),
  );
  const [best] = found.toSorted((one, other) => one.rank - other.rank);
  return best && { entry: best.entry, isSimple: best.rank === 0 };
}
