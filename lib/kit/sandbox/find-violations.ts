import { serializePlainValue } from '@/lib/openapi/constraints/value-style';
import { getOwn, isContainer, isList, isObject } from '@/lib/openapi/core/json';
import type { SchemaSource } from '@/lib/openapi/core/schema-types';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { getSchemaNode } from '@/lib/openapi/node/schema-node';
import type { ResolvedSchema } from '@/lib/openapi/schema/resolve-schema';
import { getDependentRequired, getRequired } from '@/lib/openapi/schema/schema-requirements';
import type { Choice } from '@/lib/openapi/schema/schema-variants';
import {
  getApplicators,
  getDependentSources,
  getItemSources,
} from '@/lib/openapi/validation/applied-schemas';
import { type CheckRun, resolveForCheck } from '@/lib/openapi/validation/check-run';
import {
  findSelected,
  isHidden,
  matchesResolved,
  matchesSchema,
} from '@/lib/openapi/validation/matches-schema';
import { getPropertySource } from '@/lib/openapi/validation/property-source';
import { isOfSomeType } from '@/lib/openapi/validation/value-limits';

/** What is wrong in a request, and where: `['lines', '0', 'sku']`. */
export type Violation = { readonly path: readonly string[]; readonly message: string };

/** What a value must do by each keyword, with `*` for the keyword's value; the first broken one is reported. */
const RULES: Readonly<Record<string, string>> = {
  enum: 'be one of: *',
  const: 'be *',
  type: 'be *',
  pattern: 'match pattern "*"',
  minimum: 'be at least *',
  maximum: 'be at most *',
  format: 'match format "*"',
  exclusiveMinimum: 'be more than *',
  exclusiveMaximum: 'be less than *',
  multipleOf: 'be a multiple of *',
  minLength: 'not have fewer than * characters',
  maxLength: 'not have more than * characters',
  minItems: 'not have fewer than * items',
  maxItems: 'not have more than * items',
  minProperties: 'not have fewer than * properties',
  maxProperties: 'not have more than * properties',
  uniqueItems: 'not have an item twice',
};

/**
 * Finds what a value breaks of its schema, each violation at the innermost place; none for a value that fits, and for
 * one that cannot be judged. Of alternatives, such as the sources of a card, only the closest one is required.
 */
export function* findViolations(
  run: CheckRun,
  source: SchemaSource,
  value: Json,
  path: readonly string[] = [],
): Generator<Violation, void> {
  if (matchesSchema(run, source, value) !== false) return;
  const resolved = resolveForCheck(run, source);
  let isExplained = false;
  for (const violation of explain(run, { source, resolved }, value, path)) {
    isExplained = true;
    yield violation;
  }
  if (!isExplained) yield { path, message: resolved.never ? 'Must not be sent' : 'Is not valid' };
}

type Judged = { readonly source: SchemaSource; readonly resolved: ResolvedSchema };

function* explain(
  run: CheckRun,
  { source, resolved }: Judged,
  value: Json,
  path: readonly string[],
): Generator<Violation, void> {
  const rule = findBrokenRule(run, resolved, value);
  if (rule !== undefined) {
    const example = rule.startsWith('Must match') && getSchemaNode(run.api, source).example;
    const isShown = example !== undefined && example !== false && !isContainer(example);
    yield { path, message: isShown ? `${rule}, such as ${String(example)}` : rule };
  }
  if (isObject(value)) yield* explainObject(run, resolved, value, path);
  if (isList(value)) {
    const { tuple, items } = getItemSources(resolved);
    for (const [index, item] of value.entries()) {
      const inner = tuple[index] ?? items;
      if (inner) yield* findViolations(run, inner, item, [...path, String(index)]);
    }
  }
  const { conditions, unions } = getApplicators(resolved);
  for (const [condition, then, otherwise] of conditions) {
    const branch = matchesSchema(run, condition, value) === true ? then : otherwise;
    if (branch) yield* findViolations(run, branch, value, path);
  }
  for (const choices of unions) yield* explainUnion(run, { resolved, choices }, value, path);
}

/** What the first broken keyword demands. Each keyword is judged alone. */
function findBrokenRule(run: CheckRun, resolved: ResolvedSchema, value: Json): string | undefined {
  for (const [keyword, rule] of Object.entries(RULES))
    for (const part of resolved.parts) {
      const limit = getOwn(part.value, keyword);
      if (limit === undefined) continue;
      const alone = { ...resolved, parts: [{ ...part, value: { [keyword]: limit } }] };
      if (matchesResolved(run, alone, value) !== false) continue;
      const texts = (isList(limit) ? limit : [limit]).map(serializePlainValue);
      return `Must ${rule.replace('*', () => texts.join(keyword === 'type' ? ' or ' : ', '))}`;
    }
  return undefined;
}

function* explainObject(
  run: CheckRun,
  resolved: ResolvedSchema,
  value: JsonObject,
  path: readonly string[],
): Generator<Violation, void> {
  const has = (name: string) => Object.hasOwn(value, name);
  const dependent = [...getDependentRequired(resolved)].filter(([, by]) => [...by].some(has));
  for (const name of new Set([...getRequired(resolved, []), ...dependent.map(([one]) => one)]))
    if (!has(name) && !isHidden(run, getPropertySource(resolved, name)))
      yield { path: [...path, name], message: 'Is required' };
  for (const [name, child] of Object.entries(value)) {
    const source = getPropertySource(resolved, name);
    if (isHidden(run, source)) yield { path: [...path, name], message: 'Is read-only' };
    else if (source) yield* findViolations(run, source, child, [...path, name]);
  }
  for (const [name, source] of getDependentSources(resolved))
    if (has(name)) yield* findViolations(run, source, value, path);
}

type Union = { readonly resolved: ResolvedSchema; readonly choices: readonly Choice[] };

/** Violations of a value that fits no choice of a union, or too many: what the closest one still needs. */
function* explainUnion(
  run: CheckRun,
  { resolved, choices }: Union,
  value: Json,
  path: readonly string[],
): Generator<Violation, void> {
  const selected = findSelected(run, resolved, choices, value);
  if (selected) return yield* findViolations(run, selected, value, path);
  const fitting = choices.filter(({ schema }) => matchesSchema(run, schema, value) !== false);
  const isAmbiguous = fitting.length > 1 && choices[0]?.kind === 'oneOf';
  if (fitting.length > 0 && !isAmbiguous) return;
  const sent = isObject(value) ? Object.keys(value) : [];
  const isSent = (name: string) => sent.includes(name);
  const alternatives = (isAmbiguous ? fitting : choices)
    .map(({ schema }) => ({ schema, part: resolveForCheck(run, schema) }))
    .filter(({ part }) => sent.every((name) => getPropertySource(part, name)?.value !== false))
    .map(({ schema, part }) => ({ schema, names: [...getRequired(part, [])] }))
    .filter(({ names }) => names.length > 0);
  const texts = [...new Set(alternatives.map(({ names }) => names.join(' with ')))].join('; ');
  const second = alternatives[1]?.names[0];
  if (isAmbiguous) {
    if (second !== undefined && isObject(value))
      yield { path: [...path, second], message: `Send only one of: ${texts}` };
    return;
  }
  const met = alternatives.find(({ names }) => names.every(isSent))?.schema;
  if (met || alternatives.length === 0 || !isObject(value)) {
    const isOfType = ({ schema }: Choice) => isOfSomeType(resolveForCheck(run, schema), value);
    const closest = met ?? (choices.find(isOfType) ?? choices[0])?.schema;
    if (closest) yield* findViolations(run, closest, value, path);
    return;
  }
  const count = Math.max(...alternatives.map(({ names }) => names.filter(isSent).length));
  const closest = alternatives.find(({ names }) => names.filter(isSent).length === count);
  const missing = closest?.names.filter((name) => !isSent(name)) ?? [];
  if (count === 0)
    yield { path: [...path, ...missing.slice(0, 1)], message: `Send one of: ${texts}` };
  else for (const name of missing) yield { path: [...path, name], message: 'Is required' };
}
