import { mayMatchPattern } from '../pattern/pattern-test';
import {
  type Bound,
  getAllowedValues,
  getTightestBound,
  getLimit,
  getKeywordTexts,
} from '../schema/merged-keywords';
import { type ResolvedSchema, getKeyword, getTextKeyword } from '../schema/resolve-schema';
import {
  type ParsedDescription,
  type DeclaredValue,
  parseDescription,
} from '../description/parse-description';
import { joinDescriptions } from '../description/join-descriptions';
import { getTypes } from '../schema/schema-type';
import type { EnumValue, Constraint, SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';

/** A scalar as prose writes it; anything else cannot stand in prose. */
function formatScalar(value: Json | undefined): string | undefined {
  return value === undefined || typeof value === 'object' ? undefined : String(value);
}

function isWithin(value: number, lower: Bound | undefined, upper: Bound | undefined): boolean {
  const isAbove =
    lower === undefined || value > lower.value || (value === lower.value && !lower.exclusive);
  return (
    isAbove &&
    (upper === undefined || value < upper.value || (value === upper.value && !upper.exclusive))
  );
}

/** Whether a value is refused by what a schema says of values. Limits of texts are none of numbers, and the other way round. */
function createRejectionCheck(
  resolved: ResolvedSchema,
  types: readonly string[],
): (text: string) => boolean {
  // Looked up when a value is found: most descriptions have none.
  return (text) => {
    const fixed = formatScalar(getKeyword(resolved, 'const'));
    if (fixed !== undefined && fixed !== text) return true;
    if (types.includes('string')) {
      const size = [...text].length;
      const upper = getLimit(resolved, 'maxLength') ?? size;
      const isFit = size >= (getLimit(resolved, 'minLength') ?? 0) && size <= upper;
      return (
        !isFit || !getKeywordTexts(resolved, 'pattern').every((one) => mayMatchPattern(text, one))
      );
    }
    const [lower, upper] = [
      getTightestBound(resolved, 'Minimum'),
      getTightestBound(resolved, 'Maximum'),
    ];
    return !Number.isNaN(Number(text)) && !isWithin(Number(text), lower, upper);
  };
}

function buildDeclaredValue(resolved: ResolvedSchema): DeclaredValue {
  const values = getAllowedValues(resolved);
  const fixed = getKeyword(resolved, 'default');
  // A list in the description of an object is one of something in it.
  const types = getTypes(resolved);
  const unlisted = types.join() === 'object' ? [] : undefined;
  return {
    types,
    format: getTextKeyword(resolved, 'format'),
    refuses: createRejectionCheck(resolved, types),
    values: values?.map((value) => formatScalar(value) ?? '') ?? unlisted,
    // A default that prose cannot write is still the schema's own: nothing in prose equals it.
    default: fixed === undefined ? undefined : (formatScalar(fixed) ?? ''),
  };
}

/**
 * A schema's description in parts, after the words of the parameter or header that holds it (OpenAPI 3.1 4.8.12.1): a
 * schema that many share says what its values mean, the parameter what it does with them.
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

/** A value that prose writes, in the schema's type: `840` for an integer, `"840"` for a text. */
function parseTypedValue(types: readonly string[], text: string): Json {
  if (types.includes('boolean') && /^(?:true|false)$/i.test(text))
    return text.toLowerCase() === 'true';
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && /^-?\d{1,15}(?:\.\d{1,9})?$/.test(text) ? Number(text) : text;
}

/** The schema's default, `null` included; else the one that only its description names. */
export function getDefaultValue(
  resolved: ResolvedSchema,
  { defaultValue }: ParsedDescription,
): Json | undefined {
  const declared = getKeyword(resolved, 'default');
  if (declared !== undefined || defaultValue === '') return declared;
  const allowed = getAllowedValues(resolved)?.find((one) => formatScalar(one) === defaultValue);
  return allowed ?? parseTypedValue(getTypes(resolved), defaultValue);
}

/** The format in the description's words, unless the schema itself says the same; a default that is no value. */
export function descriptionConstraints(
  description: ParsedDescription,
  declared: readonly Constraint[],
): readonly Constraint[] {
  const { format, defaultName } = description;
  const isDeclared = format === '' || declared.some(({ text }) => text === format);
  return [
    ...(isDeclared ? [] : [{ kind: 'format', text: format } as const]),
    ...(defaultName === '' ? [] : [{ kind: 'other', text: `default ${defaultName}` } as const]),
  ];
}

/** The schema's values with the meanings of the description; its values where the schema names none. */
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
    value: one.value,
    description: one.description || (meanings.get(formatScalar(one.value) ?? '') ?? ''),
  }));
}
