import { moreKeywords } from '@/.generated/words/openapi-problems/document';
import { getRawFieldEncoding, getRawItemEncoding } from '../constraints/part-encoding';
import { externalDocsProps } from '../core/external-docs';
import { isObject, truncateDeepJson } from '../core/json';
import { findWrongTypes, SCHEMA_KEYWORD_TYPES } from '../core/keyword-types';
import { addCappedProblems, type Problems } from '../core/problems';
import type { Constraint, Field, SchemaNode, SchemaSource } from '../core/schema-types';
import type { ApiIndex, Json, JsonObject } from '../core/types';
import type { ParsedDescription } from '../description/parse-description';
import { createExclusionCheck, hasFlag, namesNull } from '../schema/merged-keywords';
import {
  type ResolvedSchema,
  resolveSchema,
  getKeyword,
  getTextKeyword,
} from '../schema/resolve-schema';
import {
  getChild,
  getExamples,
  getItems,
  getPatternFields,
  getTuple,
  listExamples,
} from '../schema/schema-children';
import { getSchemaKind, getTypes } from '../schema/schema-type';
import { listVariants } from '../schema/schema-variants';
import { createDiscriminatorConstraints } from './discriminator-constraints';
import { getNestedEncoding } from './media-encoding';
import { fieldPartConstraints, itemPartConstraints } from './part-constraints';
import { schemaConstraints } from './schema-constraints';
import {
  getDefaultValue,
  mergeEnum,
  descriptionConstraints,
  parseSchemaDescription,
} from './schema-description';
import { getEnumValues } from './schema-enum';
import { countFields, listFields } from './schema-fields';
import { subschemaConstraints } from './subschema-constraints';
import { formatTypeLabel } from './type-label';

function getNodeValues(
  resolved: ResolvedSchema,
  description: ParsedDescription,
): Pick<SchemaNode, 'default' | 'const' | 'example' | 'examples'> {
  const isExcluded = createExclusionCheck(resolved);
  const isUsable = (value: Json | undefined) => value !== undefined && !isExcluded(value);
  const isExample = (value: Json | undefined) =>
    isUsable(value) && (value !== null || namesNull(resolved));
  const [defaultValue, example] = [
    getDefaultValue(resolved, description),
    listExamples(resolved)[0],
  ];
  const examples = getExamples(resolved).filter(isUsable);
  const values = [
    ['default', isUsable(defaultValue) ? defaultValue : undefined],
    ['const', getKeyword(resolved, 'const')],
    ['example', isExample(example) ? example : examples[0]],
  ] as const;
  return {
    ...Object.fromEntries(
      values.flatMap(([key, value]) =>
        value === undefined ? [] : [[key, truncateDeepJson(value)]],
      ),
    ),
    ...(examples.length > 1 && { examples }),
  };
}

/** External documentation of the last part that has any; empty for none. */
function getSchemaDocs(resolved: ResolvedSchema): Pick<SchemaNode, 'docs'> {
  const part = resolved.parts.findLast(({ value }) => Object.hasOwn(value, 'externalDocs'));
  return externalDocsProps(part?.value);
}

type NodeChildren = Pick<SchemaNode, 'tuple' | 'patterns' | 'variants'> &
  Pick<Partial<SchemaNode>, 'items' | 'additional'>;

const NO_CHILDREN: NodeChildren = { tuple: [], patterns: [], variants: [] };

/** Schema of the items from `index` on, with display fields and encoding; `undefined` for none. */
function getNodeItems(
  { document }: ApiIndex,
  resolved: ResolvedSchema,
  source: SchemaSource,
  index: number,
): SchemaSource | undefined {
  const items = getItems(resolved);
  if (items === undefined) return undefined;
  const { displayFields: display, itemEncoding } = source;
  const encoding = getNestedEncoding(document, getRawItemEncoding(source, index));
  return withConstraints(
    { ...items, ...(display && { displayFields: display }), ...itemEncoding, ...encoding },
    itemPartConstraints(document, source, index, items),
  );
}

/** Number of multipart items whose encoding is shown one by one. */
const MAX_ENCODED_ITEMS = 100;

/**
 * Tuple items with their encoding. If `prefixEncoding` is longer than the tuple, `items` is
 * repeated for the rest (OpenAPI 3.2 4.15.1.2).
 */
function getNodeTuple(
  { document }: ApiIndex,
  resolved: ResolvedSchema,
  source: SchemaSource,
): readonly SchemaSource[] {
  const tuple = getTuple(resolved);
  const encodedCount = Math.min(source.positionalEncoding?.prefix.length ?? 0, MAX_ENCODED_ITEMS);
  const items = getItems(resolved);
  const further = isObject(items?.value)
    ? Array.from({ length: Math.max(encodedCount - tuple.length, 0) }, () => items)
    : [];
  return [...tuple, ...further].map((item, index) => {
    const encoding = getNestedEncoding(document, getRawItemEncoding(source, index));
    return withConstraints(
      { ...item, ...encoding },
      itemPartConstraints(document, source, index, item),
    );
  });
}

function withConstraints<Part extends Field | SchemaSource>(
  part: Part,
  constraints: readonly Constraint[],
): Part {
  return constraints.length > 0 ? { ...part, constraints } : part;
}

/** Adds nested encoding to a field, or to its items, that are forms (OpenAPI 3.2 4.15.1.1). */
function withPartEncoding(document: JsonObject, field: Field, source: SchemaSource): Field {
  const partEncoding = getNestedEncoding(document, getRawFieldEncoding(source, field.name));
  if (!partEncoding.encoding && !partEncoding.positionalEncoding) return field;
  const { schema } = field;
  const isMany = getTypes(resolveSchema(document, schema)).includes('array');
  return {
    ...field,
    schema: { ...schema, ...(isMany ? { itemEncoding: partEncoding } : partEncoding) },
  };
}

/** Properties of an object, with constraints from form encoding and inherited discriminators. */
export function getNodeFields(
  { document }: ApiIndex,
  resolved: ResolvedSchema,
  source: SchemaSource,
): readonly Field[] {
  const getDiscriminatorConstraints = createDiscriminatorConstraints(document, resolved, source);
  const getPartConstraints = (field: Field) =>
    source.encoding ? fieldPartConstraints(document, source, field) : [];
  return listFields(resolved, source).map((field) =>
    withConstraints(withPartEncoding(document, field, source), [
      ...getDiscriminatorConstraints(field),
      ...getPartConstraints(field),
    ]),
  );
}

function getNodeChildren(
  api: ApiIndex,
  resolved: ResolvedSchema,
  source: SchemaSource,
  problems: Problems,
): NodeChildren {
  const tuple = getNodeTuple(api, resolved, source);
  const items = getNodeItems(api, resolved, source, tuple.length);
  const additional =
    getChild(resolved, 'additionalProperties') ?? getChild(resolved, 'unevaluatedProperties');
  return {
    ...(items === undefined ? {} : { items }),
    tuple,
    ...(additional === undefined || additional.value === false ? {} : { additional }),
    patterns: getPatternFields(resolved),
    variants: listVariants(api.document, resolved, source, problems),
  };
}

const cache = new WeakMap<ApiIndex, WeakMap<SchemaSource, SchemaNode>>();

/**
 * Builds one level of a schema: references followed, `allOf` merged, children left as sources. A
 * cyclic schema has no children; no schema at all is `any`. Never throws: errors of the document
 * are in `problems`. Cached for each source, as several parts of a page ask for it.
 */
export function getSchemaNode(api: ApiIndex, source: SchemaSource): SchemaNode {
  const nodes = cache.get(api) ?? new WeakMap<SchemaSource, SchemaNode>();
  cache.set(api, nodes);
  const node = nodes.get(source) ?? buildSchemaNode(api, source);
  nodes.set(source, node);
  return node;
}

/** Reports keywords of a wrong type in all parts of a schema, which may be thousands. */
function checkKeywords(
  resolved: ResolvedSchema,
  { pointer }: SchemaSource,
  problems: Problems,
): void {
  const found = resolved.parts.flatMap((part) =>
    findWrongTypes(part.value, part.pointer, SCHEMA_KEYWORD_TYPES),
  );
  addCappedProblems(problems, 'keyword-shape', found, pointer, moreKeywords);
}

function buildSchemaNode(api: ApiIndex, source: SchemaSource): SchemaNode {
  const resolved = resolveSchema(api.document, source);
  const problems: Problems = [...resolved.problems];
  checkKeywords(resolved, source, problems);
  const description = parseSchemaDescription(resolved, source);
  const constraints = schemaConstraints(resolved);
  // Built on first use: thousands of fields may each have thousands, of which hidden ones are only
  // counted.
  let fields: readonly Field[] | undefined;
  return {
    kind: getSchemaKind(resolved),
    ...(resolved.ref === undefined ? {} : { ref: resolved.ref }),
    // A repeated schema lacks the parts that are open above, which have its type.
    type: formatTypeLabel(
      api.document,
      resolved.cyclic ? resolveSchema(api.document, { ...source, openRefs: [] }) : resolved,
    ),
    title: getTextKeyword(resolved, 'title'),
    description: description.rest,
    condition: description.condition,
    deprecated: hasFlag(resolved, 'deprecated', true),
    constraints: [
      ...descriptionConstraints(description, constraints),
      ...constraints,
      ...subschemaConstraints(api.document, resolved),
      ...(source.constraints ?? []),
    ],
    enum: mergeEnum(resolved, getEnumValues(resolved, source.pointer, problems), description),
    ...getNodeValues(resolved, description),
    ...(resolved.cyclic ? NO_CHILDREN : getNodeChildren(api, resolved, source, problems)),
    fieldCount: resolved.cyclic ? 0 : countFields(resolved, problems),
    get fields() {
      return (fields ??= resolved.cyclic ? [] : getNodeFields(api, resolved, source));
    },
    ...getSchemaDocs(resolved),
    readOnly: hasFlag(resolved, 'readOnly', true),
    writeOnly: hasFlag(resolved, 'writeOnly', true),
    cyclic: resolved.cyclic,
    problems,
  };
}
