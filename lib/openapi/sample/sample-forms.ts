import { isObject } from '../json';
import { type OpenSchema, toWrapped } from '../schema/open-schema';
import { getDiscriminator, isHeir, toMappedVariants } from '../schema/schema-discriminator';
import { getBareRequired } from '../schema/schema-requirements';
import { getTypes } from '../schema/schema-type';
import { getUnions } from '../schema/schema-unions';
import { type Choice, toChoices, toDiscriminated } from '../schema/schema-variants';
import { pickAllowed } from '../schema/all-parts';
import type { Field, SchemaSource, Variant } from '../schema-types';
import type { Json, JsonObject } from '../types';
import { getOwnValue } from './own-value';
import { type Place, type Run, toOpen } from './sample-run';

/** The choices of each union: of each, one holds. */
function toUnions(open: OpenSchema, source: SchemaSource): readonly (readonly Choice[])[] {
  const unions: Choice[][] = [];
  for (const choice of toChoices(open, source, [])) {
    if (choice.isFirst) unions.push([]);
    unions.at(-1)?.push(choice);
  }
  return unions;
}

/** What the first form of each union requires of the fields beside it. */
export function getRequiredByForm(
  run: Run,
  open: OpenSchema,
  source: SchemaSource,
): readonly string[] {
  return toUnions(open, source).flatMap(([form]) =>
    form ? getBareRequired(toOpen(run, form.schema)) : [],
  );
}

/** The first form that has a value: one that loops is passed over for one that does not. */
function toFirst(
  run: Run,
  forms: readonly SchemaSource[],
  place: Place,
): { readonly schema: SchemaSource; readonly value: Json } | undefined {
  const before = run.cut.length;
  for (const schema of forms) {
    run.cut.length = before;
    const value = run.toValue(schema, place);
    if (value !== undefined) return { schema, value };
  }
  return undefined;
}

/** An object with an entry put last; it may be there already. */
function withEntry(value: JsonObject, name: string, own: Json): JsonObject {
  return Object.fromEntries([...Object.entries(value), [name, own]]);
}

/** A form of each union, together; the first one's where they are no objects. */
export function toChosen(
  run: Run,
  open: OpenSchema,
  source: SchemaSource,
  place: Place,
): Json | undefined {
  const unions = toUnions(open, source);
  const values = unions.flatMap((choices): readonly Json[] => {
    const found = toFirst(
      run,
      choices.map(({ schema }) => schema),
      place,
    );
    if (found === undefined) return [];
    const { schema, value } = found;
    // One that a form inherits is in its value already.
    const isAsked = isObject(value) && getDiscriminator(open) !== undefined;
    const told = isAsked ? toDiscriminated(run.api.document, open, schema) : undefined;
    if (told === undefined || !isObject(value)) return [value];
    // Of several unions, the one that tells its forms apart by it.
    const isTold = unions.length === 1 || Object.hasOwn(value, told.property);
    return [isTold ? withEntry(value, told.property, told.value) : value];
  });
  const objects = values.filter(isObject);
  return objects.length > 1 && objects.length === values.length
    ? Object.fromEntries(objects.flatMap((one) => Object.entries(one)))
    : values[0];
}

function allows(open: OpenSchema, value: string): boolean {
  const allowed = pickAllowed(open);
  return allowed === undefined || allowed.includes(value);
}

/** The property that tells an object without a union from its like, opened; `undefined` where none does, or is shown. */
function getTold(run: Run, open: OpenSchema, fields: readonly Field[]): OpenSchema | undefined {
  const property = getDiscriminator(open)?.property;
  const field = fields.find(({ name }) => name === property);
  const told = field && toOpen(run, field.schema);
  return told && getTypes(told)[0] === 'string' ? told : undefined;
}

/** The forms that the mapping of a base names; of those, the one for the value that the base itself offers. */
function toMappedForms(run: Run, open: OpenSchema, told: OpenSchema): readonly Variant[] {
  const { mapping = {} } = getDiscriminator(open) ?? {};
  const offered = getOwnValue(told);
  return toMappedVariants(run.api.document, open).filter(({ discriminator }) => {
    const value = discriminator?.value;
    if (value === undefined || !Object.hasOwn(mapping, value)) return false;
    return offered === undefined || offered === value;
  });
}

/** What stands for a base whose discriminator has a mapping: the first form that has a value. */
export function toMappedForm(
  run: Run,
  open: OpenSchema,
  fields: readonly Field[],
  place: Place,
): JsonObject | undefined {
  const before = run.cut.length;
  const told = getTold(run, open, fields);
  const forms = told && getUnions(open, []).length === 0 ? toMappedForms(run, open, told) : [];
  const found = toFirst(
    run,
    forms.map(({ schema }) => schema),
    place,
  );
  // The base itself is shown instead.
  if (found === undefined) run.cut.length = before;
  const kind = forms.find(({ schema }) => schema === found?.schema)?.discriminator;
  return found && kind && isObject(found.value)
    ? withEntry(found.value, kind.property, kind.value)
    : undefined;
}

/**
 * What the discriminator adds to an object without a union: to an heir its mapped value or name, to others their own
 * where the mapping has it, else its first.
 */
export function toKindEntry(
  run: Run,
  open: OpenSchema,
  source: SchemaSource,
  fields: readonly Field[],
): JsonObject | undefined {
  const { property, mapping } = getDiscriminator(open) ?? {};
  const told = getTold(run, open, fields);
  if (property === undefined || mapping === undefined || told === undefined) return undefined;
  const own = toDiscriminated(run.api.document, open, toWrapped(source))?.value;
  if (own !== undefined && isHeir(open) && allows(told, own)) return { [property]: own };
  if (getOwnValue(told) !== undefined) return undefined;
  const [first = own] = Object.keys(mapping);
  const value = own !== undefined && Object.hasOwn(mapping, own) ? own : first;
  return value === undefined ? undefined : { [property]: value };
}
