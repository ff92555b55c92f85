import { isObject } from '../core/json';
import { getLimit } from '../schema/merged-keywords';
import { type ResolvedSchema, getTextKeyword } from '../schema/resolve-schema';
import { getChild, getPatternFields } from '../schema/schema-children';
import { getUndeclaredRequired } from '../schema/schema-requirements';
import type { SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import { MAX_ITEMS } from './list-items';
import { getDocumentedValue } from './documented-value';
import { buildPatternText } from '../pattern/pattern-text';
import { listDistinctValues } from './sample-distinct';
import { buildSampleItems } from './sample-list';
import { type SamplePosition, type SampleRun, childPosition, resolveInRun } from './sample-run';

/** Characters of a name that somebody made up. */
const MAX_NAME_CHARS = 40;

/** A name that a pattern allows. */
function buildName(pattern: string): string | undefined {
  return buildPatternText(pattern, 1, MAX_NAME_CHARS);
}

/** Keys that the schema of the names allows. */
function buildKeys(run: SampleRun, resolved: ResolvedSchema): readonly string[] {
  const source = getChild(resolved, 'propertyNames');
  const names = resolveInRun(run, source ?? { value: true, pointer: '', trail: [] });
  const documented = getDocumentedValue(names);
  const first =
    typeof documented === 'string'
      ? documented
      : (buildName(getTextKeyword(names, 'pattern')) ?? 'key');
  return listDistinctValues(names, first, MAX_ITEMS).filter((one) => typeof one === 'string');
}

/** A name that `patternProperties` describes, and its schema. */
function getPatternEntry(resolved: ResolvedSchema): readonly [string, SchemaSource] | undefined {
  for (const { pattern, schema } of getPatternFields(resolved)) {
    const name = buildName(pattern);
    if (name !== undefined && schema.value !== false) return [name, schema];
  }
  return undefined;
}

/** The entries of a map: those that must be there, at least one to show what it holds; none where nothing is said. */
export function buildSampleMapEntries(
  run: SampleRun,
  resolved: ResolvedSchema,
  position: SamplePosition,
): readonly (readonly [string, Json])[] {
  const additional = getChild(resolved, 'additionalProperties');
  const others = isObject(additional?.value) ? additional : undefined;
  const required = others ? getUndeclaredRequired(resolved) : [];
  const [patternName, schema = others] = (required.length === 0 && getPatternEntry(resolved)) || [];
  if (schema === undefined) return [];
  const wanted = Math.max(1, required.length, getLimit(resolved, 'minProperties') ?? 1);
  const candidates = [...required, ...buildKeys(run, resolved)];
  const names = patternName === undefined ? candidates.slice(0, wanted) : [patternName];
  if (names.length < wanted) run.truncated.push(position.at);
  const values = buildSampleItems(run, schema, names.length, (index) =>
    childPosition(position, names[index] ?? ''),
  );
  return values.map((value, index) => [names[index] ?? '', value]);
}
