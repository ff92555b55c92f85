import { z } from 'zod';

/** An example in a document: where it stands, its schema's pointer and what the schema names. */
type DocumentExample = {
  /** `request`, or the status of the response. */
  readonly in: string;
  readonly name: string;
  readonly pointer: string;
  readonly value: unknown;
  readonly keys: readonly string[];
  readonly known: readonly string[];
};

export type DocumentOperation = {
  readonly id: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly hasBody: boolean;
  readonly examples: readonly DocumentExample[];
};

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const record = z.record(z.string(), z.unknown());
export type Node = z.infer<typeof record>;

export const toNode = (value: unknown): Node => record.safeParse(value).data ?? {};
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const toTexts = (value: unknown): readonly string[] => z.array(z.string()).catch([]).parse(value);
/** A key as a part of a JSON pointer in a URI fragment. */
export const toPointerPart = (key: string): string =>
  encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Reads what the content tests look at from a bundled document. Throws when it is not JSON. */
export function readDocument(json: string) {
  const document = record.parse(JSON.parse(json));
  const resolve = toResolver(document);
  const nodes = toNodes(document);
  return {
    document,
    operations: toOperations(document, resolve),
    schemas: Object.entries(toNode(toNode(document.components).schemas)).map(([name, schema]) => ({
      name,
      displayFields: toTexts(toNode(schema)['x-display-fields']),
      properties: toProperties(schema, resolve),
    })),
    enums: nodes
      .filter((node) => Array.isArray(node.enum))
      .map((node) => ({
        values: z.array(z.unknown()).parse(node.enum).map(String),
        described:
          node['x-enum-descriptions'] === undefined
            ? undefined
            : Object.keys(toNode(node['x-enum-descriptions'])),
      })),
    descriptions: nodes.map((node) => toText(node.description)),
  };
}

export type Resolver = (value: unknown, pointer: string) => { node: Node; pointer: string };

/** Follows `$ref`s inside the document, and says where the target stands. */
export function toResolver(document: Node): Resolver {
  return function resolve(value, pointer) {
    const node = toNode(value);
    const target = toText(node.$ref);
    if (target === '') return { node, pointer };
    const found = target
      .slice(2)
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((parent, key) => toNode(parent)[key], document);
    return resolve(found, target);
  };
}

function toOperations(document: Node, resolve: Resolver): readonly DocumentOperation[] {
  return Object.entries(toNode(document.paths)).flatMap(([path, item]) =>
    Object.entries(toNode(item))
      .filter(([method]) => METHODS.includes(method))
      .map(([method, value]) => {
        const operation = toNode(value);
        const at = `#/paths/${toPointerPart(path)}/${method}`;
        const body = resolve(operation.requestBody, `${at}/requestBody`);
        const responses = Object.entries(toNode(operation.responses)).flatMap(
          ([status, response]) =>
            toExamples(status, resolve(response, `${at}/responses/${status}`), resolve),
        );
        return {
          id: `${method} ${path}`,
          operationId: toText(operation.operationId),
          summary: toText(operation.summary),
          description: toText(operation.description),
          tags: toTexts(operation.tags),
          hasBody: operation.requestBody !== undefined,
          examples: [...toExamples('request', body, resolve), ...responses],
        };
      }),
  );
}

function toExamples(
  place: string,
  holder: { node: Node; pointer: string },
  resolve: Resolver,
): readonly DocumentExample[] {
  return Object.entries(toNode(holder.node.content)).flatMap(([type, value]) => {
    const media = toNode(value);
    const pointer = `${holder.pointer}/content/${toPointerPart(type)}/schema`;
    const known = toProperties(media.schema, resolve);
    const named = Object.entries(toNode(media.examples)).map(
      ([name, example]) => [name, resolve(example, '').node.value] as const,
    );
    const single = media.example === undefined ? [] : [['example', media.example] as const];
    return [...single, ...named].map(([name, example]) => ({
      in: place,
      name: `${place} ${name}`,
      pointer,
      value: example,
      keys: Object.keys(toNode(example)),
      known,
    }));
  });
}

/** The properties a schema names, those of its `allOf` parts and alternatives too; empty for an open map. */
function toProperties(schema: unknown, resolve: Resolver): readonly string[] {
  const { node } = resolve(schema, '');
  const parts = [node.allOf, node.oneOf, node.anyOf].flatMap((list) =>
    z.array(z.unknown()).catch([]).parse(list),
  );
  return [
    ...Object.keys(toNode(node.properties)),
    ...parts.flatMap((part) => toProperties(part, resolve)),
  ];
}

function toNodes(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(toNodes);
  if (typeof value !== 'object' || value === null) return [];
  const node = toNode(value);
  return [node, ...Object.values(node).flatMap(toNodes)];
}
