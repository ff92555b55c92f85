import { createIsExcluded, pickAllowed } from '../schema/all-parts';
import { type OpenSchema, pick } from '../schema/open-schema';
import { getExample } from '../schema/schema-children';
import { getRequired } from '../schema/schema-requirements';
import type { Json } from '../types';

const VALUE_KEYS = ['example', 'examples', 'default'];

/**
 * What the document itself offers: an example, its default, the only or first value allowed. An
 * example of `null` is what generators write where there is none.
 */
export function getOwnValue(open: OpenSchema): Json | undefined {
  const isExcluded = createIsExcluded(open);
  const offered = [getExample(open), pick(open, 'default')].find(
    (one) => one !== undefined && one !== null && !isExcluded(one),
  );
  if (offered !== undefined) return offered;
  const fixed = pick(open, 'const');
  return fixed === undefined ? pickAllowed(open)?.[0] : fixed;
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
