import { cutName } from '../cut-name';
import { toDocsPart } from '../external-docs';
import { createGroups } from './group-operations';
import { findOperations } from './find-operations';
import { getObject, getOwn, getText } from '../json';
import { toEntry, toTags, toWishedUrl } from './operation-entry';
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
  const groups = createGroups(upgraded, found);
  const operations = new Map<string, OperationEntry>();
  for (const one of findOperations(upgraded, servers[0]?.url ?? '', found)) {
    const tags = toTags(one.operation, one.pointer, found);
    const place = { tags, ...groups.assign(tags, toWishedUrl(one), one.method) };
    const entry = toEntry(one, place);
    operations.set(entry.id, entry);
    groups.add(entry);
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
