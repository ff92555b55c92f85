import { createIsExcluded, pickAllowed } from '../schema/all-parts';
import { type OpenSchema, pick } from '../schema/open-schema';
import { getExample } from '../schema/schema-children';
import { getRequired } from '../schema/schema-requirements';
import type { SchemaSource } from '../schema-types';
import type { Json } from '../types';
import { getToldValue } from './told-value';

const VALUE_KEYS = ['example', 'examples', 'default'];

/**
 * What the document itself offers: an example, its default, the only or first value allowed. An
 * example of `null` is what generators write where there is none.
 * @param source The schema unopened: what only its words tell is offered, too.
 */
export function getOwnValue(open: OpenSchema, source?: SchemaSource): Json | undefined {
  const isExcluded = createIsExcluded(open);
  const offered = [getExample(open), pick(open, 'default')].find(
    (one) => one !== undefined && one !== null && !isExcluded(one),
  );
  if (offered !== undefined) return offered;
  const fixed = pick(open, 'const');
  if (fixed !== undefined) return fixed;
  return (source && getToldValue(open, source)) ?? pickAllowed(open)?.[0];
}

/**
 * Names that parts beside the one with the example require: the example of a base knows nothing of them. Empty for a
 * schema of one part.
 */
export function getRequiredBeside(open: OpenSchema): readonly string[] {
  if (open.parts.length < 2) return [];
  const [holders, others] = [true, false].map((holds) =>
    open.parts.filter((part) => VALUE_KEYS.some((key) => Object.hasOwn(part.value, key)) === holds),
  );
  const own = getRequired({ ...open, parts: holders ?? [] }, []);
  return [...getRequired({ ...open, parts: others ?? [] }, [])].filter((name) => !own.has(name));
}
