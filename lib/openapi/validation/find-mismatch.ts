import { formatSuggestion } from '@/lib/text/edit-distance';
import { getObject, isList, isObject } from '../core/json';
import { printJson } from '../core/print-json';
import type { SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { getRequired } from '../schema/schema-requirements';
import { listChoices } from '../schema/schema-variants';
import { getItemSources } from './applied-schemas';
import { type CheckRun, resolveForCheck } from './check-run';
import { matchesSchema } from './matches-schema';
import { getPropertySource } from './property-source';

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

function joinPath(path: string, name: string | number): string {
  return path === '' ? String(name) : `${path}.${name}`;
}

function findObjectMismatch(
  run: CheckRun,
  source: SchemaSource,
  value: JsonObject,
  path: string,
): string {
  const forms = listForms(run, source);
  const names = listNames(run, forms);
  const where = path === '' ? '' : ` in "${path}"`;
  for (const [name, child] of Object.entries(value)) {
    // A variant that allows any further name describes none.
    const sources = forms
      .flatMap((one) => getPropertySource(resolveForCheck(run, one), name) ?? [])
      .filter((one) => one.value !== true);
    if (sources.length === 0 && names.length > 0 && !names.includes(name))
      return `there is no field "${name}"${where}.${formatSuggestion(name, names)}`;
    const mismatches = sources.map((one) => findMismatch(run, one, child, joinPath(path, name)));
    if (mismatches[0] !== undefined && !mismatches.includes('')) return mismatches[0];
  }
  const missing = [...getRequired(resolveForCheck(run, source), [])].find(
    (name) => !Object.hasOwn(value, name),
  );
  return missing === undefined ? '' : `the field "${missing}" is missing${where}`;
}

function findItemMismatch(
  run: CheckRun,
  source: SchemaSource,
  value: readonly Json[],
  path: string,
): string {
  const { tuple, items } = getItemSources(resolveForCheck(run, source));
  for (const [index, item] of value.entries()) {
    const of = tuple[index] ?? items;
    const mismatch = of ? findMismatch(run, of, item, joinPath(path, index)) : '';
    if (mismatch !== '') return mismatch;
  }
  return '';
}

/**
 * Finds the first mismatch of a value that its author wrote for a schema: a name that the schema and its
 * variants do not declare, a required one that is missing, else the innermost value that is not
 * valid. Stricter than JSON Schema, which allows any further name. Empty for none.
 * @param path Place of the value, `billing_cards.0`; empty for the root.
 */
export function findMismatch(run: CheckRun, source: SchemaSource, value: Json, path = ''): string {
  const inner = isObject(value)
    ? findObjectMismatch(run, source, value, path)
    : isList(value)
      ? findItemMismatch(run, source, value, path)
      : '';
  if (inner !== '' || matchesSchema(run, source, value) !== false) return inner;
  const text = printJson(value);
  const shown = text.length > MAX_VALUE_CHARS ? `${text.slice(0, MAX_VALUE_CHARS)} …` : text;
  return `${path === '' ? 'the value' : `"${path}"`} does not fit its schema: ${shown}`;
}
