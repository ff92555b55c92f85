import * as words from '@/.generated/words/openapi-problems/operation';
import { getText } from '../core/json';
import { addWarning, type Problems, truncateForMessage } from '../core/problems';
import type { JsonObject } from '../core/types';
import type { DocumentPart } from '../document/path-items';
import { resolveRawParameters, isBodyPart, type RawParameter } from './resolve-parameters';

/** Text by which parameters are compared; names of headers ignore case (RFC 9110 5.1). */
function parameterKey({ value }: RawParameter): string {
  const [location, name] = [getText(value, 'in'), getText(value, 'name')];
  return JSON.stringify([location, location === 'header' ? name.toLowerCase() : name]);
}

/**
 * Parameters without duplicates of name and location. The last one counts, so an operation's own
 * replaces its path's (OpenAPI 3.1 4.8.9).
 */
function mergeParameters(parameters: readonly RawParameter[]): readonly RawParameter[] {
  const merged = new Map<string, RawParameter>();
  for (const raw of parameters) merged.set(parameterKey(raw), raw);
  return [...merged.values()];
}

function isSwaggerBody({ value }: RawParameter): boolean {
  return getText(value, 'in') === 'body';
}

/** Warns about body parameters before the last (Swagger 2.0, Parameter Object). */
function checkBodies(parameters: readonly RawParameter[], problems: Problems): void {
  for (const { pointer } of parameters.filter(isSwaggerBody).slice(0, -1)) {
    addWarning(problems, 'body-twice', pointer, words.bodyTwice);
  }
}

/** Warns about parameters that one list repeats (OpenAPI 3.1 4.8.10 `parameters`). */
function checkDuplicateParameters(list: readonly RawParameter[], problems: Problems): void {
  const last = new Map(list.map((raw) => [parameterKey(raw), raw]));
  for (const raw of list) {
    if (isSwaggerBody(raw) || last.get(parameterKey(raw)) === raw) continue;
    const message = words.parameterTwice(truncateForMessage(getText(raw.value, 'name')));
    addWarning(problems, 'parameter-twice', raw.pointer, message);
  }
}

/** Warns about path parameters that the path has no braces for: their values are sent nowhere. */
export function checkUnusedPathParameters(
  path: string,
  parameters: readonly RawParameter[],
  problems: Problems,
): void {
  for (const { value, pointer } of parameters) {
    const name = getText(value, 'name');
    if (getText(value, 'in') !== 'path' || name === '' || path.includes(`{${name}}`)) continue;
    const message = words.parameterUnused(`{${truncateForMessage(name)}}`);
    addWarning(problems, 'path-parameter-unused', pointer, message);
  }
}

/**
 * Collects the parameters of an operation and of its path items, each once.
 * @param items Path items of the operation, of which the first counts most.
 */
export function collectParameters(
  document: JsonObject,
  {
    operation,
    items,
  }: { readonly operation: DocumentPart; readonly items: readonly DocumentPart[] },
  problems: Problems,
): readonly RawParameter[] {
  const resolveList = ({ value, pointer }: DocumentPart) => {
    const list = resolveRawParameters(document, value, pointer, problems);
    checkDuplicateParameters(list, problems);
    return list;
  };
  const pathParameters = items.toReversed().flatMap(resolveList);
  const operationParameters = resolveList(operation);
  checkBodies(operationParameters, problems);
  // An operation's own body or form replaces its path's body (Swagger 2.0).
  const inherited = operationParameters.some(isBodyPart)
    ? pathParameters.filter((one) => !isSwaggerBody(one))
    : pathParameters;
  return mergeParameters([...inherited, ...operationParameters]);
}
