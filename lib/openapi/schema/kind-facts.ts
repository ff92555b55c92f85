import { pickAllowed } from './all-parts';
import { type OpenSchema, openSchema, pick, toWrapped } from './open-schema';
import { isHeir } from './schema-discriminator';
import { toDiscriminated } from './schema-variants';
import type { Fact, Field, SchemaSource } from '../schema-types';
import type { JsonObject } from '../types';

/** Values that a chip lists; of more it says how many. */
const MOST_VALUES = 3;

/**
 * What an heir has in the property that tells it from others, where only the discriminator of its base says so:
 * `dog for Dog`. It is not fixed to that, as its own heirs have other values.
 */
export function toKindFacts(
  document: JsonObject,
  whole: OpenSchema,
  source: SchemaSource,
): (field: Field) => readonly Fact[] {
  const heir = toWrapped(source);
  // Most schemas wrap no other, and are open already.
  const open = heir === source ? whole : openSchema(document, heir);
  const told = isHeir(open) && open.ref ? toDiscriminated(document, open, heir) : undefined;
  if (told === undefined) return () => [];
  const values = [told.value, ...(told.others ?? []).slice(0, MOST_VALUES - 1)];
  const more = (told.others ?? []).length + 1 - values.length;
  const text = `${values.join(' or ')}${more > 0 ? ` or one of ${more} more` : ''} for ${open.ref}`;
  return ({ name, schema }) => {
    if (name !== told.property) return [];
    const field = openSchema(document, schema);
    const isSaid = pick(field, 'const') !== undefined || pickAllowed(field) !== undefined;
    return isSaid ? [] : [{ kind: 'other', text }];
  };
}
