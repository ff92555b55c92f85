import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describeError } from '@/lib/kit/system/run-main';
import { isObject } from '@/lib/openapi/core/json';
import { printJson } from '@/lib/openapi/core/print-json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { convertSchema, DOCUMENT_KEY, type HiddenKeyword } from './json-schema';
import { mapObjects } from './map-objects';

/** Result of a validation: what the schema refuses, empty where nothing; or why nobody can say. */
export type Verdict = { readonly errors: readonly string[] } | { readonly problem: string };

/** Validates a value against a schema of the document. */
export type Validator = (schema: Json | undefined, value: Json) => Verdict;

/** Pattern as authors mean it: with Unicode, else without; one that is none refuses nothing. */
function compilePattern(pattern: string): { test: (text: string) => boolean } {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Many patterns are no Unicode ones: `[\w-.]`.
    }
  }
  return /^/;
}

/** Numbers as plain as the validator knows them. */
function printPlain(value: Json): unknown {
  return JSON.parse(printJson(value));
}

function formatError({ instancePath, message = '' }: ErrorObject): string {
  return `${instancePath === '' ? 'the root' : instancePath} ${message}`;
}

/** Adds the document; where it cannot be, schemas that refer to it cannot be compiled later on. */
function addDocument(ajv: Ajv2020, convert: () => unknown): void {
  try {
    const document = convert();
    if (typeof document === 'object' && document !== null) ajv.addSchema(document, DOCUMENT_KEY);
  } catch {
    // An anchor twice, or nested too deeply: what refers to it says so.
  }
}

/**
 * Creates a validator of the schemas of one document, independent of the engine: ajv, with the
 * document's own dialect converted to JSON Schema 2020-12.
 * @param keyword Keyword of fields that are not sent in the direction of the values.
 */
export function createValidator(document: JsonObject, keyword: HiddenKeyword): Validator {
  const convert = (object: JsonObject) =>
    printPlain(mapObjects(object, (one) => convertSchema(document, one, keyword)));
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    logger: false,
    inlineRefs: false,
    // Decimals such as 19.99 are multiples of 0.01.
    multipleOfPrecision: 6,
    code: { regExp: Object.assign(compilePattern, { code: 'compilePattern' }) },
  });
  addFormats(ajv);
  addDocument(ajv, () => convert(document));
  const compiled = new Map<JsonObject, ValidateFunction>();
  const compile = (schema: JsonObject): ValidateFunction => {
    const known = compiled.get(schema);
    if (known !== undefined) return known;
    const converted = convert(schema);
    const validate = ajv.compile(typeof converted === 'object' ? (converted ?? {}) : {});
    compiled.set(schema, validate);
    return validate;
  };
  return (schema, value) => {
    if (schema === false) return { errors: ['the root is allowed no value'] };
    if (!isObject(schema)) return { errors: [] };
    try {
      const validate = compile(schema);
      return {
        errors: validate(printPlain(value)) ? [] : (validate.errors ?? []).map(formatError),
      };
    } catch (error) {
      return { problem: describeError(error) };
    }
  };
}
