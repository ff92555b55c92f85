import { isObject } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import type { Collection } from './list-collections';
import { singularize } from './list-collections';

/** Letters of a name in which `thing_id` and `thingId` agree. */
const flatten = (name: string) => name.replace(/\W|_/g, '').toLowerCase();

/**
 * Fields of a body that may be the id of its record: the one named like the variable, `id`, the one named like the record,
 * or a UUID, in the first object that has any; else the one with which the name of the variable ends; else all that end
 * with `id`.
 */
export function listIds(
  body: Json | undefined,
  { plural, variable }: Collection,
): readonly string[] {
  const levels = listFields(body);
  const one = singularize(plural);
  const wanted = [variable, 'id', `${one}id`, 'uuid', 'guid', `${one}uuid`].map(flatten);
  for (const level of levels)
    for (const name of wanted) {
      const found = level.find((field) => flatten(field) === name);
      if (found !== undefined) return [found];
    }
  const [first = []] = levels.map((level) =>
    level.filter((field) => flatten(variable).endsWith(flatten(field))),
  );
  if (first.length === 1) return first;
  return (
    levels
      .map((level) => level.filter((field) => /(?:_id|Id|ID)$/.test(field)))
      .find((level) => level.length > 0) ?? []
  );
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
