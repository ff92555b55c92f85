import { getObject, getOwn, getText, isList, isObject } from '../core/json';
import { getRef } from '../core/resolve';
import type { Json, JsonObject } from '../core/types';
import { getDynamicRef, getSchemaTarget } from '../schema/named-schemas';
import { normalizeFilterKey } from './filter-words';

/** Name of a field, with its key for comparison (`normalizeFilterKey`). */
export type FieldName = { readonly name: string; readonly key: string };

/** Part of a document between references: an operation, or the target of a `$ref`. */
export type FieldPart = {
  readonly index: number;
  readonly names: readonly FieldName[];
  readonly next: readonly JsonObject[];
  /** Values of `$dynamicRef`, whose targets depend on the parts passed on the way. */
  readonly dynamic: ReadonlySet<string>;
  /** Possible targets of `$dynamicRef`, by `$dynamicAnchor`. */
  readonly anchors: readonly (readonly [name: string | undefined, schema: JsonObject])[];
};

/** Maximum number of JSON values read in one part. */
const MAX_NODES = 20_000;

/** Keywords whose keys are field names. */
const NAMED_MAP_KEYS = ['properties', 'headers'] as const;
const MAP_KEYS = ['responses', 'content', 'patternProperties', 'dependentSchemas'] as const;
const NESTED_KEYS = [
  ...['parameters', 'requestBody', 'schema', 'itemSchema', 'items', 'prefixItems'],
  ...['additionalProperties', 'allOf', 'oneOf', 'anyOf', 'not', 'if', 'then', 'else'],
];

function* walkChildren(node: JsonObject, names: Set<string>): Generator<Json> {
  for (const key of NAMED_MAP_KEYS) {
    const map = getObject(node, key) ?? {};
    for (const name of Object.keys(map)) {
      names.add(name);
      yield map[name] ?? null;
    }
  }
  for (const key of MAP_KEYS) yield* Object.values(getObject(node, key) ?? {});
  for (const key of NESTED_KEYS) {
    const inner = getOwn(node, key);
    if (isList(inner)) yield* inner;
    else if (inner !== undefined) yield inner;
  }
}

/** Collects one part without following references; iterative, as nesting has no limit. */
export function collectFieldPart(document: JsonObject, root: JsonObject, index: number): FieldPart {
  const names = new Set<string>();
  const next = new Set<JsonObject>();
  const dynamic = new Set<string>();
  const anchors: (readonly [string | undefined, JsonObject])[] = [];
  const open: Json[] = [root];
  for (let left = MAX_NODES; open.length > 0 && left > 0; left -= 1) {
    const node = open.pop();
    if (!isObject(node)) continue;
    const ref = getRef(node);
    const target = ref === undefined ? undefined : getSchemaTarget(document, ref, '', [])?.value;
    if (isObject(target)) next.add(target);
    const dynamicRef = getDynamicRef(node);
    if (dynamicRef !== undefined) dynamic.add(dynamicRef);
    const defs = Object.values(getObject(node, '$defs') ?? {}).filter(isObject);
    // An anchor inside stands for the whole part, which has its names already.
    for (const one of [node, ...defs]) {
      const anchor = getText(one, '$dynamicAnchor');
      if (anchor !== '') anchors.push([anchor, one === node ? root : one]);
    }
    if (getText(node, 'name') !== '' && !['', 'body'].includes(getText(node, 'in')))
      names.add(getText(node, 'name'));
    for (const inner of walkChildren(node, names)) open.push(inner);
  }
  return {
    index,
    names: [...names].map((name) => ({ name, key: normalizeFilterKey(name) })),
    next: [...next],
    dynamic,
    anchors,
  };
}

/**
 * Resolves the dynamic references of parts: to anchors in these parts, which are those passed on
 * the way, else as a `$ref`. Empty for none.
 */
export function resolveDynamicTargets(
  document: JsonObject,
  parts: ReadonlySet<FieldPart>,
): readonly JsonObject[] {
  const refs = [...new Set([...parts].flatMap(({ dynamic }) => [...dynamic]))];
  if (refs.length === 0) return [];
  const anchorName = (ref: string) => ref.split('#', 2)[1];
  const anchors = [...parts].flatMap((part) => part.anchors);
  const filled = new Set(anchors.map(([name]) => name));
  const wanted = new Set(refs.map(anchorName));
  const staticTargets = refs
    .filter((ref) => !filled.has(anchorName(ref)))
    .map((ref) => getSchemaTarget(document, ref, '', [])?.value);
  const dynamicTargets = anchors.filter(([name]) => wanted.has(name)).map(([, schema]) => schema);
  return [...dynamicTargets, ...staticTargets].filter(isObject);
}
