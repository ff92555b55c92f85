import { isObject } from '../core/json';
import type { SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import { buildPatternText } from '../pattern/pattern-text';
import { getLimit, hasFlag } from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getChild, getPatternFields } from '../schema/schema-children';
import { hasAnyKeyword } from '../schema/schema-type';
import { getDocumentedValue, MAX_ITEMS } from './documented-value';
import { ANY_TEXT } from './sample-fields';
import { listDistinctValues, buildSampleItems } from './sample-list';
import { type SampledSchema, type SampleRun, childPosition, resolveInRun } from './sample-run';
import { buildSampleScalar } from './sample-scalar';

/** Maximum length of a generated name, in characters. */
const MAX_NAME_CHARS = 40;

/** Keywords that say more of a name than that it is one. */
const NAME_KEYWORDS = ['pattern', 'format', 'minLength', 'maxLength'];

/** Lists keys that `propertyNames` allows; `key` and similar without it. */
function buildKeys(run: SampleRun, resolved: ResolvedSchema): readonly string[] {
  const source = getChild(resolved, 'propertyNames');
  const names = resolveInRun(run, source ?? { value: true, pointer: '', openRefs: [] });
  const documented = getDocumentedValue(names);
  const built = hasAnyKeyword(names, NAME_KEYWORDS) ? buildSampleScalar(names, 'string') : 'key';
  const first = typeof documented === 'string' ? documented : built;
  return listDistinctValues(names, first, MAX_ITEMS).filter((one) => typeof one === 'string');
}

/** Name and schema of the first usable pattern of `patternProperties`; `undefined` for none. */
function getPatternEntry(resolved: ResolvedSchema): readonly [string, SchemaSource] | undefined {
  for (const { pattern, schema } of getPatternFields(resolved)) {
    const name = buildPatternText(pattern, 1, MAX_NAME_CHARS);
    if (name !== undefined && schema.value !== false) return [name, schema];
  }
  return undefined;
}

/**
 * Builds entries of a map: one as an example where others are described, and as many as
 * `minProperties` asks for. Empty where an object without properties is undescribed.
 * @param taken Names that the object has already.
 */
export function buildSampleMapEntries(
  { run, resolved, position }: SampledSchema,
  taken: readonly string[],
): readonly (readonly [string, Json])[] {
  const isClosed = ['additionalProperties', 'unevaluatedProperties'].some((key) =>
    hasFlag(resolved, key, false),
  );
  const additional = getChild(resolved, 'additionalProperties');
  const described = isObject(additional?.value) ? additional : undefined;
  const [patternName, others = described] = (taken.length === 0 && getPatternEntry(resolved)) || [];
  const least = taken.length === 0 && others !== undefined ? 1 : 0;
  const wanted = Math.max(least, (getLimit(resolved, 'minProperties') ?? 0) - taken.length);
  if (wanted <= 0 || (isClosed && others === undefined)) return [];
  const candidates = buildKeys(run, resolved).filter((name) => !taken.includes(name));
  const names = patternName === undefined ? candidates.slice(0, wanted) : [patternName];
  if (names.length < wanted) run.truncated.push(position.at);
  const values = buildSampleItems(run, others ?? ANY_TEXT, names.length, (index) =>
    childPosition(position, names[index] ?? ''),
  );
  return values.map((value, index) => [names[index] ?? '', value]);
}
