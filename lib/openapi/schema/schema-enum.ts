import { getOwn, getText, isList, isObject, toPrintable } from '../json';
import { type OpenSchema, pick } from './open-schema';
import { addError, type Problems } from '../problems';
import type { EnumValue } from '../schema-types';
import type { Json, JsonObject } from '../types';

/** Where generators put the meaning of enum values: a map by value, or a list beside `enum`. */
const MEANINGS = ['x-enum-descriptions', 'x-enumDescriptions', 'x-enum-varnames', 'x-enumNames'];

function getMeaning(meanings: Json | undefined, value: Json, index: number): string {
  const meaning = isList(meanings)
    ? meanings[index]
    : isObject(meanings)
      ? getOwn(meanings, typeof value === 'object' ? '' : String(value))
      : undefined;
  return typeof meaning === 'string' ? meaning : '';
}

/** The meanings that `x-ms-enum` keeps with a copy of each value. */
function toMapped(open: OpenSchema): JsonObject {
  const own = pick(open, 'x-ms-enum');
  const values = isObject(own) ? getOwn(own, 'values') : undefined;
  if (!isList(values)) return {};
  const entries = values.filter(isObject).map((one): [string, Json] => {
    const value = getOwn(one, 'value') ?? '';
    return [typeof value === 'object' ? '' : String(value), getText(one, 'description')];
  });
  return Object.fromEntries(entries);
}

/** The values a schema allows, each with its meaning where the document gives one, else empty. */
export function toEnum(
  open: OpenSchema,
  pointer: string,
  problems: Problems,
): readonly EnumValue[] {
  const values = pick(open, 'enum');
  if (values === undefined) return [];
  if (!isList(values)) {
    addError(problems, 'not-a-list', pointer, 'enum is a list of values.');
    return [];
  }
  const sources = [...MEANINGS.map((key) => pick(open, key)), toMapped(open)];
  return values.map((value, index) => ({
    value: toPrintable(value),
    description:
      sources.map((one) => getMeaning(one, value, index)).find((one) => one !== '') ?? '',
  }));
}
