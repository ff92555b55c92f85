import { toDocsPart } from '../external-docs';
import { isList, toPrintable } from '../json';
import { type OpenSchema, openSchema, pick, pickText } from './open-schema';
import type { Problems } from '../problems';
import type { ProseFacts } from '../prose/prose-facts';
import { getChild, getExample, toPatterns, toTuple } from './schema-children';
import { toEnum } from './schema-enum';
import { toFacts } from './schema-facts';
import { toFields } from './schema-fields';
import { toInnerFacts } from './schema-inner-facts';
import { getDefault, mergeEnum, toProseFormat, toSchemaProse } from './schema-prose';
import { getKind, toTypeLabel } from './schema-type';
import { toVariants } from './schema-variants';
import type { SchemaNode, SchemaSource } from '../schema-types';
import type { ApiIndex } from '../types';

function toValues(
  open: OpenSchema,
  prose: ProseFacts,
): Pick<SchemaNode, 'default' | 'const' | 'example'> {
  const values = [
    ['default', getDefault(open, prose)],
    ['const', pick(open, 'const')],
    ['example', getExample(open)],
  ] as const;
  return Object.fromEntries(
    values.flatMap(([key, value]) => (value === undefined ? [] : [[key, toPrintable(value)]])),
  );
}

/** Those of the part that says it last. */
function getSchemaDocs(open: OpenSchema): Pick<SchemaNode, 'docs'> {
  const part = open.parts.findLast(({ value }) => Object.hasOwn(value, 'externalDocs'));
  return toDocsPart(part?.value);
}

type Inside = Pick<SchemaNode, 'fields' | 'tuple' | 'patterns' | 'variants'> &
  Pick<Partial<SchemaNode>, 'items' | 'additional'>;

const CLOSED: Inside = { fields: [], tuple: [], patterns: [], variants: [] };

function toInside(
  api: ApiIndex,
  open: OpenSchema,
  source: SchemaSource,
  problems: Problems,
): Inside {
  const list = getChild(open, 'items');
  const items = list && (source.display ? { ...list, display: source.display } : list);
  const additional =
    getChild(open, 'additionalProperties') ?? getChild(open, 'unevaluatedProperties');
  return {
    fields: toFields(open, source, problems),
    ...(items === undefined || isList(items.value) ? {} : { items }),
    tuple: toTuple(open),
    ...(additional === undefined || additional.value === false ? {} : { additional }),
    patterns: toPatterns(open),
    variants: toVariants(api.document, open, source, problems),
  };
}

/**
 * One level of a schema, read when a reader opens it: references followed, `allOf` merged, children
 * left as sources. A cyclic schema has no children. Never throws: what it does not understand is in
 * `problems`; no schema at all reads as `any`.
 */
export function readSchema(api: ApiIndex, source: SchemaSource): SchemaNode {
  const open = openSchema(api.document, source);
  const problems: Problems = [...open.problems];
  const prose = toSchemaProse(open, source);
  return {
    kind: getKind(open),
    ...(open.ref === undefined ? {} : { ref: open.ref }),
    type: toTypeLabel(api.document, open),
    title: pickText(open, 'title'),
    description: prose.rest,
    condition: prose.condition,
    deprecated: pick(open, 'deprecated') === true,
    facts: [...toProseFormat(prose), ...toFacts(open), ...toInnerFacts(api.document, open)],
    enum: mergeEnum(open, toEnum(open, source.pointer, problems), prose),
    ...toValues(open, prose),
    ...(open.cyclic ? CLOSED : toInside(api, open, source, problems)),
    ...getSchemaDocs(open),
    readOnly: pick(open, 'readOnly') === true,
    writeOnly: pick(open, 'writeOnly') === true,
    cyclic: open.cyclic,
    problems,
  };
}
