import * as words from '@/.generated/words/openapi-problems/operation';
import { decodeUrlPart } from '@/lib/text/encode';
import { resolveComponent } from '../core/component';
import {
  getObject,
  getOwn,
  getText,
  joinPointer,
  normalizePointer,
  truncateDeepJson,
} from '../core/json';
import type { ResponseLink } from '../core/operation-types';
import { printJson } from '../core/print-json';
import { addWarning, expectObject, type Problems, truncateForMessage } from '../core/problems';
import { normalizeRef } from '../core/resolve';
import type { ApiIndex, Json, JsonObject, OperationEntry } from '../core/types';
import { groupByOperationId } from '../document/operation-entry';
import { getPathItemPointer, listPathItems } from '../document/path-items';
import { listServers } from '../document/servers';

type OperationsByPointer = ReadonlyMap<string, OperationEntry>;

const cache = new WeakMap<ApiIndex, OperationsByPointer>();

/**
 * Pointers by which a document may name an operation: in its own path item, then in those whose
 * `$ref` leads there (OpenAPI 3.1 4.8.20).
 */
function listOperationPointers(document: JsonObject, entry: OperationEntry): readonly string[] {
  const holder = getPathItemPointer(entry);
  const inItem = entry.pointer.slice(holder.length);
  const items = listPathItems(document, entry).map(({ pointer }) => pointer);
  return [holder, ...items.slice(0, items.indexOf(holder))].map((item) => `${item}${inItem}`);
}

/** Operations by all their pointers, of several the first; computed once per document. */
function getOperationsByPointer(api: ApiIndex): OperationsByPointer {
  const cached = cache.get(api);
  if (cached !== undefined) return cached;
  const byPointer = new Map<string, OperationEntry>();
  const add = (at: string, entry: OperationEntry) => {
    if (!byPointer.has(at)) byPointer.set(at, entry);
  };
  const listed: (readonly [string, OperationEntry])[] = [];
  for (const entry of api.operations.values()) {
    const [at = entry.pointer, ...others] = listOperationPointers(api.document, entry);
    add(at, entry);
    for (const other of others) listed.push([other, entry]);
  }
  // Added last, so that the pointer of an operation itself takes precedence.
  for (const [at, entry] of listed) add(at, entry);
  cache.set(api, byPointer);
  return byPointer;
}

/** Operation that a link leads to, by `operationRef` or `operationId`; `undefined` for none. */
function findLinkedOperation(api: ApiIndex, link: JsonObject): OperationEntry | undefined {
  const ref = normalizeRef(api.document, getText(link, 'operationRef'));
  return ref.startsWith('#')
    ? getOperationsByPointer(api).get(normalizePointer(decodeUrlPart(ref)))
    : groupByOperationId(api).get(getText(link, 'operationId'))?.[0];
}

/** Message for a link that leads to no operation. */
function describeBrokenLink(name: string, link: JsonObject): string {
  const [ref, id] = [getText(link, 'operationRef'), getText(link, 'operationId')].map(
    truncateForMessage,
  );
  const label = truncateForMessage(name);
  if (ref) return words.linkToRef({ link: label, ref });
  return id ? words.linkToId({ link: label, id }) : words.linkToNothing(label);
}

function formatLinkValue(value: Json): string {
  return typeof value === 'string' ? value : printJson(truncateDeepJson(value));
}

function resolveLink(
  api: ApiIndex,
  name: string,
  { link, pointer }: { readonly link: JsonObject; readonly pointer: string },
  problems: Problems,
): ResponseLink {
  const declaredServer = getOwn(link, 'server');
  const [server] =
    declaredServer === undefined
      ? []
      : listServers([declaredServer], joinPointer(pointer, 'server'), problems);
  const body = getOwn(link, 'requestBody');
  const parameters = Object.entries(getObject(link, 'parameters') ?? {});
  return {
    name,
    description: getText(link, 'description'),
    operation: findLinkedOperation(api, link),
    ref: getText(link, 'operationRef'),
    ...(server === undefined ? {} : { server }),
    values: [...parameters, ...(body === undefined ? [] : [['body', body] as const])].map(
      ([to, value]) => ({ name: to, value: formatLinkValue(value) }),
    ),
  };
}

/** Resolves the `links` of a response; a link to no operation is kept, with a problem. */
export function resolveLinks(
  api: ApiIndex,
  response: JsonObject,
  pointer: string,
  problems: Problems,
): readonly ResponseLink[] {
  const at = joinPointer(pointer, 'links');
  const links = expectObject(getOwn(response, 'links'), at, problems) ?? {};
  return Object.entries(links).flatMap(([name, item]) => {
    if (name.startsWith('x-')) return [];
    const target = resolveComponent(api.document, item, joinPointer(at, name), problems);
    const link = expectObject(target.value, target.pointer, problems);
    if (link === undefined) return [];
    const resolved = resolveLink(api, name, { link, pointer: target.pointer }, problems);
    if (resolved.operation === undefined) {
      addWarning(problems, 'link-to-nothing', target.pointer, describeBrokenLink(name, link));
    }
    return resolved;
  });
}
