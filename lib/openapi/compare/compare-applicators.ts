import { cutText } from '@/lib/text/cut-text';
import { isObject, joinPointer, truncateDeepJson } from '../core/json';
import { printJson } from '../core/print-json';
import type { SchemaSource } from '../core/schema-types';
import { getKeywordValues } from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getChildren } from '../schema/schema-children';
import { getDependentRequired } from '../schema/schema-requirements';
import type { Effect } from './change';
import { getOthers, listRequired, listSchemaFields } from './compare-fields';
import type { Both, KeyedSchema, SchemaGraph, SchemaPair } from './schema-pair';
import { getEffect } from './value-sets';

/** Longest value of a keyword that a change shows, in characters. */
const MAX_CHARS = 100;

/** Keywords whose schemas say what a value must or must not be, beside its fields, items and forms. */
const SUBSCHEMAS = ['contains', 'propertyNames', 'not'] as const;

/** Keywords of a condition, whose schemas are compared where both have one. */
const CONDITION = ['if', 'then', 'else'] as const;

/** A keyword with its value as a change shows it; empty where no part has it. */
function printKeyword(resolved: ResolvedSchema, keyword: string): string {
  const values = getKeywordValues(resolved, keyword).map(truncateDeepJson);
  const text = `${keyword} ${values.map((value) => printJson(value)).join(', ')}`;
  return values.length === 0 ? '' : cutText(text, MAX_CHARS);
}

/** Parts of a condition: `then` and `else` without `if`, and `if` alone, say nothing (JSON Schema Core 10.2.2). */
function getCondition(resolved: ResolvedSchema): ReadonlyMap<string, SchemaSource> {
  const parts = CONDITION.flatMap((keyword): readonly (readonly [string, SchemaSource])[] => {
    const child = getChildren(resolved, keyword)[0];
    return child ? [[keyword, child]] : [];
  });
  return new Map(parts.some(([keyword]) => keyword === 'if') && parts.length > 1 ? parts : []);
}

/** Schemas that hold where a value has a name (`dependentSchemas`), by that name. */
function listDependents(resolved: ResolvedSchema): ReadonlyMap<string, SchemaSource> {
  return new Map(
    getChildren(resolved, 'dependentSchemas').flatMap((holder) =>
      isObject(holder.value)
        ? Object.entries(holder.value).map(
            ([name, value]) =>
              [name, { ...holder, value, pointer: joinPointer(holder.pointer, name) }] as const,
          )
        : [],
    ),
  );
}

/** Least or most items that `contains` must fit; one at least, where nothing is said. */
function getContained(resolved: ResolvedSchema, keyword: 'minContains' | 'maxContains'): number {
  const isLower = keyword === 'minContains';
  const values = getKeywordValues(resolved, keyword).map(Number).filter(Number.isFinite);
  if (getChildren(resolved, 'contains').length === 0) return isLower ? 0 : Infinity;
  if (isLower) return values.length > 0 ? values.reduce((one, other) => Math.max(one, other)) : 1;
  return values.reduce((one, other) => Math.min(one, other), Infinity);
}

/** Compares the keywords that refuse values by schemas of their own. */
export function compareApplicators(
  graph: SchemaGraph,
  pair: SchemaPair,
  [before, after]: Both<KeyedSchema>,
): void {
  const pointers = { before: before.pointer, after: after.pointer };
  const add = (keyword: string, effect: Effect) => {
    if (effect === 'none') return;
    const [from = '', to = ''] = [before, after].map(({ resolved }) =>
      printKeyword(resolved, keyword),
    );
    pair.findings.push({
      kind: effect === 'widened' ? 'limit-widened' : 'limit-narrowed',
      ...{ subject: '', pointers, before: from, after: to, key: keyword, effect },
    });
  };
  const addSchema = (keyword: string, from?: SchemaSource, to?: SchemaSource) => {
    if (from && to) pair.decisions.push(() => add(keyword, judge(graph, keyword, from, to)));
    else if (from || to) add(keyword, from ? 'widened' : 'narrowed');
  };
  for (const keyword of SUBSCHEMAS) {
    const [from = [], to = []] = [before, after].map(({ resolved }) =>
      getChildren(resolved, keyword).filter(({ value }) => value !== true || keyword === 'not'),
    );
    for (let index = 0; index < Math.max(from.length, to.length); index += 1)
      addSchema(keyword, from[index], to[index]);
  }
  const [had, has] = [getCondition(before.resolved), getCondition(after.resolved)];
  if (had.size > 0 && has.size > 0)
    for (const keyword of CONDITION) addSchema(keyword, had.get(keyword), has.get(keyword));
  else if (had.size + has.size > 0) add('if', had.size > 0 ? 'widened' : 'narrowed');
  const [held, hold] = [listDependents(before.resolved), listDependents(after.resolved)];
  for (const name of new Set([...held.keys(), ...hold.keys()]))
    addSchema('dependentSchemas', held.get(name), hold.get(name));
  for (const keyword of ['minContains', 'maxContains'] as const) {
    const [earlier = 0, later = 0] = [before, after].map(({ resolved }) =>
      getContained(resolved, keyword),
    );
    const step = keyword === 'minContains' ? later - earlier : earlier - later;
    const hasBoth = [before, after].every(
      ({ resolved }) => getChildren(resolved, 'contains').length > 0,
    );
    if (hasBoth && earlier !== later) add(keyword, step > 0 ? 'narrowed' : 'widened');
  }
  const [from, to] = [before.resolved, after.resolved];
  add('dependentRequired', getEffect(holdsDependencies(to, from), holdsDependencies(from, to)));
}

/**
 * Whether a schema always has the names that another one requires with others. What a field requires that only the other
 * one has is no matter of this one's values.
 */
function holdsDependencies(wanting: ResolvedSchema, resolved: ResolvedSchema): boolean {
  const demanded = getDependentRequired(wanting);
  if (demanded.size === 0) return true;
  const [required, dependent] = [listRequired(resolved), getDependentRequired(resolved)];
  const [wanted, known] = [wanting, resolved].map(
    (one) => new Set(listSchemaFields(one).map(({ name }) => name)),
  );
  const isNew = (name: string) =>
    wanted?.has(name) && !known?.has(name) && getOthers(resolved, name) === undefined;
  return [...demanded].every(
    ([name, others]) =>
      required.has(name) ||
      [...others].every((other) => dependent.get(name)?.has(other) || isNew(other)),
  );
}

/** Effect of another schema under a keyword; what `not` allows shrinks when its schema grows. */
function judge(
  graph: SchemaGraph,
  keyword: string,
  before: SchemaSource,
  after: SchemaSource,
): Effect {
  const pair = graph.getPair(before, after);
  const [keepsAll, addsNone] = [graph.fits(pair, 'request'), graph.fits(pair, 'response')];
  if (keyword === 'not') return getEffect(addsNone, keepsAll);
  // Another condition holds for other values: what follows from it is refused where it was allowed, and the reverse.
  if (keyword === 'if') return keepsAll && addsNone ? 'none' : 'replaced';
  return getEffect(keepsAll, addsNone);
}
