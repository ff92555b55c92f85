import { tagNotText } from '@/.generated/words/openapi-problems/document';
import { replaceSurrogates } from '@/lib/text/encode';
import { humanizeIdentifier, operationSlug } from '@/lib/text/slug';
import { getOwn, getText, isLooselyTrue, joinPointer, getAtPointer, isObject } from '../core/json';
import { addWarning, expectList, type Problems } from '../core/problems';
import type { JsonObject, OperationEntry, ApiIndex } from '../core/types';
import { type FoundOperation, getSummary, nameOperation } from './name-operation';
import { splitPathSegments } from './servers';

const cache = new WeakMap<ApiIndex, ReadonlyMap<string, readonly OperationEntry[]>>();

/** Groups operations by `operationId` in document order; computed once per document. */
export function groupByOperationId(api: ApiIndex): ReadonlyMap<string, readonly OperationEntry[]> {
  const cached = cache.get(api);
  if (cached !== undefined) return cached;
  const byId = new Map<string, OperationEntry[]>();
  for (const entry of api.operations.values()) {
    const operation = getAtPointer(api.document, entry.pointer);
    const id = isObject(operation) ? getText(operation, 'operationId') : '';
    const entries = byId.get(id);
    if (entries !== undefined) entries.push(entry);
    else if (id !== '') byId.set(id, [entry]);
  }
  cache.set(api, byId);
  return byId;
}

/** Names of which no two are equal. */
export type NameRegistry = {
  readonly has: (name: string) => boolean;
  /** Takes the preferred name, else `<name>-2`, `<name>-3`, …. */
  readonly take: (preferred: string) => string;
};

/** Creates a registry without names. */
export function createNameRegistry(): NameRegistry {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  const take = (preferred: string): string => {
    let name = preferred;
    let count = counts.get(preferred) ?? 1;
    for (; taken.has(name); name = `${preferred}-${count}`) count += 1;
    counts.set(preferred, count);
    taken.add(name);
    return name;
  };
  return { has: (name) => taken.has(name), take };
}

/** Collects unique tag names in document order; blank ones and other types become problems. */
export function collectTags(
  operation: JsonObject,
  pointer: string,
  problems: Problems,
): readonly string[] {
  const value = getOwn(operation, 'tags');
  if (value === undefined) return [];
  const at = joinPointer(pointer, 'tags');
  const tags = new Set<string>();
  for (const tag of expectList(value, at, problems)) {
    if (typeof tag === 'string' && tag.trim() !== '') tags.add(tag);
    else addWarning(problems, 'tag-not-text', at, tagNotText);
  }
  return [...tags];
}

/** URL that an operation prefers: from its summary, else its operationId, else method and path. */
export function getPreferredUrl({ operation, method, path }: FoundOperation): string {
  const summary = getSummary(operation);
  if (summary !== '') return operationSlug(summary);
  const id = getText(operation, 'operationId').trim();
  return operationSlug(
    id === '' ? `${method} ${humanizeIdentifier(path)}` : humanizeIdentifier(id),
  );
}

/**
 * Id of an operation: method and path, as an address can hold them, so without halves of
 * characters. A webhook that is named like a path is `post webhooks /sale`.
 */
export function takeOperationId(
  { method, path, webhook }: FoundOperation,
  ids: NameRegistry,
): string {
  const id = replaceSurrogates(`${method} ${path}`);
  return ids.take(webhook && ids.has(id) ? id.replace(' ', ' webhooks ') : id);
}

/** Builds the entry of a found operation with its assigned id, tags, group and URL. */
export function buildOperationEntry(
  found: FoundOperation,
  assigned: Pick<OperationEntry, 'id' | 'tags' | 'group' | 'url'>,
): OperationEntry {
  const { method, path, operation, pointer } = found;
  const { name, isNamed, summaryRest } = nameOperation(found);
  return {
    id: assigned.id,
    method,
    path,
    segments: splitPathSegments(found.server, path),
    url: assigned.url,
    name,
    isNamed,
    tags: assigned.tags,
    group: assigned.group,
    description: [getText(operation, 'description'), summaryRest].filter(Boolean).join('\n\n'),
    deprecated: isLooselyTrue(getOwn(operation, 'deprecated')),
    pointer,
    ...(found.webhook ? { webhook: true as const } : {}),
  };
}
