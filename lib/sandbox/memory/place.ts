import { getOwn, isList, isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { omitField } from './evaluate';

/** Names and numbers that lead to a value in a body. */
export type Place = readonly (string | number)[];

/** Levels of a body at which a record may stand: `{ data: { app: { app_id } } }`. */
const MAX_LEVELS = 3;

/** Finds the first object of a body, level by level, that is what is looked for. */
function findObject(
  body: Json | undefined,
  isWanted: (value: JsonObject) => string | true | undefined,
): Place | undefined {
  let level: readonly (readonly [place: Place, value: Json])[] =
    body === undefined ? [] : [[[], body]];
  for (let depth = 0; depth <= MAX_LEVELS; depth += 1) {
    for (const [place, value] of level) {
      const found = isObject(value) ? isWanted(value) : undefined;
      if (found !== undefined) return found === true ? place : [...place, found];
    }
    level = level.flatMap(([place, value]) =>
      isObject(value)
        ? Object.entries(value).map(([name, one]) => [[...place, name], one] as const)
        : [],
    );
  }
  return undefined;
}

/** Place of the first object in a body that has one of these fields, such as its id; `undefined` for none. */
export function findRecordPlace(body: Json | undefined, ...names: string[]): Place | undefined {
  return findObject(body, (value) =>
    names.some((name) => Object.hasOwn(value, name)) ? true : undefined,
  );
}

/**
 * Place of a list of records with this id field in the body of a response, without it of the first list of objects;
 * `undefined` for none. An empty list may be of anything.
 */
export function findListPlace(body: Json | undefined, id?: string): Place | undefined {
  if (isRecordList(body, id)) return [];
  return findObject(body, (value) =>
    Object.keys(value).find((name) => isRecordList(getOwn(value, name), id)),
  );
}

function isRecordList(value: Json | undefined, id: string | undefined): boolean {
  const isRecord = (one: Json) => isObject(one) && (id === undefined || Object.hasOwn(one, id));
  return isList(value) && value.every(isRecord);
}

/** Value at a place; `undefined` for none. */
export function getAtPlace(body: Json | undefined, place: Place): Json | undefined {
  return place.reduce<Json | undefined>((value, part) => {
    if (isList(value)) return value[Number(part)];
    return isObject(value) ? getOwn(value, String(part)) : undefined;
  }, body);
}

/** Replaces the value at a place; objects that are missing on the way are made. */
export function setAtPlace(
  body: Json | undefined,
  place: Place,
  value: Json | undefined,
): Json | undefined {
  const [part, ...rest] = place;
  if (part === undefined) return value;
  if (isList(body))
    return body.map((one, at) =>
      at === Number(part) ? (setAtPlace(one, rest, value) ?? null) : one,
    );
  const object = isObject(body) ? body : {};
  const name = String(part);
  const inner = setAtPlace(getOwn(object, name), rest, value);
  return inner === undefined ? omitField(object, name) : { ...object, [name]: inner };
}
