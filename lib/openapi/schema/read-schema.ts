import { toDocsPart } from '../external-docs';
import { getPartRaw, getPlaceRaw } from '../facts/part-encoding';
import { isObject, toPrintable } from '../json';
import { createIsExcluded, saysAny } from './all-parts';
import { type OpenSchema, openSchema, pick, pickText } from './open-schema';
import { toKindFacts } from './kind-facts';
import { toPartFacts, toPlaceFacts } from './part-facts';
import { addFew } from '../few-problems';
import { findShapeFaults, SCHEMA_SHAPES } from '../keyword-shapes';
import type { Problems } from '../problems';
import type { ProseFacts } from '../prose/prose-facts';
import {
  getChild,
  getExample,
  getExamples,
  getItems,
  toPatterns,
  toTuple,
} from './schema-children';
import { toEnum } from './schema-enum';
import { toFacts } from './schema-facts';
import { countFields, toFields } from './schema-fields';
import { toInnerFacts } from './schema-inner-facts';
import { getDefault, mergeEnum, toProseChips, toSchemaProse } from './schema-prose';
import { toTypeLabel } from './schema-label';
import { getKind, getTypes } from './schema-type';
import { toVariants } from './schema-variants';
import { toPartSentWith } from './sent-with';
import type { Fact, Field, SchemaNode, SchemaSource } from '../schema-types';
import type { ApiIndex, Json, JsonObject } from '../types';

function toValues(
  open: OpenSchema,
  prose: ProseFacts,
): Pick<SchemaNode, 'default' | 'const' | 'example' | 'examples'> {
  const isExcluded = createIsExcluded(open);
  const isTold = (value: Json | undefined) => value !== undefined && !isExcluded(value);
  const [usual, example] = [getDefault(open, prose), getExample(open)];
  const examples = getExamples(open).filter(isTold);
  const values = [
    ['default', isTold(usual) ? usual : undefined],
    ['const', pick(open, 'const')],
    ['example', isTold(example) ? example : examples[0]],
  ] as const;
  return {
    ...Object.fromEntries(
      values.flatMap(([key, value]) => (value === undefined ? [] : [[key, toPrintable(value)]])),
    ),
    ...(examples.length > 1 && { examples }),
  };
}

/** Those of the part that says it last. */
function getSchemaDocs(open: OpenSchema): Pick<SchemaNode, 'docs'> {
  const part = open.parts.findLast(({ value }) => Object.hasOwn(value, 'externalDocs'));
  return toDocsPart(part?.value);
}

type Inside = Pick<SchemaNode, 'tuple' | 'patterns' | 'variants'> &
  Pick<Partial<SchemaNode>, 'items' | 'additional'>;

const CLOSED: Inside = { tuple: [], patterns: [], variants: [] };

/** The schema of each item, with what its place says of it: names that stand first, how it is sent. */
function toItems(
  { document }: ApiIndex,
  open: OpenSchema,
  source: SchemaSource,
  index: number,
): SchemaSource | undefined {
  const items = getItems(open);
  if (items === undefined) return undefined;
  const { display, each } = source;
  const sent = toPartSentWith(document, getPlaceRaw(source, index));
  return withFacts(
    { ...items, ...(display && { display }), ...each, ...sent },
    toPlaceFacts(document, source, index, items),
  );
}

/** Places whose sending is told one by one; more are nobody's message. */
const MOST_PLACES = 100;

/**
 * The places of a tuple, each with how it is sent. Where that is told of more places than the schema has, the next ones
 * are items (OpenAPI 3.2 4.15.1.2).
 */
function toSentTuple(
  { document }: ApiIndex,
  open: OpenSchema,
  source: SchemaSource,
): readonly SchemaSource[] {
  const tuple = toTuple(open);
  const told = Math.min(source.places?.prefix.length ?? 0, MOST_PLACES);
  const items = getItems(open);
  const further = isObject(items?.value)
    ? Array.from({ length: Math.max(told - tuple.length, 0) }, () => items)
    : [];
  return [...tuple, ...further].map((place, index) => {
    const sent = toPartSentWith(document, getPlaceRaw(source, index));
    return withFacts({ ...place, ...sent }, toPlaceFacts(document, source, index, place));
  });
}

function withFacts<Part extends Field | SchemaSource>(part: Part, facts: readonly Fact[]): Part {
  return facts.length > 0 ? { ...part, facts } : part;
}

/** A field with how its own parts are sent, where it is a form itself; of a list each item is one (OpenAPI 3.2 4.15.1.1). */
function withParts(document: JsonObject, field: Field, source: SchemaSource): Field {
  const sent = toPartSentWith(document, getPartRaw(source, field.name));
  if (!sent.encoding && !sent.places) return field;
  const { schema } = field;
  const isMany = getTypes(openSchema(document, schema)).includes('array');
  return { ...field, schema: { ...schema, ...(isMany ? { each: sent } : sent) } };
}

/** The properties of an object, with how a form sends each, and with what tells an heir from others. */
function toSentFields(
  { document }: ApiIndex,
  open: OpenSchema,
  source: SchemaSource,
): readonly Field[] {
  const toKind = toKindFacts(document, open, source);
  const toSent = (field: Field) => (source.encoding ? toPartFacts(document, source, field) : []);
  return toFields(open, source).map((field) =>
    withFacts(withParts(document, field, source), [...toKind(field), ...toSent(field)]),
  );
}

function toInside(
  api: ApiIndex,
  open: OpenSchema,
  source: SchemaSource,
  problems: Problems,
): Inside {
  const tuple = toSentTuple(api, open, source);
  const items = toItems(api, open, source, tuple.length);
  const additional =
    getChild(open, 'additionalProperties') ?? getChild(open, 'unevaluatedProperties');
  return {
    ...(items === undefined ? {} : { items }),
    tuple,
    ...(additional === undefined || additional.value === false ? {} : { additional }),
    patterns: toPatterns(open),
    variants: toVariants(api.document, open, source, problems),
  };
}

const known = new WeakMap<ApiIndex, WeakMap<SchemaSource, SchemaNode>>();

/**
 * One level of a schema, read when a reader opens it: references followed, `allOf` merged, children
 * left as sources. A cyclic schema has no children. Never throws: what it does not understand is in
 * `problems`; no schema at all reads as `any`. Read once for each source: its row, the counts above it and what
 * opens it all ask.
 */
export function readSchema(api: ApiIndex, source: SchemaSource): SchemaNode {
  const nodes = known.get(api) ?? new WeakMap<SchemaSource, SchemaNode>();
  known.set(api, nodes);
  const node = nodes.get(source) ?? toNode(api, source);
  nodes.set(source, node);
  return node;
}

/** Of all the parts of a schema, which may be thousands. */
function checkKeywords(open: OpenSchema, { pointer }: SchemaSource, problems: Problems): void {
  const found = open.parts.flatMap((part) =>
    findShapeFaults(part.value, part.pointer, SCHEMA_SHAPES),
  );
  const toMore = (count: number) =>
    `So are ${count} more keywords: what they say is of another type than the standard has.`;
  addFew(problems, 'keyword-shape', found, pointer, toMore);
}

function toNode(api: ApiIndex, source: SchemaSource): SchemaNode {
  const open = openSchema(api.document, source);
  const problems: Problems = [...open.problems];
  checkKeywords(open, source, problems);
  const prose = toSchemaProse(open, source);
  const facts = toFacts(open);
  // Thousands of fields may each have thousands: whose are not shown are only counted.
  let fields: readonly Field[] | undefined;
  return {
    kind: getKind(open),
    ...(open.ref === undefined ? {} : { ref: open.ref }),
    type: toTypeLabel(api.document, open),
    title: pickText(open, 'title'),
    description: prose.rest,
    condition: prose.condition,
    deprecated: saysAny(open, 'deprecated', true),
    facts: [
      ...toProseChips(prose, facts),
      ...facts,
      ...toInnerFacts(api.document, open),
      ...(source.facts ?? []),
    ],
    enum: mergeEnum(open, toEnum(open, source.pointer, problems), prose),
    ...toValues(open, prose),
    ...(open.cyclic ? CLOSED : toInside(api, open, source, problems)),
    fieldCount: open.cyclic ? 0 : countFields(open, problems),
    get fields() {
      return (fields ??= open.cyclic ? [] : toSentFields(api, open, source));
    },
    ...getSchemaDocs(open),
    readOnly: saysAny(open, 'readOnly', true),
    writeOnly: saysAny(open, 'writeOnly', true),
    cyclic: open.cyclic,
    problems,
  };
}
