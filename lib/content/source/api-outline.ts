import type { ApiIndex, JsonObject, TagGroup } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { groupByOperationId } from '@/lib/openapi/document/operation-entry';
import { listDatedEnds } from '@/lib/openapi/operation/listing/list-ends';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { urls } from '@/lib/routes/urls';
import { bundledDocumentPath, type Disk } from './disk';
import type { Report } from './fill';
import { parseJsonText } from './parse';

/** A tag that has operations, as the pages of the API area are made of it. */
export type DocumentTag = {
  /** Part of addresses: `payment-gateway`. */
  readonly id: string;
  /** Title. */
  readonly name: string;
  /** Title of the section that begins with it; absent for its further tags. */
  readonly section: string | undefined;
  /** Markdown; empty where the document says nothing. */
  readonly description: string;
  /** Number of its operations. */
  readonly operations: number;
  /** Title of the document. */
  readonly document: string;
};

/** Operations and tags of the provider's documents. */
export type ApiOutline = {
  /** Documents as they are bundled. */
  readonly documents: readonly JsonObject[];
  /** Their operations, nothing resolved. */
  readonly apis: readonly ApiIndex[];
  /** Address of each operation by its id, `<method> <path>`. */
  readonly operations: ReadonlyMap<string, string>;
  /** Ids of operations by `operationId`, by the id of the document. */
  readonly operationIds: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Names of the tags that have operations. */
  readonly tags: ReadonlySet<string>;
  /** Tags with operations of their own addresses, by id; of several documents the first counts. */
  readonly tagPages: ReadonlyMap<string, DocumentTag>;
  /** Number of parts that end on a day that the documents name. */
  readonly ends: number;
};

/** Reads a bundled document; `undefined` while it is missing, or unreadable, which is reported. */
function readDocument(disk: Disk, file: string, report: Report): JsonObject | undefined {
  const text = disk.readText(file);
  const data = text === undefined ? undefined : parseJsonText(text, report);
  if (data === undefined) return undefined;
  const parsed = parseDocument(data);
  if (parsed.ok) return parsed.document;
  for (const { message } of parsed.problems) report('(root)', message);
  return undefined;
}

/**
 * Reads operations and tags of the bundled documents. `undefined` while one is not bundled, because references to it
 * would look wrong. An unreadable document is reported and gives `undefined` too.
 */
export function readApiOutline(
  disk: Disk,
  ids: readonly string[],
  reporter: (file: string) => Report,
): ApiOutline | undefined {
  const documents: JsonObject[] = [];
  const apis: ApiIndex[] = [];
  const operations = new Map<string, string>();
  const tags = new Set<string>();
  const tagPages = new Map<string, DocumentTag>();
  const operationIds = new Map<string, ReadonlyMap<string, string>>();
  for (const id of ids) {
    const file = bundledDocumentPath(id);
    const document = readDocument(disk, file, reporter(file));
    if (!document) return undefined;
    documents.push(document);
    const api = indexApi(document);
    apis.push(api);
    operationIds.set(id, listOperationIds(api));
    for (const group of api.groups) {
      tags.add(group.name);
      if (!tagPages.has(group.id)) tagPages.set(group.id, describeTag(api, group));
    }
    for (const entry of api.operations.values())
      if (!operations.has(entry.id))
        operations.set(entry.id, urls.operation(entry.group, entry.url));
  }
  const ends = apis.flatMap(listDatedEnds).length;
  return { documents, apis, operations, operationIds, tags, tagPages, ends };
}

function describeTag({ title }: ApiIndex, group: TagGroup): DocumentTag {
  const { id, name, section, description, operations } = group;
  return { id, name, section, description, operations: operations.length, document: title };
}

/** Ids of operations (`post /sale`) by the `operationId` that the document gives them; of several the first counts. */
function listOperationIds(api: ApiIndex): ReadonlyMap<string, string> {
  return new Map(
    [...groupByOperationId(api)].flatMap(([name, [first]]) =>
      first ? [[name, first.id] as const] : [],
    ),
  );
}
