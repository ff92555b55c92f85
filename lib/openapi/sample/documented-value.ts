import type { SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import { createExclusionCheck, getAllowedValues } from '../schema/merged-keywords';
import { type ResolvedSchema, getKeyword } from '../schema/resolve-schema';
import { getExample } from '../schema/schema-children';
import { getRequired } from '../schema/schema-requirements';
import { getDescribedValue } from './described-value';

const VALUE_KEYS = ['example', 'examples', 'default'];

/**
 * Value that the document offers: example, default, `const`, described or first allowed value;
 * `undefined` for none. `null` is skipped, as generators write it in place of an example.
 * @param source Unresolved schema; with it, values from the description count too.
 */
export function getDocumentedValue(
  resolved: ResolvedSchema,
  source?: SchemaSource,
): Json | undefined {
  const isExcluded = createExclusionCheck(resolved);
  const offered = [getExample(resolved), getKeyword(resolved, 'default')].find(
    (one) => one !== undefined && one !== null && !isExcluded(one),
  );
  if (offered !== undefined) return offered;
  const fixed = getKeyword(resolved, 'const');
  if (fixed !== undefined) return fixed;
  return (source && getDescribedValue(resolved, source)) ?? getAllowedValues(resolved)?.[0];
}

/**
 * Names that parts without an example require, and that the example of a base therefore lacks.
 * Empty for a schema of one part.
 */
export function getRequiredByOtherParts(resolved: ResolvedSchema): readonly string[] {
  if (resolved.parts.length < 2) return [];
  const [holders, others] = [true, false].map((hasValue) =>
    resolved.parts.filter(
      (part) => VALUE_KEYS.some((key) => Object.hasOwn(part.value, key)) === hasValue,
    ),
  );
  const holderNames = getRequired({ ...resolved, parts: holders ?? [] }, []);
  return [...getRequired({ ...resolved, parts: others ?? [] }, [])].filter(
    (name) => !holderNames.has(name),
  );
}
