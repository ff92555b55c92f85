import { cutName } from '../cut-name';
import { toDocsPart } from '../external-docs';
import { createGroups } from './group-operations';
import { findOperations } from './find-operations';
import { getObject, getOwn, getText } from '../json';
import { toEntry, toTags, toWishedUrl } from './operation-entry';
import { toPathGroups } from './path-groups';
import type { Problems } from '../problems';
import { toServers } from './servers';
import type { ApiIndex, JsonObject, OperationEntry, Problem } from '../types';
import { upgradeSwagger } from '../parse/upgrade-swagger';

/** `sortByName`: operations of one method in a group by name, not in the document's order (SPEC 4). */
export type IndexOptions = { readonly sortByName?: boolean };

function toStandard(document: JsonObject): string {
  const version = getOwn(document, 'openapi') ?? getOwn(document, 'swagger');
  return typeof version === 'string' || typeof version === 'number' ? String(version) : '';
}

/**
 * Lists a document's operations in one pass, with no schema resolved and nothing thrown (DESIGN 4).
 * @param document What `parseDocument` returned.
 * @param problems Those found so far; they come first in the result.
 */
export function indexApi(
  document: JsonObject,
  problems: readonly Problem[] = [],
  options: IndexOptions = {},
): ApiIndex {
  const found: Problems = [...problems];
  const upgraded = upgradeSwagger(document);
  const servers = toServers(getOwn(upgraded, 'servers'), '#/servers', found);
  const operations = new Map<string, OperationEntry>();
  const listed = [...findOperations(upgraded, servers[0]?.url ?? '', found)].map((one) => ({
    one,
    tags: toTags(one.operation, one.pointer, found),
  }));
  const isTagged = listed.some(({ tags }) => tags.length > 0);
  const byPath = toPathGroups(isTagged ? [] : listed.map(({ one }) => one.path));
  const toNames = ({ one, tags }: (typeof listed)[number]) => {
    const name = byPath.get(one.path);
    return name ? [name] : tags;
  };
  const groups = createGroups(upgraded, new Set(listed.flatMap(toNames)), found);
  for (const item of listed) {
    const { one, tags } = item;
    const names = toNames(item);
    const place = { tags, ...groups.assign(names, toWishedUrl(one), one.method) };
    const entry = toEntry(one, place);
    operations.set(entry.id, entry);
    groups.add(entry, names);
  }
  const info = getObject(upgraded, 'info');
  return {
    title: cutName(getText(info, 'title').trim()),
    version: cutName(getText(info, 'version')),
    description: getText(info, 'description'),
    ...toDocsPart(upgraded),
    standard: toStandard(upgraded),
    servers,
    groups: groups.list(options.sortByName === true),
    operations,
    paths: getObject(upgraded, 'paths') ?? {},
    definitions: getObject(getObject(upgraded, 'components'), 'schemas') ?? {},
    document: upgraded,
    problems: found,
  };
}
