import { cutText } from '@/lib/text/cut-text';
import { getTypes } from '../schema/schema-type';
import { getUnions } from '../schema/schema-unions';
import type { Change, Direction } from './change';
import { listSchemaFields } from './compare-fields';
import { findOverlap, type UnionSide } from './forms/compare-overlap';
import type { BothForms, Form, Union } from './forms/list-forms';
import type { Match } from './match-members';
import type { Both, KeyedSchema, SchemaFinding, SchemaGraph, SchemaPair } from './schema-pair';
import { compareTypes, getEffect } from './value-sets';

/** Most pairs of forms that are compared to find those that are the same. */
const MAX_PAIRS = 400;

/** Compares the unions of two schemas, each with the one that it belongs to. */
export function compareForms(
  graph: SchemaGraph,
  pair: SchemaPair,
  schemas: Both<KeyedSchema>,
  { unions }: BothForms,
): void {
  for (const match of unions) {
    const { before, after } = match;
    if (before && after) {
      const isSame = compareUnion(graph, pair, [before, after], getPointers(schemas));
      if (!isSame || before.kind !== after.kind) addOverlap(graph, pair, schemas, [before, after]);
    } else pair.findings.push(buildLoneUnion(graph, schemas, match));
  }
}

const getPointers = ([before, after]: Both<KeyedSchema>): Change['pointers'] => ({
  before: before.pointer,
  after: after.pointer,
});

/** Longest list of forms that a change shows, in characters. */
const MAX_CHARS = 100;

/** Kind of a union with some of its forms; empty for a schema that is no union. */
function describeUnion({ kind, forms }: Union, named: readonly Form[]): string {
  if (forms.every(({ index }) => index === undefined)) return '';
  return cutText([kind, named.map(describe).join(', ')].join(' ').trim(), MAX_CHARS);
}

/**
 * A union beside others that has come or gone. One that has a form for all that was allowed refuses nothing; one that
 * is gone takes the fields along that only its forms have.
 */
function buildLoneUnion(
  graph: SchemaGraph,
  schemas: Both<KeyedSchema>,
  { before, after }: Match<Union>,
): SchemaFinding {
  const [earlier, later] = schemas;
  const union = after ?? before ?? { kind: 'anyOf', forms: [] };
  const { forms } = union;
  const names = new Set(listSchemaFields(later.resolved).map(({ name }) => name));
  const isKnown = forms.every(({ resolved }) =>
    listSchemaFields(resolved).every(({ name }) => names.has(name)),
  );
  const isImplied = forms.some((form) => {
    if (getUnions(form.resolved, []).length > 0) return false;
    const parts = [...earlier.resolved.parts, ...form.resolved.parts];
    const joined = {
      ...earlier,
      key: `${earlier.key} ${form.key}`,
      resolved: { ...earlier.resolved, parts },
    };
    return graph.fits(graph.connect(earlier, joined), 'request');
  });
  const text = describeUnion(union, forms);
  return {
    kind: after ? 'limit-narrowed' : 'limit-widened',
    ...{ subject: '', pointers: getPointers(schemas), key: text },
    ...{ before: after ? '' : text, after: after ? text : '' },
    effect: after ? (isImplied ? 'none' : 'narrowed') : isKnown ? 'widened' : 'replaced',
  };
}

/** Adds that values of two forms at once are refused now, or no longer. */
function addOverlap(
  graph: SchemaGraph,
  pair: SchemaPair,
  schemas: Both<KeyedSchema>,
  [before, after]: Both<Union>,
): void {
  const [from, to]: Both<UnionSide> = [
    { api: graph.apis[0], resolved: schemas[0].resolved, union: before },
    { api: graph.apis[1], resolved: schemas[1].resolved, union: after },
  ];
  const [refused, allowed] = [findOverlap(from, to), findOverlap(to, from)];
  const effect = getEffect(!refused, !allowed);
  if (effect === 'none') return;
  pair.findings.push({
    kind: refused ? 'limit-narrowed' : 'limit-widened',
    ...{ subject: '', pointers: getPointers(schemas), key: after.kind, effect },
    before: describeUnion(before, allowed ?? []),
    after: describeUnion(after, refused ?? []),
  });
}

/**
 * Finds the forms that belong together: first those that allow the same, then those of one name, then in order. A form
 * whose values another one has breaks nothing when it goes or comes. Returns whether all forms are the same.
 */
function compareUnion(
  graph: SchemaGraph,
  pair: SchemaPair,
  [{ forms: before }, { forms: after }]: Both<Union>,
  pointers: Change['pointers'],
): boolean {
  const [removed, added] = [new Set(before), new Set(after)];
  const isWithin = (from: Form, to: Form, direction: Direction) =>
    isOfOneKind(from, to) &&
    (direction === 'request' ? hasTags(to, from) : hasTags(from, to)) &&
    graph.fits(graph.connect(from, to), direction);
  const isSame = (from: Form, to: Form) =>
    isWithin(from, to, 'request') && isWithin(from, to, 'response');
  const match = (from: Form, to: Form, only?: Direction) => {
    removed.delete(from);
    added.delete(to);
    const { index } = to;
    const step = index === undefined ? undefined : ({ kind: 'variant', index } as const);
    pair.edges.push({ to: graph.connect(from, to), step, only });
    for (const finding of compareTags(from, to))
      pair.findings.push({ ...finding, subject: '', pointers, step, only });
  };
  const matchSame = (isCandidate: (from: Form, to: Form) => boolean) => {
    for (const from of [...removed]) {
      const to = [...added].find((one) => isCandidate(from, one) && isSame(from, one));
      if (to) match(from, to);
    }
  };
  matchSame((from, to) => (from.name === '' ? from.text === to.text : from.name === to.name));
  const isSmall = removed.size * added.size <= MAX_PAIRS;
  if (isSmall) matchSame(() => true);
  const isSameUnion = removed.size + added.size === 0;
  const keeps = new Map(
    [...removed].map((from) => [
      from,
      isSmall && after.some((to) => isWithin(from, to, 'request')),
    ]),
  );
  const knows = new Map(
    [...added].map((to) => [to, isSmall && before.some((from) => isWithin(from, to, 'response'))]),
  );
  const compareOthers = (from: Form, to: Form) => {
    const [isKept, isKnown] = [keeps.get(from), knows.get(to)];
    if (isKept && isKnown) return;
    match(from, to, isKept ? 'response' : isKnown ? 'request' : undefined);
  };
  const matchOthers = (isCandidate: (from: Form, to: Form) => boolean) => {
    for (const from of [...removed]) {
      const to = [...added].find((one) => isCandidate(from, one));
      if (to) compareOthers(from, to);
    }
  };
  const isAlone = before.length === 1 || after.length === 1;
  if (isAlone) {
    // Each form of a union is compared with the one schema that the other document has.
    const [froms, tos] = [[...removed], [...added]];
    for (const from of froms)
      for (const to of tos) if (isSimilar(from, to)) compareOthers(from, to);
  } else {
    matchOthers((from, to) => from.name !== '' && from.name === to.name && isOfOneKind(from, to));
    matchOthers((from, to) => isSimilar(from, to) && isOfOneKind(from, to));
  }
  for (const from of removed)
    pair.findings.push({
      kind: 'variant-removed',
      ...{ subject: '', pointers, before: describe(from), after: '' },
      effect: keeps.get(from) ? 'none' : 'narrowed',
    });
  for (const to of added) {
    const { index } = to;
    pair.findings.push({
      kind: 'variant-added',
      ...{ subject: '', pointers, before: '', after: describe(to) },
      effect: knows.get(to) ? 'none' : 'widened',
      step: index === undefined ? undefined : { kind: 'variant', index },
    });
  }
  return isSameUnion;
}

/** Whether a receiver knows a form by all values by which another one is known; a schema without a union by any. */
function hasTags(form: Form, other: Form): boolean {
  return (
    form.index === undefined ||
    other.index === undefined ||
    other.tags.every((tag) => form.tags.includes(tag))
  );
}

/** Whether a receiver may know two forms by the same value. */
function isOfOneKind(from: Form, to: Form): boolean {
  return (hasTags(from, to) && hasTags(to, from)) || from.tags.some((tag) => to.tags.includes(tag));
}

/** Values of the discriminator that select a form no longer, or from now on (OpenAPI 3.1 4.8.25 `mapping`). */
function compareTags(from: Form, to: Form) {
  if (from.index === undefined || to.index === undefined) return [];
  const [gone, come] = [
    from.tags.filter((tag) => !to.tags.includes(tag)),
    to.tags.filter((tag) => !from.tags.includes(tag)),
  ];
  return [
    ...gone.map((tag) => {
      return { kind: 'value-removed', before: tag, after: '', effect: 'narrowed' } as const;
    }),
    ...come.map((tag) => {
      return { kind: 'value-added', before: '', after: tag, effect: 'widened' } as const;
    }),
  ];
}

/** Whether two forms may be one that has changed: values of one type, and no two names. */
function isSimilar(from: Form, to: Form): boolean {
  if (compareTypes(getTypes(from.resolved), getTypes(to.resolved)) === 'replaced') return false;
  if (from.name === '' || to.name === '' || from.name === to.name) return true;
  const [names, others] = [from, to].map((form) =>
    listSchemaFields(form.resolved).map(({ name }) => name),
  );
  const shared = names?.filter((name) => others?.includes(name)) ?? [];
  return shared.length * 2 > Math.max(names?.length ?? 0, others?.length ?? 0);
}

/** Name of a form; its type where it has none. */
function describe({ name, tags, resolved }: Form): string {
  return name || tags.join(' ') || getTypes(resolved).join(', ');
}
