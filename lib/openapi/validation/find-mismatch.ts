import * as words from '@/.generated/words/openapi-problems/mismatches';
import { findClosestMatch } from '@/lib/text/edit-distance';
import { getObject, isList, isObject, joinPointer, splitPointer } from '../core/json';
import { printJson } from '../core/print-json';
import type { SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { getRequired } from '../schema/schema-requirements';
import { listChoices } from '../schema/schema-variants';
import { getItemSources } from './applied-schemas';
import { type CheckRun, resolveForCheck } from './check-run';
import { isHidden, matchesSchema } from './matches-schema';
import { getPropertySource } from './property-source';

/** A place where a value does not fit its schema. */
export type Mismatch = {
  /** JSON pointer into the value: `/billing_cards/0/exp_date`; empty for the whole. */
  readonly pointer: string;
  /** Mismatch in words, with its place: `the field "amt_tran" is missing in "card"`. */
  readonly message: string;
};

/** Longest value that a message repeats, in characters. */
const MAX_VALUE_CHARS = 60;

/** Schemas that describe a value together: a schema and the variants it may take. */
function listForms(run: CheckRun, source: SchemaSource): readonly SchemaSource[] {
  const choices = listChoices(resolveForCheck(run, source), source, []);
  return [source, ...choices.flatMap(({ schema }) => listForms(run, schema))];
}

/** Names that a schema and its variants declare; empty for an object of any names. */
function listNames(run: CheckRun, forms: readonly SchemaSource[]): readonly string[] {
  return forms.flatMap((form) =>
    resolveForCheck(run, form).parts.flatMap(({ value }) =>
      Object.keys(getObject(value, 'properties') ?? {}),
    ),
  );
}

/** Place of a value in a message: `billing_cards.0`. */
function formatPlace(pointer: string): string {
  return splitPointer(pointer).join('.');
}

function describeUnknown(name: string, pointer: string, names: readonly string[]): string {
  const message =
    pointer === '' ? words.noField(name) : words.noFieldIn({ name, place: formatPlace(pointer) });
  const closest = findClosestMatch(name, names);
  return closest === undefined
    ? message
    : words.didYouMean({ message, name: JSON.stringify(closest) });
}

function describeMissing(name: string, pointer: string): string {
  return pointer === ''
    ? words.missing(name)
    : words.missingIn({ name, place: formatPlace(pointer) });
}

function* walkObject(
  run: CheckRun,
  source: SchemaSource,
  value: JsonObject,
  pointer: string,
): Generator<Mismatch, void> {
  const forms = listForms(run, source);
  const names = listNames(run, forms);
  for (const [name, child] of Object.entries(value)) {
    const inside = joinPointer(pointer, name);
    // A variant that allows any further name describes none.
    const sources = forms
      .flatMap((one) => getPropertySource(resolveForCheck(run, one), name) ?? [])
      .filter((one) => one.value !== true);
    if (sources.length > 0) yield* walkVariants(run, sources, child, inside);
    else if (names.length > 0 && !names.includes(name)) {
      yield { pointer: inside, message: describeUnknown(name, pointer, names) };
    }
  }
  const resolved = resolveForCheck(run, source);
  for (const name of getRequired(resolved, [])) {
    if (Object.hasOwn(value, name) || isHidden(run, getPropertySource(resolved, name))) continue;
    yield { pointer, message: describeMissing(name, pointer) };
  }
}

/** Mismatches of a value that several variants describe: none where it fits one of them. */
function* walkVariants(
  run: CheckRun,
  sources: readonly SchemaSource[],
  value: Json,
  pointer: string,
): Generator<Mismatch, void> {
  const fits = (source: SchemaSource) => walkValue(run, source, value, pointer).next().done;
  const [first, ...others] = sources;
  if (first && !others.some(fits)) yield* walkValue(run, first, value, pointer);
}

function* walkItems(
  run: CheckRun,
  source: SchemaSource,
  value: readonly Json[],
  pointer: string,
): Generator<Mismatch, void> {
  const { tuple, items } = getItemSources(resolveForCheck(run, source));
  for (const [index, item] of value.entries()) {
    const described = tuple[index] ?? items;
    if (described) yield* walkValue(run, described, item, joinPointer(pointer, index));
  }
}

/** Mismatches inside a value first; where there are none, that of the value itself. */
function* walkValue(
  run: CheckRun,
  source: SchemaSource,
  value: Json,
  pointer: string,
): Generator<Mismatch, void> {
  // Variants inside variants multiply: what has not been judged by then is not refused.
  run.checks -= 1;
  if (run.checks <= 0) return;
  let isInside = false;
  const inner = isObject(value)
    ? walkObject(run, source, value, pointer)
    : isList(value)
      ? walkItems(run, source, value, pointer)
      : [];
  for (const one of inner) {
    isInside = true;
    yield one;
  }
  if (isInside || matchesSchema(run, source, value) !== false) return;
  const text = printJson(value);
  const shown = text.length > MAX_VALUE_CHARS ? `${text.slice(0, MAX_VALUE_CHARS)} …` : text;
  yield {
    pointer,
    message:
      pointer === ''
        ? words.doesNotFit(shown)
        : words.doesNotFitAt({ place: formatPlace(pointer), value: shown }),
  };
}

/** Most mismatches that are listed; the others are of the same kind, or found after a correction. */
const MAX_MISMATCHES = 50;

/**
 * Lists the mismatches of a value with a schema, in the value's order: names that the schema and its variants
 * do not declare, required ones that are missing, else the innermost values that are not valid. Stricter than
 * JSON Schema, which allows any further name. Empty for a value that fits.
 * @param pointer JSON pointer of the value, `/billing_cards/0`; empty for the root.
 */
export function findMismatches(
  run: CheckRun,
  source: SchemaSource,
  value: Json,
  pointer = '',
): readonly Mismatch[] {
  const found: Mismatch[] = [];
  for (const mismatch of walkValue(run, source, value, pointer)) {
    found.push(mismatch);
    if (found.length === MAX_MISMATCHES) break;
  }
  return found;
}

/** Finds the first mismatch of a value as `findMismatches` lists them, in words; empty for none. */
export function findMismatch(
  run: CheckRun,
  source: SchemaSource,
  value: Json,
  pointer?: string,
): string {
  for (const { message } of walkValue(run, source, value, pointer ?? '')) return message;
  return '';
}
