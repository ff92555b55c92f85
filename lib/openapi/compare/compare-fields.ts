import * as words from '@/.generated/words/openapi/changes';
import type { AnchorStep } from '../core/anchors';
import { type Field, NO_SCHEMA, type SchemaSource } from '../core/schema-types';
import type { JsonObject } from '../core/types';
import { matchesPattern } from '../pattern/pattern-test';
import { hasFlag } from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getChild, getItems, getPatternFields, getTuple } from '../schema/schema-children';
import {
  getDependentRequired,
  getRequired,
  getUndeclaredRequired,
} from '../schema/schema-requirements';
import { listFields } from '../schema-view/schema-fields';
import { formatTypeLabel } from '../schema-view/type-label';
import type { Direction } from './change';
import { isBytes } from './comparable/is-bytes';
import { resolveComparable } from './comparable/resolve-comparable';
import { matchMembers } from './match-members';
import type { Both, KeyedSchema, SchemaFinding, SchemaGraph, SchemaPair } from './schema-pair';
import { compareDefaults, isClosed, OTHER_ITEMS } from './value-sets';

const DIRECTIONS: readonly Direction[] = ['request', 'response'];

/** Directions in which a field travels: one that is read only is in no request. */
function listDirections(document: JsonObject, { schema }: Field): readonly Direction[] {
  const resolved = resolveComparable(document, schema);
  if (hasFlag(resolved, 'readOnly', true)) return ['response'];
  return hasFlag(resolved, 'writeOnly', true) ? ['request'] : DIRECTIONS;
}

/** The only one of some directions; `undefined` for both. */
function getOnly(directions: readonly Direction[]): Direction | undefined {
  return directions.length === 1 ? directions[0] : undefined;
}

function describeField(document: JsonObject, { schema, required }: Field): string {
  const type = formatTypeLabel(document, resolveComparable(document, schema));
  return required ? words.requiredField(type) : type;
}

function buildAddedField(
  [, document]: Both<JsonObject>,
  field: Field,
  only: Direction | undefined,
  isClosed: boolean,
): SchemaFinding {
  // A field that was refused is one that readers do not know.
  const [narrowed, widened] = [field.required, isClosed];
  return {
    kind: 'field-added',
    subject: field.name,
    pointers: { before: '', after: field.schema.pointer },
    before: '',
    after: describeField(document, field),
    effect: narrowed ? (widened ? 'replaced' : 'narrowed') : widened ? 'widened' : 'none',
    only,
    step: { kind: 'name', name: field.name },
  };
}

function buildRemovedField(
  [document]: Both<JsonObject>,
  field: Field,
  only: Direction | undefined,
): SchemaFinding {
  return {
    kind: 'field-removed',
    subject: field.name,
    pointers: { before: field.schema.pointer, after: '' },
    before: describeField(document, field),
    after: '',
    effect: 'replaced',
    only,
  };
}

/** Compares the properties of two schemas. Other names than those declared are compared as `additionalProperties` says. */
export function compareFields(
  graph: SchemaGraph,
  pair: SchemaPair,
  [from, to]: Both<ResolvedSchema>,
  beside: ReadonlySet<string> = new Set(),
): void {
  const { documents } = graph;
  const wasClosed = isClosed(from);
  const matches = matchMembers(listSchemaFields(from), listSchemaFields(to), ({ name }) => name);
  for (const { before, after } of matches) {
    const isBeside = beside.has((after ?? before)?.name ?? '');
    if (before && after) connectField(graph, pair, [before, after], isBeside);
    else if (after) {
      const only = getOnly(listDirections(documents[1], after));
      pair.findings.push({ ...buildAddedField(documents, after, only, wasClosed), isBeside });
      const others = getOthers(from, after.name);
      const step = { kind: 'name' as const, name: after.name };
      if (others)
        pair.edges.push({ to: graph.getPair(others, after.schema), step, only, isBeside });
    } else if (before) {
      const only = getOnly(listDirections(documents[0], before));
      const removed = buildRemovedField(documents, before, only);
      const others = getOthers(to, before.name);
      // A map takes it still, as one of its other names, of which it has none for sure.
      const effect = before.required ? 'widened' : 'none';
      pair.findings.push(others ? { ...removed, effect } : removed);
      if (others) pair.edges.push({ to: graph.getPair(before.schema, others), only });
    }
  }
}

function connectField(
  graph: SchemaGraph,
  pair: SchemaPair,
  [before, after]: Both<Field>,
  isBeside: boolean,
): void {
  const { documents } = graph;
  const step = { kind: 'name' as const, name: after.name };
  const [was, is] = [listDirections(documents[0], before), listDirections(documents[1], after)];
  for (const direction of DIRECTIONS) {
    if (was.includes(direction) && !is.includes(direction))
      pair.findings.push(buildRemovedField(documents, before, direction));
    if (!was.includes(direction) && is.includes(direction))
      pair.findings.push({ ...buildAddedField(documents, after, direction, false), isBeside });
  }
  const shared = was.filter((direction) => is.includes(direction));
  if (shared.length === 0) return;
  const only = getOnly(shared);
  if (before.required !== after.required)
    pair.findings.push({
      kind: after.required ? 'field-required' : 'field-optional',
      subject: after.name,
      pointers: { before: before.schema.pointer, after: after.schema.pointer },
      before: before.required ? words.required : words.optional,
      after: after.required ? words.required : words.optional,
      effect: after.required ? 'narrowed' : 'widened',
      ...{ only, step, isBeside },
    });
  // Who always sends a value gets no default (JSON Schema 2020-12 validation 9.2).
  if (!before.required && !after.required && only !== 'response')
    for (const finding of compareDefaults(documents, [before, after]))
      pair.findings.push({ ...finding, subject: after.name, step, isBeside });
  const isFile =
    graph.notation === 'parts' &&
    [before, after].every(({ schema }, side) => isBytes(documents[side === 0 ? 0 : 1], schema));
  if (!isFile)
    pair.edges.push({ to: graph.getPair(before.schema, after.schema), step, only, isBeside });
}

/**
 * Compares items, patterns and other names. Where one document says nothing of them, any value is allowed there; a
 * pattern or a place of a tuple then has what holds for the others.
 */
export function compareUnnamed(
  graph: SchemaGraph,
  pair: SchemaPair,
  [from, to]: Both<KeyedSchema>,
): void {
  const matches = matchMembers(
    listUnnamedChildren(from.resolved),
    listUnnamedChildren(to.resolved),
    ({ step }) => JSON.stringify(step),
  );
  const connect = (before: SchemaSource, after: SchemaSource, step?: AnchorStep) =>
    pair.edges.push({ to: graph.getPair(before, after), step });
  for (const { before, after } of matches) {
    if (before && after) connect(before.schema, after.schema, after.step);
    else if (after)
      if (isShut(from.resolved, after.step)) addShut(pair, [from, to], after.step, 'widened');
      else connect(getOther(from.resolved, after.step) ?? NO_SCHEMA, after.schema, after.step);
    else if (before)
      if (isShut(to.resolved, before.step)) addShut(pair, [from, to], before.step, 'narrowed');
      else connect(before.schema, getOther(to.resolved, before.step) ?? NO_SCHEMA);
  }
}

/** Whether a schema refuses the names or items of a step, unless it declares them. */
function isShut(resolved: ResolvedSchema, { kind }: AnchorStep): boolean {
  if (kind === 'others' || kind === 'pattern') return isClosed(resolved) || resolved.never;
  return OTHER_ITEMS.some((key) => hasFlag(resolved, key, false)) || resolved.never;
}

/** Adds that names of a pattern, or an item of a tuple, have come to a schema that refuses all others, or have gone. */
function addShut(
  pair: SchemaPair,
  [from, to]: Both<KeyedSchema>,
  step: AnchorStep,
  effect: 'narrowed' | 'widened',
): void {
  const text =
    step.kind === 'pattern' ? step.pattern : step.kind === 'item' ? `[${step.index}]` : '';
  // Flags say what all others are allowed to be.
  if (text === '' || from.resolved.never || to.resolved.never) return;
  pair.findings.push({
    kind: `limit-${effect}`,
    subject: '',
    pointers: { before: from.pointer, after: to.pointer },
    before: effect === 'narrowed' ? text : '',
    after: effect === 'widened' ? text : '',
    key: text,
    effect,
  });
}

/** What holds for a part of a schema that only the other document names. */
function getOther(resolved: ResolvedSchema, { kind }: AnchorStep): SchemaSource | undefined {
  const wanted = kind === 'pattern' ? 'others' : kind === 'item' ? 'items' : '';
  return listUnnamedChildren(resolved).find(({ step }) => step.kind === wanted)?.schema;
}

/** Schema inside another, with the step of its anchor. */
export type SchemaChild = { readonly step: AnchorStep; readonly schema: SchemaSource };

/** Names that a value always has: those that are required, and those that these require (`dependentRequired`). */
export function listRequired(resolved: ResolvedSchema): ReadonlySet<string> {
  const names = new Set(getRequired(resolved, []));
  const dependent = [...getDependentRequired(resolved)];
  for (let size = -1; size < names.size;) {
    size = names.size;
    for (const [name, others] of dependent)
      if ([...others].some((other) => names.has(other))) names.add(name);
  }
  return names;
}

/**
 * Properties of a schema, and names that it requires without declaring them; one that must not be sent, whose schema is
 * `false`, is none.
 */
export function listSchemaFields(resolved: ResolvedSchema): readonly Field[] {
  const required = listRequired(resolved);
  const fields = listFields(resolved, NO_SCHEMA);
  const undeclared = getUndeclaredRequired(resolved).map((name) => {
    const schema = getOthers(resolved, name) ?? NO_SCHEMA;
    return { name, required: true, display: false, schema };
  });
  const declared = fields
    .filter(({ schema }) => schema.value !== false)
    .map((field) => ({ ...field, required: required.has(field.name) }));
  return [...declared, ...undeclared];
}

/** Schema of names that are not declared; `undefined` where any value or none is allowed. */
function getAdditional(resolved: ResolvedSchema): SchemaSource | undefined {
  const others =
    getChild(resolved, 'additionalProperties') ?? getChild(resolved, 'unevaluatedProperties');
  return others && typeof others.value !== 'boolean' ? others : undefined;
}

/** Schema of a name that `properties` does not declare; `undefined` where none is written for it. */
export function getOthers(resolved: ResolvedSchema, name: string): SchemaSource | undefined {
  const pattern = getPatternFields(resolved).find((one) => matchesPattern(name, one.pattern));
  return pattern?.schema ?? getAdditional(resolved);
}

/** Schemas of items, of names that match a pattern, and of other names. */
function listUnnamedChildren(resolved: ResolvedSchema): readonly SchemaChild[] {
  const [items, others] = [getItems(resolved), getAdditional(resolved)];
  return [
    ...getTuple(resolved).map((schema, index): SchemaChild => ({
      step: { kind: 'item', index },
      schema,
    })),
    ...(items && items.value !== false
      ? [{ step: { kind: 'items' as const }, schema: items }]
      : []),
    ...getPatternFields(resolved).map(({ pattern, schema }): SchemaChild => ({
      step: { kind: 'pattern', pattern },
      schema,
    })),
    ...(others ? [{ step: { kind: 'others' as const }, schema: others }] : []),
  ];
}
