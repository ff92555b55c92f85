import type { Raw } from '../document/path-items';
import { getText } from '../json';
import { addWarning, type Problems } from '../problems';
import { getRawParameters, isBodyPart, type RawParameter } from './read-parameters';
import type { JsonObject } from '../types';

/** Each once: of those with the same name and place the last, so an operation's own replaces its path's (3.1 4.8.9). */
function mergeParameters(parameters: readonly RawParameter[]): readonly RawParameter[] {
  const merged = new Map<string, RawParameter>();
  for (const raw of parameters) {
    merged.set(JSON.stringify([getText(raw.value, 'in'), getText(raw.value, 'name')]), raw);
  }
  return [...merged.values()];
}

function isBody({ value }: RawParameter): boolean {
  return getText(value, 'in') === 'body';
}

/** A request has one body, whatever its name (Swagger 2.0, Parameter Object). */
function checkBodies(own: readonly RawParameter[], problems: Problems): void {
  for (const { pointer } of own.filter(isBody).slice(0, -1)) {
    addWarning(problems, 'body-twice', pointer, 'An operation has one body; the last one counts.');
  }
}

/**
 * The parameters of an operation and those of its path, each once.
 * @param items Its path items, whose word counts most first.
 */
export function getAllParameters(
  document: JsonObject,
  { operation, items }: { readonly operation: Raw; readonly items: readonly Raw[] },
  problems: Problems,
): readonly RawParameter[] {
  const read = ({ value, pointer }: Raw) => getRawParameters(document, value, pointer, problems);
  const shared = items.toReversed().flatMap(read);
  const own = read(operation);
  checkBodies(own, problems);
  // A body or form of its own leaves no place for its path's body (Swagger 2.0).
  const kept = own.some(isBodyPart) ? shared.filter((one) => !isBody(one)) : shared;
  return mergeParameters([...kept, ...own]);
}
