import { wrongType } from '@/.generated/words/openapi-problems/document';
import * as words from '@/.generated/words/openapi-problems/values';
import { isTooLargeNumber } from './decimal';
import {
  describeJsonType,
  getOwn,
  isList,
  isNumber as isNumeric,
  isObject,
  joinPointer,
} from './json';
import { addWarning, type Problems, truncateForMessage } from './problems';
import type { Json, JsonObject } from './types';

/** Values that a keyword may have in any version of the standard, and how messages name them. */
type KeywordType = { readonly expected: string; readonly fits: (value: Json) => boolean };

/** Keywords with the type of their values. */
type KeywordTypes = ReadonlyMap<string, KeywordType>;

function isNumber(value: Json): boolean {
  return isNumeric(value) || (typeof value === 'string' && isTooLargeNumber(value));
}

const isText = (value: Json): boolean => typeof value === 'string';
const isFlag = (value: Json): boolean => typeof value === 'boolean';

const TEXT: KeywordType = { expected: words.types.text, fits: isText };
const FLAG: KeywordType = { expected: words.types.flag, fits: isFlag };
const OBJECT: KeywordType = { expected: words.types.object, fits: isObject };
const NUMBER: KeywordType = { expected: words.types.number, fits: isNumber };
const COUNT: KeywordType = {
  expected: words.types.count,
  fits: (value) =>
    (typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value))) &&
    value >= 0,
};
/** A flag beside the limit in 2.0 and 3.0, the limit itself in 3.1. */
const EXCLUSIVE_LIMIT: KeywordType = {
  expected: words.types.limit,
  fits: (value) => isFlag(value) || isNumber(value),
};
const TYPE: KeywordType = {
  expected: words.types.texts,
  fits: (value) => isText(value) || (isList(value) && value.every(isText)),
};
/** A property's name in 2.0, an object in 3.x. */
const DISCRIMINATOR: KeywordType = {
  expected: words.types.object,
  fits: (value) => isText(value) || isObject(value),
};

function buildKeywordTypes(...groups: readonly (readonly [KeywordType, string])[]): KeywordTypes {
  return new Map(
    groups.flatMap(([type, keys]) => keys.split(' ').map((key) => [key, type] as const)),
  );
}

/** Keywords of a schema; `enum`, `required` and those with schemas are checked when resolved. */
export const SCHEMA_KEYWORD_TYPES = buildKeywordTypes(
  [TYPE, 'type'],
  [TEXT, 'title description format pattern contentEncoding contentMediaType'],
  [COUNT, 'minLength maxLength minItems maxItems minContains maxContains'],
  [COUNT, 'minProperties maxProperties x-max-decimals'],
  [NUMBER, 'minimum maximum multipleOf'],
  [EXCLUSIVE_LIMIT, 'exclusiveMinimum exclusiveMaximum'],
  [FLAG, 'deprecated nullable readOnly writeOnly uniqueItems'],
  [OBJECT, 'patternProperties dependentRequired dependentSchemas xml externalDocs'],
  [DISCRIMINATOR, 'discriminator'],
);

/** Keywords of a parameter or header beside its schema; `content` is checked when resolved. */
export const PARAMETER_KEYWORD_TYPES = buildKeywordTypes(
  [TEXT, 'description'],
  [FLAG, 'required deprecated allowEmptyValue allowReserved explode'],
  [TEXT, 'style collectionFormat'],
);

/** Keywords of an operation that are not checked when resolved. */
export const OPERATION_KEYWORD_TYPES = buildKeywordTypes(
  [TEXT, 'summary description operationId'],
  [FLAG, 'deprecated'],
  [OBJECT, 'externalDocs'],
);

/** Keywords of a request body. */
export const BODY_KEYWORD_TYPES = buildKeywordTypes([TEXT, 'description'], [FLAG, 'required']);

/** Keywords of a response. */
export const RESPONSE_KEYWORD_TYPES = buildKeywordTypes([TEXT, 'summary description']);

function describeFound(value: Json): string {
  if (typeof value === 'boolean') return `${value}`;
  if (typeof value === 'string') return words.foundText(truncateForMessage(value));
  return isNumeric(value) ? words.foundNumber(String(value)) : describeJsonType(value);
}

/** Message about a keyword whose value is of another type than expected. */
export function describeWrongType(key: string, expected: string, value: Json): string {
  return wrongType({ expected, key, found: describeFound(value) });
}

/**
 * Finds keywords whose value has a type that no version of the standard allows, which would be
 * ignored without a word: location and message of each. `null` counts as absent, as generators
 * write it.
 */
export function findWrongTypes(
  holder: JsonObject,
  pointer: string,
  types: KeywordTypes,
): readonly (readonly [at: string, message: string])[] {
  return [...types].flatMap(([key, { expected, fits }]) => {
    const value = getOwn(holder, key);
    if (value === undefined || value === null || fits(value)) return [];
    return [[joinPointer(pointer, key), describeWrongType(key, expected, value)] as const];
  });
}

/** Adds a warning for each keyword of an operation, or a part of it, that has a wrong type. */
export function checkKeywordTypes(
  holder: JsonObject,
  pointer: string,
  types: KeywordTypes,
  problems: Problems,
): void {
  for (const [at, message] of findWrongTypes(holder, pointer, types))
    addWarning(problems, 'keyword-shape', at, message);
}
