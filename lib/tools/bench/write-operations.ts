import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Document whose operations are copied, as a build of this project has bundled it. */
const ORIGINAL = 'public/openapi/platform.json';

/** Id of the document that is made. */
const ID = 'measured';

type OperationObject = { operationId?: string; summary?: string; tags?: readonly string[] };
type PathItem = Record<string, OperationObject>;
type Components = Record<string, Record<string, unknown>>;

/** What is read of the shipped document. */
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

/**
 * Builds a document with as many operations as wanted, of the shape of a shipped one.
 * @param original The shipped document.
 * @param count Number of operations, above 0.
 */
export function buildDocument(original: Document, count: number): Document {
  const size = Object.values(original.paths).flatMap((item) =>
    Object.keys(item).filter(isMethod),
  ).length;
  const copies = Array.from({ length: Math.ceil(count / size) }, (_, index) =>
    copyDocument(original, index + 1),
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

/** Entry of `redocly.yaml` without the rules that copies break. */
const LINT = `
  ${ID}:
    root: content/openapi/${ID}/openapi.yaml
    rules:
      no-unused-components: off
      no-ambiguous-paths: off
`;

type Site = { apis: { id: string; name: string; path: string }[] };

/**
 * Adds a document to a copy of the project.
 * @param root Folder of the copy.
 * @param count Number of its operations; nothing is written for 0.
 */
export function writeOperations(root: string, count: number): void {
  if (count === 0) return;
  const folder = join(root, 'content/openapi', ID);
  mkdirSync(folder, { recursive: true });
  const original: Document = JSON.parse(readFileSync(ORIGINAL, 'utf8'));
  // Webhooks are no operations, and name schemas that the copies do not have.
  delete original.webhooks;
  writeFileSync(join(folder, 'openapi.yaml'), JSON.stringify(buildDocument(original, count)));
  const file = join(root, 'content/site.json');
  const site: Site = JSON.parse(readFileSync(file, 'utf8'));
  site.apis.push({ id: ID, name: 'Measured API', path: `/${ID}` });
  writeFileSync(file, `${JSON.stringify(site, null, 2)}\n`);
  appendFileSync(join(root, 'redocly.yaml'), LINT);
}
