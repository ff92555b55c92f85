import { getAtPointer, isList, isObject } from '@/lib/openapi/core/json';
import { type Json, type JsonObject, METHODS } from '@/lib/openapi/core/types';

/** Names and values in the documents, for the check of words in prose. */
export type DocumentWords = {
  /** Names of properties, parameters, webhooks and scopes. */
  readonly names: Set<string>;
  /** Listed values by name, from `enum` and `const`. */
  readonly values: Map<string, Set<string>>;
  /** Listed values without a meaning by name, where others of their list have one. */
  readonly unexplained: Map<string, Set<string>>;
  /** Names with a schema that accepts any value. */
  readonly unrestricted: Set<string>;
  /** Paths with and without their server's prefix, and their parts: `/resume`. */
  readonly paths: Set<string>;
  /** Path segments without braces: `batchClose`. */
  readonly segments: Set<string>;
  /** Statuses of all responses: `402`, `default`. */
  readonly statuses: Set<string>;
};

/** Creates an empty collection. */
export function createDocumentWords(): DocumentWords {
  return {
    names: new Set(),
    values: new Map(),
    unexplained: new Map(),
    unrestricted: new Set(),
    paths: new Set(),
    segments: new Set(),
    statuses: new Set(),
  };
}

/** `$ref`s that are followed one after the other. */
const MAX_REFS = 20;

/** Schema behind a chain of `$ref`s inside the document. */
function followRef(document: JsonObject, schema: Json | undefined, depth = 0): Json | undefined {
  if (!isObject(schema) || typeof schema.$ref !== 'string' || depth > MAX_REFS) return schema;
  const target = schema.$ref.startsWith('#') ? getAtPointer(document, schema.$ref) : undefined;
  return followRef(document, target, depth + 1);
}

/** Values that a schema, its items or its subschemas list; `undefined` where any value is valid. */
function getListedValues(
  document: JsonObject,
  written: Json | undefined,
): readonly Json[] | undefined {
  const schema = followRef(document, written);
  if (!isObject(schema)) return undefined;
  if (isList(schema.enum)) return schema.enum;
  if (schema.const !== undefined) return [schema.const];
  if (schema.items !== undefined) return getListedValues(document, schema.items);
  const parts = [schema.allOf, schema.oneOf, schema.anyOf].find(isList) ?? [];
  const lists = parts.map((part) => getListedValues(document, part));
  if (isList(schema.allOf)) return lists.find((list) => list !== undefined);
  return lists.length > 0 && lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}

/** Values that `x-enum-descriptions` of a schema, its items or its subschemas leaves out. */
function listUnexplainedValues(
  document: JsonObject,
  written: Json | undefined,
  depth = 0,
): readonly string[] {
  const schema = followRef(document, written);
  if (!isObject(schema) || depth > MAX_REFS) return [];
  const meanings = schema['x-enum-descriptions'];
  const values = isList(schema.enum) && isObject(meanings) ? schema.enum.map(String) : [];
  const parts = [schema.allOf, schema.oneOf, schema.anyOf].filter(isList).flat();
  return [
    ...values.filter((value) => isObject(meanings) && !Object.hasOwn(meanings, value)),
    ...[schema.items, ...parts].flatMap((one) => listUnexplainedValues(document, one, depth + 1)),
  ];
}

function addName(
  name: string,
  schema: Json | undefined,
  document: JsonObject,
  words: DocumentWords,
) {
  words.names.add(name);
  const listed = getListedValues(document, schema);
  if (listed === undefined) return void words.unrestricted.add(name);
  const values = words.values.get(name) ?? new Set();
  for (const value of listed) values.add(String(value));
  words.values.set(name, values);
  const unexplained = words.unexplained.get(name) ?? new Set();
  for (const value of listUnexplainedValues(document, schema)) unexplained.add(value);
  words.unexplained.set(name, unexplained);
}

/** Adds the names in a node and below; examples and defaults hold data and are skipped. */
function addSchemas(node: Json, document: JsonObject, words: DocumentWords): void {
  if (isList(node)) return node.forEach((one) => addSchemas(one, document, words));
  if (!isObject(node)) return;
  if (typeof node.name === 'string' && typeof node.in === 'string') {
    addName(node.name, node.schema, document, words);
  }
  for (const [key, child] of Object.entries(node)) {
    if (key === 'example' || key === 'examples' || key === 'default') continue;
    if (key === 'properties' && isObject(child)) {
      for (const [name, schema] of Object.entries(child)) addName(name, schema, document, words);
    }
    if (key === 'scopes' && (node.tokenUrl ?? node.authorizationUrl) !== undefined)
      for (const scope of Object.keys(isObject(child) ? child : {})) words.names.add(scope);
    addSchemas(child, document, words);
  }
}

function addPath(path: string, prefix: string, item: Json, words: DocumentWords): void {
  const segments = path.split('/').slice(1);
  for (const [index] of segments.entries()) {
    words.paths.add(`/${segments.slice(0, index + 1).join('/')}`);
    words.paths.add(`/${segments.slice(index).join('/')}`);
  }
  words.paths.add(`${prefix}${path}`);
  for (const segment of segments) words.segments.add(segment.replace(/^\{(.*)\}$/, '$1'));
  for (const method of isObject(item) ? METHODS : []) {
    const operation = isObject(item) ? item[method] : undefined;
    const responses = isObject(operation) ? operation.responses : undefined;
    for (const status of Object.keys(isObject(responses) ? responses : {})) {
      words.statuses.add(status);
    }
  }
}

function getServerPrefix({ servers }: JsonObject): string {
  const [first] = isList(servers) ? servers : [];
  const url = isObject(first) && typeof first.url === 'string' ? first.url : '';
  return /^(?:https?:)?\/\/[^/]+(\/.*?)\/?$/.exec(url)?.[1] ?? '';
}

/** Adds the names and values of a document to `words`. */
export function addDocumentWords(document: JsonObject, words: DocumentWords): void {
  const prefix = getServerPrefix(document);
  if (prefix !== '') words.paths.add(prefix);
  for (const [path, item] of Object.entries(isObject(document.paths) ? document.paths : {})) {
    addPath(path, prefix, item, words);
  }
  for (const name of Object.keys(isObject(document.webhooks) ? document.webhooks : {})) {
    words.names.add(name);
  }
  addSchemas(document, document, words);
}
