import { getOwn, getText, isList, isObject, truncateDeepJson } from '../core/json';
import { getAllowedValues } from '../schema/merged-keywords';
import { type ResolvedSchema, getKeyword } from '../schema/resolve-schema';
import { describeWrongType } from '../core/keyword-types';
import { joinPointer } from '../core/pointer';
import { printJson } from '../core/print-json';
import { addError, type Problems } from '../core/problems';
import type { EnumValue } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';

/** Where generators put the meaning and the name of enum values: a map by value, or a list beside `enum`. */
const MEANING_KEYS = ['x-enum-descriptions', 'x-enumDescriptions'];
const NAME_KEYS = ['x-enum-varnames', 'x-enumNames'];

/** Gives the meaning of a value at its place in what is shown; empty where there is none. */
type FindMeaning = (value: Json, index: number) => string;

function textOrEmpty(meaning: Json | undefined): string {
  return typeof meaning === 'string' ? meaning : '';
}

function enumKey(value: Json): string {
  return typeof value === 'object' ? '' : String(value);
}

/** By value; a list goes by the places of the `enum` that it stands beside, which may hold more than is shown. */
function createFindMeaning(
  resolved: ResolvedSchema,
  key: string,
  visible: readonly Json[],
): FindMeaning {
  const part = resolved.parts.findLast(({ value }) => Object.hasOwn(value, key))?.value;
  const meanings = getOwn(part, key);
  if (isObject(meanings)) return (value) => textOrEmpty(getOwn(meanings, enumKey(value)));
  if (!isList(meanings)) return () => '';
  const beside = getOwn(part, 'enum') ?? getKeyword(resolved, 'enum');
  if (!isList(beside) || beside === visible) return (_, index) => textOrEmpty(meanings[index]);
  const positions = new Map(beside.map((value, index) => [printJson(value), index]));
  return (value) => textOrEmpty(meanings[positions.get(printJson(value)) ?? -1]);
}

/** What `x-ms-enum` keeps with a copy of each value. */
function getMsEnumTexts(resolved: ResolvedSchema, key: 'name' | 'description'): JsonObject {
  const msEnum = getKeyword(resolved, 'x-ms-enum');
  const values = isObject(msEnum) ? getOwn(msEnum, 'values') : undefined;
  if (!isList(values)) return {};
  const entries = values.filter(isObject).map((one): [string, Json] => {
    const value = getOwn(one, 'value') ?? '';
    return [enumKey(value), getText(one, key)];
  });
  return Object.fromEntries(entries);
}

/** A name and a meaning as one; a name that only spells the value says nothing. */
function joinNameAndMeaning(value: Json, name: string, meaning: string): string {
  const addsName = name !== meaning && name !== enumKey(value);
  return [addsName ? name : '', meaning].filter((text) => text !== '').join(': ');
}

/** The values a schema allows, each with its meaning where the document gives one, else empty. */
export function getEnumValues(
  resolved: ResolvedSchema,
  pointer: string,
  problems: Problems,
): readonly EnumValue[] {
  const values = getKeyword(resolved, 'enum');
  if (values === undefined || values === null) return [];
  if (!isList(values)) {
    const at =
      resolved.parts.findLast(({ value }) => Object.hasOwn(value, 'enum'))?.pointer ?? pointer;
    const message = describeWrongType('enum', 'a list', values);
    addError(problems, 'not-a-list', joinPointer(at, 'enum'), message);
    return [];
  }
  const visible = getAllowedValues(resolved) ?? [];
  const createFind = (keys: readonly string[], ms: 'name' | 'description'): FindMeaning => {
    const msEnumTexts = getMsEnumTexts(resolved, ms);
    const findAll = keys.map((key) => createFindMeaning(resolved, key, visible));
    return (value, index) =>
      findAll.map((find) => find(value, index)).find((one) => one !== '') ??
      getText(msEnumTexts, enumKey(value));
  };
  const findMeaning = createFind(MEANING_KEYS, 'description');
  const findName = createFind(NAME_KEYS, 'name');
  return visible.map((value, index) => ({
    value: truncateDeepJson(value),
    description: joinNameAndMeaning(value, findName(value, index), findMeaning(value, index)),
  }));
}
