import { isList, isObject, toKind } from './json';
import { toPointer } from './pointer';
import { addWarning, type Problems, toShort } from './problems';
import { isTooLarge } from './too-large';
import type { Json, JsonObject } from './types';

/** What a keyword may say, as any version of the standard has it. */
type Shape = { readonly words: string; readonly fits: (value: Json) => boolean };

/** Keywords, each with what it may say. */
export type Shapes = ReadonlyMap<string, Shape>;

function isNumber(value: Json): boolean {
  const isNumeric = typeof value === 'number' || typeof value === 'bigint';
  return isNumeric || (typeof value === 'string' && isTooLarge(value));
}

const isText = (value: Json): boolean => typeof value === 'string';
const isFlag = (value: Json): boolean => typeof value === 'boolean';

const TEXT: Shape = { words: 'a text', fits: isText };
const FLAG: Shape = { words: 'true or false', fits: isFlag };
const OBJECT: Shape = { words: 'an object', fits: isObject };
const NUMBER: Shape = { words: 'a number', fits: isNumber };
const COUNT: Shape = {
  words: 'a whole number from 0',
  fits: (value) =>
    (typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value))) &&
    value >= 0,
};
/** 2.0 and 3.0 have `true` beside the limit, 3.1 the limit. */
const OPEN: Shape = {
  words: 'a number or true',
  fits: (value) => isFlag(value) || isNumber(value),
};
const TYPE: Shape = {
  words: 'a text or a list of texts',
  fits: (value) => isText(value) || (isList(value) && value.every(isText)),
};
/** In 2.0 it is the property's name. */
const DISCRIMINATOR: Shape = {
  words: 'an object',
  fits: (value) => isText(value) || isObject(value),
};

function toShapes(...groups: readonly (readonly [Shape, string])[]): Shapes {
  return new Map(
    groups.flatMap(([shape, keys]) => keys.split(' ').map((key) => [key, shape] as const)),
  );
}

/** Keywords of a schema. Those that hold schemas tell themselves where they are opened, as `enum` and `required` do. */
export const SCHEMA_SHAPES = toShapes(
  [TYPE, 'type'],
  [TEXT, 'title description format pattern contentEncoding contentMediaType'],
  [COUNT, 'minLength maxLength minItems maxItems minContains maxContains'],
  [COUNT, 'minProperties maxProperties'],
  [NUMBER, 'minimum maximum multipleOf'],
  [OPEN, 'exclusiveMinimum exclusiveMaximum'],
  [FLAG, 'deprecated nullable readOnly writeOnly uniqueItems'],
  [OBJECT, 'patternProperties dependentRequired dependentSchemas xml externalDocs'],
  [DISCRIMINATOR, 'discriminator'],
);

/** Keywords of a parameter or header, beside those of its schema; its `content` tells itself. */
export const PARAMETER_SHAPES = toShapes(
  [TEXT, 'description'],
  [FLAG, 'required deprecated allowEmptyValue allowReserved explode'],
  [TEXT, 'style collectionFormat'],
);

/** Keywords of an operation that tell nothing themselves. */
export const OPERATION_SHAPES = toShapes(
  [TEXT, 'summary description operationId'],
  [FLAG, 'deprecated'],
  [OBJECT, 'externalDocs'],
);

/** Those of a request body. */
export const BODY_SHAPES = toShapes([TEXT, 'description'], [FLAG, 'required']);

/** Those of a response. */
export const RESPONSE_SHAPES = toShapes([TEXT, 'summary description']);

function toFound(value: Json): string {
  if (typeof value === 'boolean') return `${value}`;
  if (typeof value === 'string') return `the text "${toShort(value)}"`;
  return typeof value === 'number' || typeof value === 'bigint'
    ? `the number ${value}`
    : toKind(value);
}

/** What is told of a keyword that says something of another type than it should. */
export function toShapeMessage(key: string, expected: string, value: Json): string {
  return `Expected ${expected} as ${key}, found ${toFound(value)}.`;
}

/**
 * Keywords that say something of a type that no version of the standard gives them, and that would be gone without a
 * word: where each stands, and what is told of it. `null` says nothing, as generators write it.
 */
export function findShapeFaults(
  holder: JsonObject,
  pointer: string,
  shapes: Shapes,
): readonly (readonly [at: string, message: string])[] {
  return [...shapes].flatMap(([key, { words, fits }]) => {
    const value = Object.hasOwn(holder, key) ? holder[key] : undefined;
    if (value === undefined || value === null || fits(value)) return [];
    return [[toPointer(pointer, key), toShapeMessage(key, words, value)] as const];
  });
}

/** Tells of the keywords of an operation or a part of it that are of another type than they should be. */
export function checkShapes(
  holder: JsonObject,
  pointer: string,
  shapes: Shapes,
  problems: Problems,
): void {
  for (const [at, message] of findShapeFaults(holder, pointer, shapes))
    addWarning(problems, 'keyword-shape', at, message);
}
