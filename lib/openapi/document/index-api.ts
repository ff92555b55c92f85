import { truncateName } from '../cut-name';
import { externalDocsProps } from '../external-docs';
import { createOperationGroups } from './group-operations';
import { findOperations } from './find-operations';
import { getObject, getOwn, getText } from '../json';
import { buildOperationEntry, collectTags, preferredUrl } from './operation-entry';
import { groupPaths } from './path-groups';
import type { Problems } from '../problems';
import { listServers } from './servers';
import type { ApiIndex, JsonObject, OperationEntry, Problem } from '../types';
import { upgradeSwagger } from '../parse/upgrade-swagger';

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
