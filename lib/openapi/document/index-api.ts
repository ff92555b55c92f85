import { truncateName } from '@/lib/text/truncate-name';
import { externalDocsProps } from '../core/external-docs';
import { getObject, getOwn, getText } from '../core/json';
import { upgradeSwagger } from '../parse/upgrade-swagger';
import type { Problems } from '../core/problems';
import { humanizeIdentifier } from '@/lib/text/slug';
import type { ApiIndex, JsonObject, OperationEntry, Problem } from '../core/types';
import { findOperations } from './find-operations';
import { createOperationGroups } from './group-operations';
import { buildOperationEntry, collectTags, preferredUrl } from './operation-entry';
import { listServers } from './servers';

/** Operations that a reader takes in as one list. */
const MAX_UNGROUPED = 12;

/** Names at the beginning of all paths, of the product and the like, that are looked behind. */
const MAX_DEPTH = 2;

/** Parameters, queries, versions and what else says nothing of what a path is about. */
const NAMELESS = /^$|[?#{}]|^v?[\d.]+$|^(api|rest)$/i;

/** A path's name at a depth, or its last, as words; empty where it has none. */
function pathTitle(path: string, depth: number): string {
  const names = path.split('/').filter((part) => !NAMELESS.test(part));
  const title = humanizeIdentifier(names[depth] ?? names.at(-1) ?? '');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/**
 * Names for the operations of a document that tags none of them: each of what its path is about, `Payment intents`
 * of `/v1/payment_intents/{id}`. In one group of hundreds nothing is found.
 * @param paths Of all its operations; one that occurs twice counts twice.
 * @returns By path. Empty for few operations, and where the paths have too little in common, or too much.
 */
export function groupPaths(paths: readonly string[]): ReadonlyMap<string, string> {
  for (let depth = 0; paths.length > MAX_UNGROUPED && depth <= MAX_DEPTH; depth += 1) {
    const groups = new Map(paths.map((path) => [path, pathTitle(path, depth)]));
    const count = new Set(groups.values()).size;
    if (count > 1 && count <= paths.length / 2) return groups;
  }
  return new Map();
}

/** `sortByName`: operations of one method in a group by name, not in the document's order (SPEC 4). */
export type IndexOptions = { readonly sortByName?: boolean };

function getSpecVersion(document: JsonObject): string {
  const version = getOwn(document, 'openapi') ?? getOwn(document, 'swagger');
  return typeof version === 'string' || typeof version === 'number' ? String(version) : '';
}

/**
 * Lists a document's operations in one pass, with no schema resolved and nothing thrown (DESIGN 4).
 * @param document What `parseDocument` returned.
 * @param syntaxErrors Those found so far; they come first in the result.
 */
export function indexApi(
  document: JsonObject,
  problems: readonly Problem[] = [],
  options: IndexOptions = {},
): ApiIndex {
  const found: Problems = [...problems];
  const upgraded = upgradeSwagger(document);
  const servers = listServers(getOwn(upgraded, 'servers'), '#/servers', found);
  const operations = new Map<string, OperationEntry>();
  const listed = [...findOperations(upgraded, servers[0]?.url ?? '', found)].map((one) => ({
    one,
    tags: collectTags(one.operation, one.pointer, found),
  }));
  const isTagged = listed.some(({ tags }) => tags.length > 0);
  const byPath = groupPaths(isTagged ? [] : listed.map(({ one }) => one.path));
  const groupNames = ({ one, tags }: (typeof listed)[number]) => {
    const name = byPath.get(one.path);
    return name ? [name] : tags;
  };
  const groups = createOperationGroups(upgraded, new Set(listed.flatMap(groupNames)), found);
  for (const item of listed) {
    const { one, tags } = item;
    const names = groupNames(item);
    const assigned = { tags, ...groups.assign(names, preferredUrl(one), one.method) };
    const entry = buildOperationEntry(one, assigned);
    operations.set(entry.id, entry);
    groups.add(entry, names);
  }
  const info = getObject(upgraded, 'info');
  return {
    title: truncateName(getText(info, 'title').trim()),
    version: truncateName(getText(info, 'version')),
    description: getText(info, 'description'),
    ...externalDocsProps(upgraded),
    specVersion: getSpecVersion(upgraded),
    servers,
    groups: groups.list(options.sortByName === true),
    operations,
    paths: getObject(upgraded, 'paths') ?? {},
    definitions: getObject(getObject(upgraded, 'components'), 'schemas') ?? {},
    document: upgraded,
    problems: found,
  };
}
