import { getOwn, isList } from '../json';
import { pickAllowed } from '../schema/all-parts';
import { type OpenSchema, pick, type SchemaPart } from '../schema/open-schema';
import { toJsonText } from '../print-json';
import { getExample } from '../schema/schema-children';
import { getRequired } from '../schema/schema-requirements';
import type { Json } from '../types';

/** The values that a part allows; `undefined`: it does not say. */
function getAllowed({ value }: SchemaPart): readonly Json[] | undefined {
  const fixed = getOwn(value, 'const');
  const allowed = getOwn(value, 'enum');
  if (fixed !== undefined) return [fixed];
  return isList(allowed) ? allowed : undefined;
}

/** In YAML a number and its text are written alike. */
function toText(value: Json): string {
  return typeof value === 'object' ? toJsonText(value) : String(value);
}

/** Whether parts beside the one that offers a value rule it out: an heir narrows what its base offers. */
function isRuledOut({ parts }: OpenSchema, value: Json, keys: readonly string[]): boolean {
  if (parts.length < 2) return false;
  const holder = parts.findLast((part) => keys.some((key) => Object.hasOwn(part.value, key)));
  return parts.some((part) => {
    const allowed = part === holder ? undefined : getAllowed(part);
    return allowed !== undefined && !allowed.some((one) => toText(one) === toText(value));
  });
}

const EXAMPLE_KEYS = ['example', 'examples'];

/**
 * What the document itself offers: an example, its default, the only or first value allowed. An
 * example of `null` is what generators write where there is none.
 */
export function getOwnValue(open: OpenSchema): Json | undefined {
  const example = getExample(open) ?? undefined;
  if (example !== undefined && !isRuledOut(open, example, EXAMPLE_KEYS)) return example;
  const byDefault = pick(open, 'default') ?? undefined;
  if (byDefault !== undefined && !isRuledOut(open, byDefault, ['default'])) return byDefault;
  const fixed = pick(open, 'const');
  return fixed === undefined ? pickAllowed(open)?.[0] : fixed;
}

/**
 * Names that parts beside the one with the example require: the example of a base knows nothing of them. Empty for a
 * schema of one part.
 */
export function getRequiredBeside(open: OpenSchema): readonly string[] {
  if (open.parts.length < 2) return [];
  const keys = [...EXAMPLE_KEYS, 'default'];
  const [holders, others] = [true, false].map((holds) =>
    open.parts.filter((part) => keys.some((key) => Object.hasOwn(part.value, key)) === holds),
  );
  const own = getRequired({ ...open, parts: holders ?? [] }, []);
  return [...getRequired({ ...open, parts: others ?? [] }, [])].filter((name) => !own.has(name));
}
