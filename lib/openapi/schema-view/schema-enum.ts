import { types } from '@/.generated/words/openapi-problems/values';
import { deprecated } from '@/.generated/words/reference/fields';
import { type Deprecation, readValueDeprecation, sunsetConstraints } from '../constraints/sunset';
import {
  getOwn,
  getText,
  isContainer,
  isList,
  isObject,
  joinPointer,
  truncateDeepJson,
} from '../core/json';
import { describeWrongType } from '../core/keyword-types';
import { printJson } from '../core/print-json';
import { addError, type Problems } from '../core/problems';
import type { EnumValue } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { getAllowedValues } from '../schema/merged-keywords';
import { getKeyword, type ResolvedSchema } from '../schema/resolve-schema';

/** Extensions with meanings or names of enum values: a map, or a list parallel to `enum`. */
const MEANING_KEYS = ['x-enum-descriptions', 'x-enumDescriptions'];
const NAME_KEYS = ['x-enum-varnames', 'x-enumNames'];

/** Extensions that name the deprecated values: a map or a list, of values or parallel to `enum`. */
const DEPRECATED_KEYS = ['x-enum-deprecated', 'x-enumDeprecated'] as const;

/** Finds the meaning of a value, by its index in the shown list; empty for none. */
type FindMeaning = (value: Json, index: number) => string;

/** Text of a meaning: itself, or `description` of an object that says more of the value. */
function textOrEmpty(meaning: Json | undefined): string {
  if (isObject(meaning)) return getText(meaning, 'description');
  return typeof meaning === 'string' ? meaning : '';
}

function enumKey(value: Json): string {
  return value === null || isContainer(value) ? '' : String(value);
}

/** Finds meanings by value, or by index in the parallel `enum`, which may have more values. */
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

/** Texts of `x-ms-enum` by value; empty for none. */
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

/** Joins name and meaning; a name that only repeats the value or the meaning is left out. */
function joinNameAndMeaning(value: Json, name: string, meaning: string): string {
  const addsName = name !== meaning && name !== enumKey(value);
  return [addsName ? name : '', meaning].filter((text) => text !== '').join(': ');
}

/** Returns the value of a keyword; `undefined` when absent. */
type Get = (key: string) => Json | undefined;

/** What extensions say of a value beside its meaning, by their order; empty for nothing. */
function listSayings(get: Get, value: Json): readonly (Json | undefined)[] {
  const key = enumKey(value);
  // A container has no key, and neither has the empty text.
  if (key === '') return [];
  const meanings = MEANING_KEYS.map(get);
  const values = getOwn(toObject(get('x-ms-enum')), 'values');
  const ms = isList(values) ? values.filter(isObject) : [];
  const own = get('enum');
  const deprecated = DEPRECATED_KEYS.map(get).map((said) => {
    if (!isList(said)) return getOwn(toObject(said), key);
    if (said.some((one) => typeof one !== 'boolean'))
      return said.some((one) => enumKey(one) === key);
    return said[isList(own) ? own.findIndex((one) => enumKey(one) === key) : -1];
  });
  return [
    ...deprecated,
    ...meanings.map((one) => getOwn(toObject(one), key)).filter(isObject),
    ...ms.filter((one) => enumKey(getOwn(one, 'value') ?? '') === key),
  ];
}

const toObject = (value: Json | undefined) => (isObject(value) ? value : undefined);

/** Whether a value of an enumeration is deprecated, and when it ends; `undefined` for neither. */
function getValueDeprecation(get: Get, value: Json): Deprecation | undefined {
  return listSayings(get, value).flatMap((said) => readValueDeprecation(said) ?? [])[0];
}

/** Values of which an extension of a schema speaks, where the schema itself does not list them. */
function listNamedValues(get: Get): readonly Json[] {
  return DEPRECATED_KEYS.map(get).flatMap((said) => {
    if (isList(said)) return said.filter((one) => typeof one !== 'boolean');
    return isObject(said) ? Object.keys(said) : [];
  });
}

/** Lists the values of a schema object, nothing merged, that are deprecated or end; empty for none. */
export function listDeprecatedValues(
  schema: JsonObject,
): readonly { readonly value: Json; readonly deprecation: Deprecation }[] {
  const get: Get = (key) => getOwn(schema, key);
  const own = get('enum');
  return (isList(own) ? own : listNamedValues(get)).flatMap((value) => {
    const deprecation = getValueDeprecation(get, value);
    return deprecation ? [{ value, deprecation }] : [];
  });
}

/** Meaning, then in brackets that the value is deprecated, when it ends, and what replaces it. */
function describeValue(meaning: string, deprecation: Deprecation | undefined): string {
  if (!deprecation) return meaning;
  const facts = [
    deprecated,
    ...sunsetConstraints(deprecation.sunset).map(({ text }) => text),
    deprecation.message,
  ];
  const words = facts.filter((text) => text !== '').join(', ');
  return meaning === '' ? words : `${meaning.replace(/\.$/, '')} (${words})`;
}

/** Allowed values with their meanings, empty if unknown. A wrong type of `enum` adds a problem. */
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
    const message = describeWrongType('enum', types.list, values);
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
  return visible.map((value, index) => {
    const deprecation = getValueDeprecation((key) => getKeyword(resolved, key), value);
    const meaning = joinNameAndMeaning(value, findName(value, index), findMeaning(value, index));
    return {
      value: truncateDeepJson(value),
      description: describeValue(meaning, deprecation),
      day: deprecation?.sunset?.day,
    };
  });
}
