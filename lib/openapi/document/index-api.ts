import { humanizeIdentifier } from '@/lib/text/slug';
import { truncateName } from '@/lib/text/truncate-name';
import { externalDocsProps } from '../core/external-docs';
import { getObject, getOwn, getText } from '../core/json';
import type { Problems } from '../core/problems';
import type { ApiIndex, JsonObject, OperationEntry, Problem } from '../core/types';
import { upgradeSwagger } from '../parse/upgrade-swagger';
import { findOperations } from './find-operations';
import { createOperationGroups } from './group-operations';
import {
  createNameRegistry,
  buildOperationEntry,
  collectTags,
  getPreferredUrl,
  takeOperationId,
} from './operation-entry';
import { listServers } from './servers';

/** Most operations that are listed without groups. */
const MAX_UNGROUPED = 12;

/** Most leading path segments that are skipped because all paths share them. */
const MAX_DEPTH = 2;

/** Path segments that name no resource: parameters, queries, versions, `api`, `rest`. */
const NAMELESS = /^$|[?#{}]|^v?[\d.]+$|^(api|rest)$/i;

/** Title from the path segment at a depth, else from the last; empty where no segment is a name. */
function pathTitle(path: string, depth: number): string {
  const names = path.split('/').filter((part) => !NAMELESS.test(part));
  const title = humanizeIdentifier(names[depth] ?? names.at(-1) ?? '');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/**
 * Group titles by path for a document without tags: `Payment intents` for
 * `/v1/payment_intents/{id}`. Empty for few operations, for one group, and for groups of less than
 * two operations on average.
 * @param paths Paths of all operations; one that occurs twice counts twice.
 */
export function groupPaths(paths: readonly string[]): ReadonlyMap<string, string> {
  for (let depth = 0; paths.length > MAX_UNGROUPED && depth <= MAX_DEPTH; depth += 1) {
    const groups = new Map(paths.map((path) => [path, pathTitle(path, depth)]));
    const count = new Set(groups.values()).size;
    if (count > 1 && count <= paths.length / 2) return groups;
  }
  return new Map();
}

function getSpecVersion(document: JsonObject): string {
  const version = getOwn(document, 'openapi') ?? getOwn(document, 'swagger');
  return typeof version === 'string' || typeof version === 'number' ? String(version) : '';
}

/**
 * Lists the operations of a document in one pass; resolves no schema and never throws.
 * @param document Result of `parseDocument`.
 * @param problems Problems found by then; they come first in the result.
 */
export function indexApi(document: JsonObject, problems: readonly Problem[] = []): ApiIndex {
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
  const ids = createNameRegistry();
  for (const item of listed) {
    const { one, tags } = item;
    const names = groupNames(item);
    const entry = buildOperationEntry(one, {
      id: takeOperationId(one, ids),
      tags,
      ...groups.assign(names, getPreferredUrl(one), one.method),
    });
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
    groups: groups.list(),
    operations,
    paths: getObject(upgraded, 'paths') ?? {},
    definitions: getObject(getObject(upgraded, 'components'), 'schemas') ?? {},
    document: upgraded,
    problems: found,
  };
}
