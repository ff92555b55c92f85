import { getAtPointer, getText, isObject } from '@/lib/openapi/core/json';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { decodeUrlPart } from '@/lib/text/encode';

/** A request that a text names; without a method where the text does not say it. */
type Call = { readonly method?: string; readonly path: string };

const METHODS = 'GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|QUERY';
/** A method with an address behind it: a line of a log, of an `.http` file, of a command, of code. */
const CALL = new RegExp(
  `\\b(${METHODS})\\b["'\`,:(\\s]+(?:https?:\\/\\/|\\{\\{)?([^\\s"'\`<>]*\\/[^\\s"'\`<>]*)`,
  'gi',
);
/** An address alone, as of `curl` without `-X`. */
const ADDRESS = /https?:\/\/[^\s"'`<>/]+(\/[^\s"'`<>]*)/gi;
/** A pointer to an operation, as `operationPath` of Arazzo has it. */
const POINTER = new RegExp(`#\\/paths\\/(~1[^/"'\\s}]*)\\/(${METHODS})\\b`, 'gi');
const OPERATION_ID = /\boperationId["']?\s*:\s*["']?(?:\$sourceDescriptions\.\w+\.)?([\w.$-]+)/g;

const toPath = (address: string) => `/${address.replace(/[?#].*$/, '').replace(/^[^/]*\/+/, '')}`;

function listTextCalls(text: string): readonly Call[] {
  const pairs = [...text.matchAll(CALL)].map(([, method = '', address = '']) => ({
    method,
    path: toPath(address),
  }));
  const pointers = [...text.matchAll(POINTER)].map(([, path = '', method = '']) => ({
    method,
    path: decodeUrlPart(path).replaceAll('~1', '/').replaceAll('~0', '~'),
  }));
  const known = new Set(pairs.map(({ path }) => path));
  const lone = [...text.matchAll(ADDRESS)]
    .map(([, path = '']) => ({ path: toPath(path) }))
    .filter(({ path }) => !known.has(path));
  return [...pairs, ...pointers, ...lone];
}

/** Requests of a Postman collection or a HAR file: a method, and an address as text or as `raw`. */
function* listJsonCalls(value: unknown): Generator<Call> {
  if (Array.isArray(value)) for (const one of value) yield* listJsonCalls(one);
  if (!isObject(value)) return;
  const { method, url } = value;
  const address = isObject(url) ? url.raw : url;
  if (typeof method === 'string' && typeof address === 'string')
    yield { method, path: toPath(address.replace(/^https?:\/\//i, '')) };
  for (const one of Object.values(value)) yield* listJsonCalls(one);
}

/** Segments of a path. */
export const listSegments = (path: string): readonly string[] => path.split('/').filter(Boolean);

/** Number of fixed segments of an operation's path that an address ends with; `undefined` where it does not. */
export function countFixed(
  wanted: readonly string[],
  address: readonly string[],
): number | undefined {
  const given = address.slice(-wanted.length);
  if (given.length < wanted.length) return undefined;
  const isFixed = (segment: string) => !segment.includes('{');
  const fits = wanted.every((segment, index) => !isFixed(segment) || segment === given[index]);
  const fixed = wanted.filter(isFixed).length;
  return fits && fixed > 0 ? fixed : undefined;
}

function matchCall(entries: readonly OperationEntry[], { method, path }: Call): readonly string[] {
  const called = listSegments(path);
  const found = entries
    .filter((entry) => method === undefined || entry.method === method.toLowerCase())
    .map((entry) => ({ id: entry.id, fixed: countFixed(listSegments(entry.path), called) ?? 0 }));
  const max = found.reduce((best, { fixed }) => Math.max(best, fixed), 1);
  return found.filter(({ fixed }) => fixed === max).map(({ id }) => id);
}

/**
 * Finds the operations that a text names: requests of an `.http` file, commands, code, an access log, a HAR file, a
 * Postman collection, the steps of Arazzo. An address without a method stands for all operations of its path.
 * @returns ids in the order of the document; empty where the text names none.
 */
export function findCalls(text: string, api: ApiIndex): readonly string[] {
  const entries = [...api.operations.values()].filter(({ webhook }) => !webhook);
  const names = new Set([...text.matchAll(OPERATION_ID)].map(([, name]) => name));
  const calls = [...listTextCalls(text), ...listJsonCalls(parseJson(text))];
  const found = new Set(calls.flatMap((call) => matchCall(entries, call)));
  for (const { id, pointer } of entries) {
    const operation = getAtPointer(api.document, pointer);
    if (isObject(operation) && names.has(getText(operation, 'operationId'))) found.add(id);
  }
  return entries.map(({ id }) => id).filter((id) => found.has(id));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
