import { isObject } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import { type Collection, singularize } from './list-collections';

/** Letters of a name in which `thing_id` and `thingId` agree. */
const flatten = (name: string) => name.replace(/\W|_/g, '').toLowerCase();

/**
 * Field of a body that is the id of its record: the one named like the variable, `id`, the one named like the record, or a
 * UUID, in the first object that has any; `undefined` for none.
 */
export function findId(
  body: Json | undefined,
  { plural, variable }: Collection,
): string | undefined {
  const one = singularize(plural);
  const wanted = [variable, 'id', `${one}id`, 'uuid', 'guid', `${one}uuid`].map(flatten);
  for (const level of listFields(body))
    for (const name of wanted) {
      const found = level.find((field) => flatten(field) === name);
      if (found !== undefined) return found;
    }
  return undefined;
}

/** Fields that may be the id by their ending, in the first object that has any: `reference_id`. */
export function listIdLike(body: Json | undefined): readonly string[] {
  const levels = listFields(body).map((level) =>
    level.filter((field) => /(?:_id|Id|ID)$/.test(field)),
  );
  return levels.find((level) => level.length > 0) ?? [];
}

/** Field of a request that names its record as a path does: `code` of `{couponCode}`; `undefined` for none. */
export function findSentId(body: Json | undefined, { variable }: Collection): string | undefined {
  const fields = listFields(body).flat();
  return fields.find((field) => flatten(variable).endsWith(flatten(field)));
}

/** Levels of a body at which the sandbox looks for a record: `{ data: { app: { app_id } } }`. */
const MAX_LEVELS = 3;

/** Names of the fields of a body, level by level, without those in lists: envelopes have the record inside. */
function listFields(body: Json | undefined): readonly (readonly string[])[] {
  let level = isObject(body) ? [body] : [];
  const levels: string[][] = [];
  for (let depth = 0; depth <= MAX_LEVELS; depth += 1) {
    levels.push(level.flatMap((one) => Object.keys(one)));
    level = level.flatMap((one) => Object.values(one).filter(isObject));
  }
  return levels;
}
