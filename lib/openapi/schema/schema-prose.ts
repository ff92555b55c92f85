import { mayObey } from '../facts/pattern-test';
import { type Bound, pickAllowed, pickBound, pickLimit, pickTexts } from './all-parts';
import { type OpenSchema, pick, pickText } from './open-schema';
import { type ProseFacts, type Said, toProseFacts } from '../prose/prose-facts';
import { joinProse } from '../prose/prose-join';
import { getTypes } from './schema-type';
import type { EnumValue, Fact, SchemaSource } from '../schema-types';
import type { Json } from '../types';

/** A scalar as prose writes it; anything else cannot stand in prose. */
function toWritten(value: Json | undefined): string | undefined {
  return value === undefined || typeof value === 'object' ? undefined : String(value);
}

function isWithin(value: number, least: Bound | undefined, most: Bound | undefined): boolean {
  const isAbove =
    least === undefined || value > least.value || (value === least.value && !least.open);
  return (
    isAbove && (most === undefined || value < most.value || (value === most.value && !most.open))
  );
}

/** Whether a value is refused by what a schema says of values. Limits of texts are none of numbers, and the other way round. */
function createRefuses(open: OpenSchema, types: readonly string[]): (text: string) => boolean {
  // Looked up when a value is found: most descriptions have none.
  return (text) => {
    const fixed = toWritten(pick(open, 'const'));
    if (fixed !== undefined && fixed !== text) return true;
    if (types.includes('string')) {
      const size = [...text].length;
      const most = pickLimit(open, 'maxLength') ?? size;
      const isFit = size >= (pickLimit(open, 'minLength') ?? 0) && size <= most;
      return !isFit || !pickTexts(open, 'pattern').every((one) => mayObey(text, one));
    }
    const [least, most] = [pickBound(open, 'Minimum'), pickBound(open, 'Maximum')];
    return !Number.isNaN(Number(text)) && !isWithin(Number(text), least, most);
  };
}

function toSaid(open: OpenSchema): Said {
  const values = pickAllowed(open);
  const fixed = pick(open, 'default');
  // A list in the description of an object is one of something in it.
  const types = getTypes(open);
  const unlisted = types.join() === 'object' ? [] : undefined;
  return {
    types,
    format: pickText(open, 'format'),
    refuses: createRefuses(open, types),
    values: values?.map((value) => toWritten(value) ?? '') ?? unlisted,
    // A default that prose cannot write is still the schema's own: nothing in prose equals it.
    default: fixed === undefined ? undefined : (toWritten(fixed) ?? ''),
  };
}

/**
 * A schema's description in parts, after the words of the parameter or header that holds it (OpenAPI 3.1 4.8.12.1): a
 * schema that many share says what its values mean, the parameter what it does with them.
 */
export function toSchemaProse(open: OpenSchema, source: SchemaSource): ProseFacts {
  const [own, said] = [pickText(open, 'description'), toSaid(open)];
  const { description = '' } = source;
  return description === '' ? toProseFacts(own, said) : joinProse(description, own, said);
}

/** A value that prose writes, in the schema's type: `840` for an integer, `"840"` for a text. */
function toTyped(types: readonly string[], text: string): Json {
  if (types.includes('boolean') && /^(?:true|false)$/i.test(text))
    return text.toLowerCase() === 'true';
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && /^-?\d{1,15}(?:\.\d{1,9})?$/.test(text) ? Number(text) : text;
}

/** The schema's default, `null` included; else the one that only its description names. */
export function getDefault(open: OpenSchema, { defaultValue }: ProseFacts): Json | undefined {
  const own = pick(open, 'default');
  if (own !== undefined || defaultValue === '') return own;
  const allowed = pickAllowed(open)?.find((one) => toWritten(one) === defaultValue);
  return allowed ?? toTyped(getTypes(open), defaultValue);
}

/** The format in the description's words, unless the schema itself says the same; a default that is no value. */
export function toProseChips(prose: ProseFacts, own: readonly Fact[]): readonly Fact[] {
  const { format, defaultWords } = prose;
  const isSaid = format === '' || own.some(({ text }) => text === format);
  return [
    ...(isSaid ? [] : [{ kind: 'format', text: format } as const]),
    ...(defaultWords === '' ? [] : [{ kind: 'other', text: `default ${defaultWords}` } as const]),
  ];
}

/** The schema's values with the meanings of the description; its values where the schema names none. */
export function mergeEnum(
  open: OpenSchema,
  own: readonly EnumValue[],
  { values }: ProseFacts,
): readonly EnumValue[] {
  if (own.length === 0) {
    const types = getTypes(open);
    return values.map(({ code, meaning }) => ({
      value: toTyped(types, code),
      description: meaning,
    }));
  }
  const meanings = new Map(values.map(({ code, meaning }) => [code, meaning]));
  return own.map((one) => ({
    value: one.value,
    description: one.description || (meanings.get(toWritten(one.value) ?? '') ?? ''),
  }));
}
