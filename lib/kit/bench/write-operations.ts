import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleDocuments } from '@/lib/kit/build/openapi/bundle-openapi';

/** Id of the shipped document whose operations are copied. */
const ORIGINAL = 'platform';

/** Beginning of the ids of the documents that are made. */
const ID = 'measured';

type OperationObject = { operationId?: string; summary?: string; tags?: readonly string[] };
type PathItem = Record<string, OperationObject>;
type Components = Record<string, Record<string, unknown>>;

/** Part of the shipped document that is read. */
type Document = {
  openapi: string;
  info: { title: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  components: Components;
  webhooks?: unknown;
};

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

const isMethod = (key: string): boolean => METHODS.includes(key);

/** Copy number `n` of a document: tags, paths, operation ids and components have names of their own. */
function copyDocument(original: Document, n: number): Document {
  const text = JSON.stringify(original).replaceAll(
    /"#\/components\/(?!securitySchemes)(\w+)\//g,
    `"#/components/$1/M${n}`,
  );
  const { openapi, info, tags, paths, components }: Document = JSON.parse(text);
  const name = (tag: string) => `${tag} ${n}`;
  const copyOperation = (operation: OperationObject): OperationObject => ({
    ...operation,
    operationId: `${operation.operationId ?? ''}M${n}`,
    tags: (operation.tags ?? []).map(name),
  });
  return {
    openapi,
    info,
    tags: tags.map((tag) => ({ ...tag, name: name(tag.name) })),
    paths: mapEntries(paths, (path, item) => [
      `/m${n}${path}`,
      mapEntries(item, (key, value) => [key, isMethod(key) ? copyOperation(value) : value]),
    ]),
    components: mapEntries(components, (kind, members) => [
      kind,
      mapEntries(members, (key, value) => [
        kind === 'securitySchemes' ? key : `M${n}${key}`,
        value,
      ]),
    ]),
  };
}

function mapEntries<Value>(
  object: Record<string, Value>,
  map: (key: string, value: Value) => readonly [string, Value],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => map(key, value)));
}

/** First paths of a document that have so many operations together, the last one maybe cut. */
function limitPaths(paths: Document['paths'], count: number): Document['paths'] {
  let left = count;
  const limited = mapEntries(paths, (path, item) => [
    path,
    Object.fromEntries(Object.entries(item).filter(([key]) => !isMethod(key) || left-- > 0)),
  ]);
  return Object.fromEntries(
    Object.entries(limited).filter(([, item]) => Object.keys(item).some(isMethod)),
  );
}

function mergeComponents(all: readonly Components[]): Components {
  const kinds = [...new Set(all.flatMap((one) => Object.keys(one)))];
  return Object.fromEntries(
    kinds.map((kind) => [kind, Object.assign({}, ...all.map((one) => one[kind]))]),
  );
}

function countOperations({ paths }: Document): number {
  return Object.values(paths).flatMap((item) => Object.keys(item).filter(isMethod)).length;
}

/**
 * Builds a document with as many operations as wanted, of the shape of a shipped one.
 * @param original The shipped document.
 * @param count Number of operations, above 0.
 * @param before Number of copies that other documents have, whose names are taken.
 */
export function buildDocument(original: Document, count: number, before = 0): Document {
  const copies = Array.from({ length: Math.ceil(count / countOperations(original)) }, (_, index) =>
    copyDocument(original, before + index + 1),
  );
  return {
    ...original,
    info: { ...original.info, title: 'Measured API' },
    tags: copies.flatMap(({ tags }) => tags),
    paths: limitPaths(
      Object.fromEntries(copies.flatMap(({ paths }) => Object.entries(paths))),
      count,
    ),
    components: mergeComponents(copies.map(({ components }) => components)),
  };
}

/**
 * Builds documents that have as many operations together as wanted, of the shape of a shipped one. Each has paths,
 * tags and components of its own, and none has one more operation than another.
 * @param original The shipped document.
 * @param operations Number of operations of all documents.
 * @param documents Number of documents, at most as many as operations.
 * @returns documents by id: `measured-1`.
 */
export function buildDocuments(
  original: Document,
  operations: number,
  documents: number,
): ReadonlyMap<string, Document> {
  let copies = 0;
  return new Map(
    Array.from({ length: documents }, (_, index) => {
      const count = Math.floor(operations / documents) + (index < operations % documents ? 1 : 0);
      const document = buildDocument(original, count, copies);
      copies += Math.ceil(count / countOperations(original));
      const title = `Measured API ${index + 1}`;
      return [`${ID}-${index + 1}`, { ...document, info: { ...document.info, title } }] as const;
    }),
  );
}

/** Entry of `redocly.yaml` without the rules that copies break. */
const printLint = (id: string) => `
  ${id}:
    root: content/openapi/${id}/openapi.yaml
    rules:
      no-unused-components: off
      no-ambiguous-paths: off
`;

type Site = { apis: { id: string; name: string; path: string }[] };

/** Reads the document that is copied, in one piece, from its sources. @throws in the portal of another provider. */
async function readOriginal(): Promise<Document> {
  if (!existsSync(join('content/openapi', ORIGINAL)))
    throw new Error(
      `Operations are those of content/openapi/${ORIGINAL}, which this portal does not have`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    await bundleDocuments({ sourceDir: 'content/openapi', targetDir: folder });
    const file = join(folder, `${ORIGINAL}.json`);
    const document: Document = JSON.parse(readFileSync(file, 'utf8'));
    return document;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Adds documents to a copy of the project.
 * @param root Folder of the copy.
 * @param operations Number of operations of all of them; nothing is written for 0.
 */
export async function writeOperations(
  root: string,
  operations: number,
  documents: number,
): Promise<void> {
  if (operations === 0) return;
  const original = await readOriginal();
  // Webhooks are no operations, and name schemas that the copies do not have.
  delete original.webhooks;
  const file = join(root, 'content/site.json');
  const site: Site = JSON.parse(readFileSync(file, 'utf8'));
  for (const [id, document] of buildDocuments(original, operations, documents)) {
    const folder = join(root, 'content/openapi', id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'openapi.yaml'), JSON.stringify(document));
    site.apis.push({ id, name: document.info.title, path: `/${id}` });
    appendFileSync(join(root, 'redocly.yaml'), printLint(id));
  }
  writeFileSync(file, `${JSON.stringify(site, null, 2)}\n`);
}
