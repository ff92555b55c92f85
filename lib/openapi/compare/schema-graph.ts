import * as words from '@/.generated/words/openapi/changes';
import { getRef } from '../core/resolve';
import type { Field, SchemaSource } from '../core/schema-types';
import type { JsonObject } from '../core/types';
import { hasFlag } from '../schema/merged-keywords';
import { type ResolvedSchema, resolveSchema } from '../schema/resolve-schema';
import { formatTypeLabel } from '../schema-view/type-label';
import type { Direction, Finding } from './change';
import {
  listForms,
  listSchemaFields,
  listUnnamedChildren,
  type SchemaChild,
  type SchemaForm,
} from './child-schemas';
import { compareKeywords } from './compare-keywords';
import { type Match, matchMembers } from './match-members';

/** Finding about a schema, or about a part of it that has one more step in its anchor. */
export type SchemaFinding = Finding & { readonly step?: SchemaChild['step'] };

/** Schema inside another, in both documents. */
type Edge = {
  readonly to: SchemaPair;
  readonly step: SchemaChild['step'];
  /** The only direction in which it travels, as for a read-only field. */
  readonly only?: Direction | undefined;
};

/** One schema in both documents, which any number of places refer to. */
export type SchemaPair = { readonly findings: SchemaFinding[]; readonly edges: Edge[] };

type Side = 'before' | 'after';

/** Schema with its location, as one key for all places that refer to it. */
type KeyedSchema = {
  readonly resolved: ResolvedSchema;
  readonly key: string;
  readonly pointer: string;
};

type Work = {
  readonly pair: SchemaPair;
  readonly before: KeyedSchema;
  readonly after: KeyedSchema;
};

/** Keywords that change no value: a part with nothing else is no other schema. */
const ANNOTATION = /^(?:\$ref|\$comment|title|summary|description|examples?|externalDocs|x-.*)$/;

function isMeaningful(part: JsonObject): boolean {
  return Object.keys(part).some((key) => !ANNOTATION.test(key));
}

function buildKeyedSchema(document: JsonObject, source: SchemaSource): KeyedSchema {
  const resolved = resolveSchema(document, { ...source, openRefs: [] });
  const parts = resolved.parts.filter(({ value }) => isMeaningful(value));
  const pointers = parts.map(({ pointer }) => pointer);
  const flags = `${resolved.orNull ? 'null' : ''} ${resolved.never ? 'never' : ''}`;
  return {
    resolved,
    key: `${flags} ${pointers.join(' ')}`,
    pointer: pointers.at(-1) ?? source.pointer,
  };
}

/** Reference with nothing beside it; `undefined` for any other schema. */
function getBareRef({ value, joined }: SchemaSource): string | undefined {
  const ref = joined === undefined ? getRef(value) : undefined;
  const isBare = ref?.startsWith('#/') && typeof value === 'object' && value !== null;
  return isBare && Object.keys(value).length === 1 ? ref : undefined;
}

function createKeyedSchemas(document: JsonObject): (source: SchemaSource) => KeyedSchema {
  const byRef = new Map<string, KeyedSchema>();
  return (source) => {
    const ref = getBareRef(source);
    const keyed = (ref === undefined ? ref : byRef.get(ref)) ?? buildKeyedSchema(document, source);
    if (ref !== undefined) byRef.set(ref, keyed);
    return keyed;
  };
}

/** Graph of the schemas of two documents, each pair compared once. */
export type SchemaGraph = {
  /** Pair of two schemas; it has its findings and edges after `settle`. */
  readonly getPair: (before: SchemaSource, after: SchemaSource) => SchemaPair;
  /** Compares what waits; returns the number of pairs so far. */
  readonly settle: () => number;
};

/** Creates the graph of two documents. Cycles are edges to pairs that are there already. */
export function createSchemaGraph(documents: Readonly<Record<Side, JsonObject>>): SchemaGraph {
  const keyed = {
    before: createKeyedSchemas(documents.before),
    after: createKeyedSchemas(documents.after),
  };
  const pairs = new Map<string, SchemaPair>();
  const waiting: Work[] = [];
  const getPair = (from: SchemaSource, to: SchemaSource): SchemaPair => {
    const [before, after] = [keyed.before(from), keyed.after(to)];
    const key = `${before.key}\n${after.key}`;
    const known = pairs.get(key);
    if (known !== undefined) return known;
    const pair: SchemaPair = { findings: [], edges: [] };
    pairs.set(key, pair);
    waiting.push({ pair, before, after });
    return pair;
  };
  const settle = () => {
    for (let work = waiting.pop(); work !== undefined; work = waiting.pop())
      comparePair(documents, work, getPair);
    return pairs.size;
  };
  return { getPair, settle };
}

type GetPair = SchemaGraph['getPair'];

function comparePair(
  documents: Readonly<Record<Side, JsonObject>>,
  { pair, before, after }: Work,
  getPair: GetPair,
): void {
  const pointers = { before: before.pointer, after: after.pointer };
  const sides = {
    before: { document: documents.before, resolved: before.resolved },
    after: { document: documents.after, resolved: after.resolved },
  };
  for (const finding of compareKeywords(sides.before, sides.after))
    pair.findings.push({ ...finding, subject: '', pointers });
  compareFields(documents, pair, [before.resolved, after.resolved], getPair);
  compareForms(documents, pair, [before, after], getPair);
  connectUnnamed(pair, [before.resolved, after.resolved], getPair);
}

type Both<Value> = readonly [before: Value, after: Value];

/** Direction in which alone a field travels. */
function getOnlyDirection(document: JsonObject, { schema }: Field): Direction | undefined {
  const resolved = resolveSchema(document, { ...schema, openRefs: [] });
  if (hasFlag(resolved, 'readOnly', true)) return 'response';
  return hasFlag(resolved, 'writeOnly', true) ? 'request' : undefined;
}

function describeField(document: JsonObject, { schema, required }: Field): string {
  const type = formatTypeLabel(document, resolveSchema(document, { ...schema, openRefs: [] }));
  return required ? words.requiredField(type) : type;
}

function compareFields(
  documents: Readonly<Record<Side, JsonObject>>,
  pair: SchemaPair,
  [from, to]: Both<ResolvedSchema>,
  getPair: GetPair,
): void {
  const matches = matchMembers(listSchemaFields(from), listSchemaFields(to), ({ name }) => name);
  for (const { before, after } of matches) {
    if (before && after) connectField(documents, pair, [before, after], getPair);
    else if (after) pair.findings.push(buildAddedField(documents.after, after));
    else if (before) pair.findings.push(buildRemovedField(documents.before, before));
  }
}

function buildAddedField(document: JsonObject, field: Field): SchemaFinding {
  return {
    kind: 'field-added',
    subject: field.name,
    pointers: { before: '', after: field.schema.pointer },
    before: '',
    after: describeField(document, field),
    effect: field.required ? 'narrowed' : 'none',
    only: getOnlyDirection(document, field),
    step: { kind: 'name', name: field.name },
  };
}

function buildRemovedField(document: JsonObject, field: Field): SchemaFinding {
  return {
    kind: 'field-removed',
    subject: field.name,
    pointers: { before: field.schema.pointer, after: '' },
    before: describeField(document, field),
    after: '',
    effect: 'replaced',
    only: getOnlyDirection(document, field),
  };
}

function connectField(
  documents: Readonly<Record<Side, JsonObject>>,
  pair: SchemaPair,
  [before, after]: Both<Field>,
  getPair: GetPair,
): void {
  const step = { kind: 'name' as const, name: after.name };
  const [was, is] = [
    getOnlyDirection(documents.before, before),
    getOnlyDirection(documents.after, after),
  ];
  const only = was === is ? is : undefined;
  if (before.required !== after.required)
    pair.findings.push({
      kind: after.required ? 'field-required' : 'field-optional',
      subject: after.name,
      pointers: { before: before.schema.pointer, after: after.schema.pointer },
      before: before.required ? words.required : words.optional,
      after: after.required ? words.required : words.optional,
      effect: after.required ? 'narrowed' : 'widened',
      ...{ only, step },
    });
  pair.edges.push({ to: getPair(before.schema, after.schema), step, only });
}

/** Items, patterns and other names that both have; without one, any value is allowed there. */
function connectUnnamed(
  pair: SchemaPair,
  [from, to]: Both<ResolvedSchema>,
  getPair: GetPair,
): void {
  const matches = matchMembers(listUnnamedChildren(from), listUnnamedChildren(to), ({ step }) =>
    JSON.stringify(step),
  );
  for (const { before, after } of matches)
    if (before && after)
      pair.edges.push({ to: getPair(before.schema, after.schema), step: after.step });
}

/** Matches forms by name; those left over without a name on one side are matched in order. */
function matchForms(
  before: readonly SchemaForm[],
  after: readonly SchemaForm[],
): readonly Match<SchemaForm>[] {
  const named = matchMembers(before, after, ({ name, step }) => name || JSON.stringify(step));
  const added = named.flatMap((match) => (match.before ? [] : (match.after ?? [])));
  const removed = named.flatMap((match) => (match.after ? [] : (match.before ?? [])));
  const inOrder = added.map((form, index) => {
    const other = removed[index];
    const isSame = other !== undefined && (form.name === '' || other.name === '');
    return isSame ? { before: other, after: form } : { after: form };
  });
  const matched = new Set(inOrder.map((match) => match.before));
  return [
    ...named.filter((match) => match.before && match.after),
    ...inOrder,
    ...removed.filter((form) => !matched.has(form)).map((form) => ({ before: form })),
  ];
}

function compareForms(
  documents: Readonly<Record<Side, JsonObject>>,
  pair: SchemaPair,
  [before, after]: Both<KeyedSchema>,
  getPair: GetPair,
): void {
  const forms = {
    before: listForms(documents.before, before.resolved),
    after: listForms(documents.after, after.resolved),
  };
  // A union in one document only is another type.
  if (forms.before.length === 0 || forms.after.length === 0) return;
  const pointers = { before: before.pointer, after: after.pointer };
  for (const match of matchForms(forms.before, forms.after)) {
    const { before: earlier, after: later } = match;
    const name = (later ?? earlier)?.name ?? '';
    if (earlier && later)
      pair.edges.push({ to: getPair(earlier.schema, later.schema), step: later.step });
    else
      pair.findings.push({
        kind: later ? 'variant-added' : 'variant-removed',
        ...{ subject: '', pointers },
        before: later ? '' : name,
        after: later ? name : '',
        effect: later ? 'widened' : 'narrowed',
        ...(later && { step: later.step }),
      });
  }
}
