import type { Raw } from '../document/path-items';
import { getText } from '../json';
import { addWarning, type Problems, toShort } from '../problems';
import { getRawParameters, isBodyPart, type RawParameter } from './read-parameters';
import type { JsonObject } from '../types';

function toKey({ value }: RawParameter): string {
  return JSON.stringify([getText(value, 'in'), getText(value, 'name')]);
}

/** Each once: of those with the same name and place the last, so an operation's own replaces its path's (3.1 4.8.9). */
function mergeParameters(parameters: readonly RawParameter[]): readonly RawParameter[] {
  const merged = new Map<string, RawParameter>();
  for (const raw of parameters) merged.set(toKey(raw), raw);
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

/** One list names each once (OpenAPI 3.1 4.8.10 `parameters`). */
function checkTwice(list: readonly RawParameter[], problems: Problems): void {
  const last = new Map(list.map((raw) => [toKey(raw), raw]));
  for (const raw of list) {
    if (isBody(raw) || last.get(toKey(raw)) === raw) continue;
    const message = `"${toShort(getText(raw.value, 'name'))}" is listed more than once; the last one counts.`;
    addWarning(problems, 'parameter-twice', raw.pointer, message);
  }
}

/** Path parameters that the path has no braces for: their values are sent nowhere. */
export function checkPlaces(path: string, all: readonly RawParameter[], problems: Problems): void {
  for (const { value, pointer } of all) {
    const name = getText(value, 'name');
    if (getText(value, 'in') !== 'path' || name === '' || path.includes(`{${name}}`)) continue;
    const message = `The path has no {${toShort(name)}} that this parameter could stand for.`;
    addWarning(problems, 'path-parameter-unused', pointer, message);
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
  const read = ({ value, pointer }: Raw) => {
    const list = getRawParameters(document, value, pointer, problems);
    checkTwice(list, problems);
    return list;
  };
  const shared = items.toReversed().flatMap(read);
  const own = read(operation);
  checkBodies(own, problems);
  // A body or form of its own leaves no place for its path's body (Swagger 2.0).
  const kept = own.some(isBodyPart) ? shared.filter((one) => !isBody(one)) : shared;
  return mergeParameters([...kept, ...own]);
}
