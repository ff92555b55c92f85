import { mayObey } from '../facts/pattern-test';
import { isObject } from '../json';
import { pickAllowed, pickTexts } from '../schema/all-parts';
import { type OpenSchema, pick, pickText } from '../schema/open-schema';
import { getItems, toTuple } from '../schema/schema-children';
import { getDefault, mergeEnum, toSchemaProse } from '../schema/schema-prose';
import { getKind } from '../schema/schema-type';
import type { SchemaSource } from '../schema-types';
import type { Json, JsonObject } from '../types';
import { toItemCount } from './list-items';

/**
 * Longer descriptions are not read: one may stand in thousands of places of a sample. Where a schema has several parts
 * it is read in each place anew.
 */
const LONGEST = 5_000;
const LONGEST_OF_PARTS = 1_000;

/** Whether the patterns of a schema allow a value. Of anything but text they say nothing. */
function isAllowed(open: OpenSchema, value: Json): boolean {
  return (
    typeof value !== 'string' || pickTexts(open, 'pattern').every((one) => mayObey(value, one))
  );
}

/** What schemas of one part tell, read once: many may refer to one. */
const known = new WeakMap<JsonObject, readonly Json[]>();

/**
 * Values that only the words of a schema tell: its default, then those that they list, where its pattern refuses none.
 * Empty for an object and a choice: there words may be of something in it.
 */
export function getTold(open: OpenSchema, source: SchemaSource): readonly Json[] {
  const { description = '' } = source;
  const [only, ...others] = open.parts;
  const isOne = only !== undefined && others.length === 0 && description === '';
  const length = description.length + pickText(open, 'description').length;
  if (length === 0 || length > (isOne ? LONGEST : LONGEST_OF_PARTS)) return [];
  const told = (isOne ? known.get(only.value) : undefined) ?? readTold(open, source);
  if (isOne) known.set(only.value, told);
  return told;
}

function readTold(open: OpenSchema, source: SchemaSource): readonly Json[] {
  if (/^(?:object|union|never)$/.test(getKind(open))) return [];
  const prose = toSchemaProse(open, source);
  const usual = pick(open, 'default') === undefined ? getDefault(open, prose) : undefined;
  const listed =
    pickAllowed(open) === undefined ? mergeEnum(open, [], prose).map(({ value }) => value) : [];
  const defaults = usual !== undefined && isAllowed(open, usual) ? [usual] : [];
  return [...defaults, ...(listed.every((one) => isAllowed(open, one)) ? listed : [])];
}

/** Whether items say no more than that they are text: what else they say is theirs to tell. */
function isPlainText(items: SchemaSource | undefined): boolean {
  if (items === undefined || items.value === true) return true;
  const said = isObject(items.value) ? Object.entries(items.value) : [['', '']];
  return said.every(([key, value]) => key === 'title' || (key === 'type' && value === 'string'));
}

/** The value to send of those that only words tell; a list of them, where it is one. `undefined`: they tell none. */
export function getToldValue(open: OpenSchema, source: SchemaSource): Json | undefined {
  const told = getTold(open, source);
  if (told.length === 0 || getKind(open) !== 'array') return told[0];
  const count = toItemCount(open);
  const items = [...new Set(told)].slice(0, count);
  const isFit = items.length === count && toTuple(open).length === 0;
  return isFit && isPlainText(getItems(open)) ? items : undefined;
}
