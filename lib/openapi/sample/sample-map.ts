import { isObject } from '../core/json';
import type { SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import { buildPatternText } from '../pattern/pattern-text';
import { getLimit } from '../schema/merged-keywords';
import { type ResolvedSchema, getTextKeyword } from '../schema/resolve-schema';
import { getChild, getPatternFields } from '../schema/schema-children';
import { getUndeclaredRequired } from '../schema/schema-requirements';
import { getDocumentedValue } from './documented-value';
import { MAX_ITEMS } from './list-items';
import { listDistinctValues } from './sample-distinct';
import { buildSampleItems } from './sample-list';
import { type SamplePosition, type SampleRun, childPosition, resolveInRun } from './sample-run';

/** Maximum length of a generated name, in characters. */
const MAX_NAME_CHARS = 40;

/** Generates a name that a pattern allows; `undefined` if none is found. */
function buildName(pattern: string): string | undefined {
  return buildPatternText(pattern, 1, MAX_NAME_CHARS);
}

/** Lists keys that `propertyNames` allows; `key` and similar without it. */
function buildKeys(run: SampleRun, resolved: ResolvedSchema): readonly string[] {
  const source = getChild(resolved, 'propertyNames');
  const names = resolveInRun(run, source ?? { value: true, pointer: '', openRefs: [] });
  const documented = getDocumentedValue(names);
  const first =
    typeof documented === 'string'
      ? documented
      : (buildName(getTextKeyword(names, 'pattern')) ?? 'key');
  return listDistinctValues(names, first, MAX_ITEMS).filter((one) => typeof one === 'string');
}

/** Name and schema of the first usable pattern of `patternProperties`; `undefined` for none. */
function getPatternEntry(resolved: ResolvedSchema): readonly [string, SchemaSource] | undefined {
  for (const { pattern, schema } of getPatternFields(resolved)) {
    const name = buildName(pattern);
    if (name !== undefined && schema.value !== false) return [name, schema];
  }
  return undefined;
}

/** Builds the entries of a map: required ones, or one as an example; empty if undescribed. */
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
