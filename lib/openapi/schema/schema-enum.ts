import { getOwn, getText, isList, isObject, toPrintable } from '../json';
import { pickAllowed } from './all-parts';
import { type OpenSchema, pick } from './open-schema';
import { toShapeMessage } from '../keyword-shapes';
import { toPointer } from '../pointer';
import { toJsonText } from '../print-json';
import { addError, type Problems } from '../problems';
import type { EnumValue } from '../schema-types';
import type { Json, JsonObject } from '../types';

/** Where generators put the meaning and the name of enum values: a map by value, or a list beside `enum`. */
const MEANINGS = ['x-enum-descriptions', 'x-enumDescriptions'];
const NAMES = ['x-enum-varnames', 'x-enumNames'];

/** Gives the meaning of a value at its place in what is shown; empty where there is none. */
type FindMeaning = (value: Json, index: number) => string;

function toText(meaning: Json | undefined): string {
  return typeof meaning === 'string' ? meaning : '';
}

function toKey(value: Json): string {
  return typeof value === 'object' ? '' : String(value);
}

/** By value; a list goes by the places of the `enum` that it stands beside, which may hold more than is shown. */
function createFindMeaning(open: OpenSchema, key: string, shown: readonly Json[]): FindMeaning {
  const part = open.parts.findLast(({ value }) => Object.hasOwn(value, key))?.value;
  const meanings = getOwn(part, key);
  if (isObject(meanings)) return (value) => toText(getOwn(meanings, toKey(value)));
  if (!isList(meanings)) return () => '';
  const beside = getOwn(part, 'enum') ?? pick(open, 'enum');
  if (!isList(beside) || beside === shown) return (_, index) => toText(meanings[index]);
  const places = new Map(beside.map((value, index) => [toJsonText(value), index]));
  return (value) => toText(meanings[places.get(toJsonText(value)) ?? -1]);
}

/** What `x-ms-enum` keeps with a copy of each value. */
function toMapped(open: OpenSchema, key: 'name' | 'description'): JsonObject {
  const own = pick(open, 'x-ms-enum');
  const values = isObject(own) ? getOwn(own, 'values') : undefined;
  if (!isList(values)) return {};
  const entries = values.filter(isObject).map((one): [string, Json] => {
    const value = getOwn(one, 'value') ?? '';
    return [toKey(value), getText(one, key)];
  });
  return Object.fromEntries(entries);
}

/** A name and a meaning as one; a name that only spells the value says nothing. */
function joinWords(value: Json, name: string, meaning: string): string {
  const isNews = name !== meaning && name !== toKey(value);
  return [isNews ? name : '', meaning].filter((text) => text !== '').join(': ');
}

/** The values a schema allows, each with its meaning where the document gives one, else empty. */
export function toEnum(
  open: OpenSchema,
  pointer: string,
  problems: Problems,
): readonly EnumValue[] {
  const values = pick(open, 'enum');
  if (values === undefined || values === null) return [];
  if (!isList(values)) {
    const at = open.parts.findLast(({ value }) => Object.hasOwn(value, 'enum'))?.pointer ?? pointer;
    const message = toShapeMessage('enum', 'a list', values);
    addError(problems, 'not-a-list', toPointer(at, 'enum'), message);
    return [];
  }
  const shown = pickAllowed(open) ?? [];
  const createFind = (keys: readonly string[], ms: 'name' | 'description'): FindMeaning => {
    const mapped = toMapped(open, ms);
    const findAll = keys.map((key) => createFindMeaning(open, key, shown));
    return (value, index) =>
      findAll.map((find) => find(value, index)).find((one) => one !== '') ??
      getText(mapped, toKey(value));
  };
  const findMeaning = createFind(MEANINGS, 'description');
  const findName = createFind(NAMES, 'name');
  return shown.map((value, index) => ({
    value: toPrintable(value),
    description: joinWords(value, findName(value, index), findMeaning(value, index)),
  }));
}
