import { defaultIs } from '@/.generated/words/openapi-schema/constraints';
import { withRaw } from '../constraints/build-constraint';
import { describeProseFormat } from '../constraints/format-words';
import { isContainer } from '../core/json';
import type { EnumValue, Constraint, SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import { joinDescriptions } from '../description/join-descriptions';
import {
  type ParsedDescription,
  type DeclaredValue,
  parseDescription,
} from '../description/parse-description';
import { mayMatchPattern } from '../pattern/pattern-test';
import {
  getAllowedValues,
  getKeywordTexts,
  isAllowedLength,
  isWithinBounds,
} from '../schema/merged-keywords';
import { type ResolvedSchema, getKeyword, getTextKeyword } from '../schema/resolve-schema';
import { getTypes } from '../schema/schema-type';

/** Scalar as prose writes it; `undefined` for any other value. */
function formatScalar(value: Json | undefined): string | undefined {
  return value === undefined || value === null || isContainer(value) ? undefined : String(value);
}

/** Creates a check for texts that `const`, length, pattern or bounds of a schema reject. */
function createRejectionCheck(
  resolved: ResolvedSchema,
  types: readonly string[],
): (text: string) => boolean {
  // Keywords are looked up only for values: most descriptions have none.
  return (text) => {
    const fixed = formatScalar(getKeyword(resolved, 'const'));
    if (fixed !== undefined && fixed !== text) return true;
    if (!types.includes('string'))
      return !Number.isNaN(Number(text)) && !isWithinBounds(resolved, Number(text));
    const patterns = getKeywordTexts(resolved, 'pattern');
    return !isAllowedLength(resolved, text) || !patterns.every((one) => mayMatchPattern(text, one));
  };
}

function buildDeclaredValue(resolved: ResolvedSchema): DeclaredValue {
  const values = getAllowedValues(resolved);
  const fixed = getKeyword(resolved, 'default');
  // A list in an object's description concerns something inside the object.
  const types = getTypes(resolved);
  const unlisted = types.join() === 'object' ? [] : undefined;
  return {
    types,
    format: getTextKeyword(resolved, 'format'),
    refuses: createRejectionCheck(resolved, types),
    values: values?.map((value) => formatScalar(value) ?? '') ?? unlisted,
    // No default in prose equals one that prose cannot write, here an empty text.
    default: fixed === undefined ? undefined : (formatScalar(fixed) ?? ''),
  };
}

/**
 * Parses a schema's description, after that of the parameter or header that holds it (OpenAPI 3.1
 * 4.8.12.1). A shared schema explains its values, the parameter their use.
 */
export function parseSchemaDescription(
  resolved: ResolvedSchema,
  source: SchemaSource,
): ParsedDescription {
  const [text, declared] = [getTextKeyword(resolved, 'description'), buildDeclaredValue(resolved)];
  const { description = '' } = source;
  return description === ''
    ? parseDescription(text, declared)
    : joinDescriptions(description, text, declared);
}

/** Parses a value from prose by the schema's type: `840` for an integer, `"840"` for a text. */
function parseTypedValue(types: readonly string[], text: string): Json {
  if (types.includes('boolean') && /^(?:true|false)$/i.test(text))
    return text.toLowerCase() === 'true';
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && /^-?\d{1,15}(?:\.\d{1,9})?$/.test(text) ? Number(text) : text;
}

/** Default of a schema, `null` included, else that of its description, or `undefined`. */
export function getDefaultValue(
  resolved: ResolvedSchema,
  { defaultValue }: ParsedDescription,
): Json | undefined {
  const declared = getKeyword(resolved, 'default');
  if (declared !== undefined || defaultValue === '') return declared;
  const allowed = getAllowedValues(resolved)?.find((one) => formatScalar(one) === defaultValue);
  return allowed ?? parseTypedValue(getTypes(resolved), defaultValue);
}

/** Constraints from the description: its format, unless declared, and the name of a default. */
export function descriptionConstraints(
  description: ParsedDescription,
  declared: readonly Constraint[],
): readonly Constraint[] {
  const { format, defaultName } = description;
  const words = describeProseFormat(format);
  const isDeclared =
    format === '' || declared.some(({ text, raw }) => text === words || raw === format);
  return [
    ...(isDeclared ? [] : [withRaw('format', words, format)]),
    ...(defaultName === '' ? [] : [{ kind: 'default', text: defaultIs(defaultName) } as const]),
  ];
}

/** Adds meanings of the description to declared values; without these, its values are returned. */
export function mergeEnum(
  resolved: ResolvedSchema,
  declared: readonly EnumValue[],
  { values }: ParsedDescription,
): readonly EnumValue[] {
  if (declared.length === 0) {
    const types = getTypes(resolved);
    return values.map(({ code, meaning }) => ({
      value: parseTypedValue(types, code),
      description: meaning,
    }));
  }
  const meanings = new Map(values.map(({ code, meaning }) => [code, meaning]));
  return declared.map((one) => ({
    ...one,
    description: one.description || (meanings.get(formatScalar(one.value) ?? '') ?? ''),
  }));
}
