import { type Node, type Resolver, toList, toNode } from './openapi-document';

/** A schema and all it is made of: what it refers to, its parts and its alternatives. */
function toParts(resolve: Resolver, schema: unknown): readonly Node[] {
  const source = toNode(schema);
  const { node } = resolve(source, '');
  const joined = [node.allOf, node.oneOf, node.anyOf].flatMap(toList);
  return [source, node, ...joined.flatMap((part) => toParts(resolve, part))];
}

/**
 * Paths of keys in a value that its schema does not name. The documents leave their objects open, so
 * that a new field breaks no client; a misspelt field would pass a validator for the same reason. An
 * object whose schema names no property is a map, and takes any key.
 */
export function findUnknownKeys(
  resolve: Resolver,
  schema: unknown,
  value: unknown,
): readonly string[] {
  const parts = toParts(resolve, schema);
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => (part.items === undefined ? [] : [part.items]));
    return value.flatMap((entry: unknown, index) =>
      findUnknownKeys(resolve, { anyOf: items }, entry).map((key) => `/${index}${key}`),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  const named = parts.map((part) => toNode(part.properties));
  const isMap = named.every((properties) => Object.keys(properties).length === 0);
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
    const schemas = named.flatMap((one) => (Object.hasOwn(one, key) ? [one[key]] : []));
    if (schemas.length === 0) return isMap ? [] : [`/${key}`];
    return findUnknownKeys(resolve, { anyOf: schemas }, entry).map((inner) => `/${key}${inner}`);
  });
}
