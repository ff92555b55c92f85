import { isList, isObject, describeJsonType } from './json';
import { joinPointer } from './pointer';
import { addWarning, type Problems, truncateForMessage } from './problems';
import { isTooLargeNumber } from './too-large-number';
import type { Json, JsonObject } from './types';

/** What a keyword may say, as any version of the standard has it. */
type KeywordType = { readonly expected: string; readonly fits: (value: Json) => boolean };

/** Keywords, each with what it may say. */
export type KeywordTypes = ReadonlyMap<string, KeywordType>;

function isNumber(value: Json): boolean {
  const isNumeric = typeof value === 'number' || typeof value === 'bigint';
  return isNumeric || (typeof value === 'string' && isTooLargeNumber(value));
}

const isText = (value: Json): boolean => typeof value === 'string';
const isFlag = (value: Json): boolean => typeof value === 'boolean';

const TEXT: KeywordType = { expected: 'a text', fits: isText };
const FLAG: KeywordType = { expected: 'true or false', fits: isFlag };
const OBJECT: KeywordType = { expected: 'an object', fits: isObject };
const NUMBER: KeywordType = { expected: 'a number', fits: isNumber };
const COUNT: KeywordType = {
  expected: 'a whole number from 0',
  fits: (value) =>
    (typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value))) &&
    value >= 0,
};
/** 2.0 and 3.0 have `true` beside the limit, 3.1 the limit. */
const EXCLUSIVE_LIMIT: KeywordType = {
  expected: 'a number or true',
  fits: (value) => isFlag(value) || isNumber(value),
};
const TYPE: KeywordType = {
  expected: 'a text or a list of texts',
  fits: (value) => isText(value) || (isList(value) && value.every(isText)),
};
/** In 2.0 it is the property's name. */
const DISCRIMINATOR: KeywordType = {
  expected: 'an object',
  fits: (value) => isText(value) || isObject(value),
};

function buildKeywordTypes(...groups: readonly (readonly [KeywordType, string])[]): KeywordTypes {
  return new Map(
    groups.flatMap(([type, keys]) => keys.split(' ').map((key) => [key, type] as const)),
  );
}

/** Keywords of a schema. Those that hold schemas tell themselves where they are opened, as `enum` and `required` do. */
export const SCHEMA_KEYWORD_TYPES = buildKeywordTypes(
  [TYPE, 'type'],
  [TEXT, 'title description format pattern contentEncoding contentMediaType'],
  [COUNT, 'minLength maxLength minItems maxItems minContains maxContains'],
  [COUNT, 'minProperties maxProperties'],
  [NUMBER, 'minimum maximum multipleOf'],
  [EXCLUSIVE_LIMIT, 'exclusiveMinimum exclusiveMaximum'],
  [FLAG, 'deprecated nullable readOnly writeOnly uniqueItems'],
  [OBJECT, 'patternProperties dependentRequired dependentSchemas xml externalDocs'],
  [DISCRIMINATOR, 'discriminator'],
);

/** Keywords of a parameter or header, beside those of its schema; its `content` tells itself. */
export const PARAMETER_KEYWORD_TYPES = buildKeywordTypes(
  [TEXT, 'description'],
  [FLAG, 'required deprecated allowEmptyValue allowReserved explode'],
  [TEXT, 'style collectionFormat'],
);

/** Keywords of an operation that tell nothing themselves. */
export const OPERATION_KEYWORD_TYPES = buildKeywordTypes(
  [TEXT, 'summary description operationId'],
  [FLAG, 'deprecated'],
  [OBJECT, 'externalDocs'],
);

/** Those of a request body. */
export const BODY_KEYWORD_TYPES = buildKeywordTypes([TEXT, 'description'], [FLAG, 'required']);

/** Those of a response. */
export const RESPONSE_KEYWORD_TYPES = buildKeywordTypes([TEXT, 'summary description']);

function describeFound(value: Json): string {
  if (typeof value === 'boolean') return `${value}`;
  if (typeof value === 'string') return `the text "${truncateForMessage(value)}"`;
  return typeof value === 'number' || typeof value === 'bigint'
    ? `the number ${value}`
    : describeJsonType(value);
}

/** What is told of a keyword that says something of another type than it should. */
export function describeWrongType(key: string, expected: string, value: Json): string {
  return `Expected ${expected} as ${key}, found ${describeFound(value)}.`;
}

/**
 * Keywords that say something of a type that no version of the standard gives them, and that would be gone without a
 * word: where each stands, and what is told of it. `null` says nothing, as generators write it.
 */
export function findWrongTypes(
  holder: JsonObject,
  pointer: string,
  types: KeywordTypes,
): readonly (readonly [at: string, message: string])[] {
  return [...types].flatMap(([key, { expected, fits }]) => {
    const value = Object.hasOwn(holder, key) ? holder[key] : undefined;
    if (value === undefined || value === null || fits(value)) return [];
    return [[joinPointer(pointer, key), describeWrongType(key, expected, value)] as const];
  });
}

/** Tells of the keywords of an operation or a part of it that are of another type than they should be. */
export function checkKeywordTypes(
  holder: JsonObject,
  pointer: string,
  types: KeywordTypes,
  problems: Problems,
): void {
  for (const [at, message] of findWrongTypes(holder, pointer, types))
    addWarning(problems, 'keyword-shape', at, message);
}
