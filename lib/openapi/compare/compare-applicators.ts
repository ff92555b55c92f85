import { cutText } from '@/lib/text/cut-text';
import { truncateDeepJson } from '../core/json';
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

/** Keywords that are compared as they are written. */
const WRITTEN = [
  ...['if', 'then', 'else', 'dependentSchemas', 'minContains', 'maxContains'],
  'unevaluatedProperties',
];

/** A keyword with its value as a change shows it; empty where no part has it. */
function printKeyword(resolved: ResolvedSchema, keyword: string): string {
  const values = getKeywordValues(resolved, keyword).map(truncateDeepJson);
  const text = `${keyword} ${values.map((value) => printJson(value)).join(', ')}`;
  return values.length === 0 ? '' : cutText(text, MAX_CHARS);
}

/** Effect of a keyword that only refuses values and has come, gone or changed. */
function getWrittenEffect(before: string, after: string): Effect {
  if (before === after) return 'none';
  return getEffect(after === '', before === '');
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
  for (const keyword of SUBSCHEMAS) {
    const [from, to] = [before, after].map(({ resolved }) => getChildren(resolved, keyword));
    const [first, second] = [from?.[0], to?.[0]];
    if (first && second)
      pair.decisions.push(() => add(keyword, judge(graph, keyword, first, second)));
    else if (first || second) add(keyword, first ? 'widened' : 'narrowed');
  }
  for (const keyword of WRITTEN) {
    const [from = '', to = ''] = [before, after].map(({ resolved }) =>
      getKeywordValues(resolved, keyword).filter((value) => typeof value !== 'boolean').length > 0
        ? printKeyword(resolved, keyword)
        : '',
    );
    add(keyword, getWrittenEffect(from, to));
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
  return keyword === 'not' ? getEffect(addsNone, keepsAll) : getEffect(keepsAll, addsNone);
}
