import { getObject } from '../core/json';
import type { JsonObject } from '../core/types';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getDependentRequired, getRequired } from '../schema/schema-requirements';
import { hasAnyKeyword } from '../schema/schema-type';
import {
  getApplicators,
  getDependentSources,
  getPropertyNames,
  getPropertySource,
  getUnevaluated,
} from './applied-schemas';
import { type CheckRun, isHidden, resolveForCheck } from './check-run';
import {
  type Finding,
  isValid,
  type JudgedValue,
  judgeInner,
  judgePart,
  refuseProperty,
} from './judged-value';

/** Schemas that describe an object together: its own first, then those of choices and conditions. */
function listForms(
  run: CheckRun,
  resolved: ResolvedSchema,
  known = new Set<string>(),
): readonly ResolvedSchema[] {
  const { unions, conditions } = getApplicators(resolved);
  const sources = [
    ...unions.flat().map(({ schema }) => schema),
    ...conditions.flatMap(([, ...branches]) => branches.filter((one) => one !== undefined)),
    ...getDependentSources(resolved).map(([, source]) => source),
  ];
  const forms = sources.flatMap((source) => {
    if (known.has(source.pointer)) return [];
    known.add(source.pointer);
    return listForms(run, resolveForCheck(run, source), known);
  });
  return [resolved, ...forms];
}

/** Names that an object may have, as far as its document says. */
type DeclaredNames = {
  /** Names of `properties` in all forms; empty for an object of any names. */
  readonly names: ReadonlySet<string>;
  /** Whether anything describes a name: a property, a pattern, a schema of other names. */
  readonly describes: (name: string) => boolean;
};

const cache = new WeakMap<ResolvedSchema, DeclaredNames>();

/**
 * Names that a schema and its forms declare. JSON Schema allows any further name, so that a new one breaks no client;
 * a misspelt one is found by what is declared.
 */
function getDeclaredNames(run: CheckRun, resolved: ResolvedSchema): DeclaredNames {
  const known = cache.get(resolved);
  if (known) return known;
  const forms = listForms(run, resolved);
  const maps = forms.flatMap(({ parts }) =>
    parts.map(({ value }) => getObject(value, 'properties')),
  );
  const names = new Set(maps.flatMap((map) => Object.keys(map ?? {})));
  const isOpen = (getUnevaluated(resolved)?.value ?? false) !== false;
  const describes = (name: string) =>
    names.size === 0 ||
    names.has(name) ||
    isOpen ||
    forms.some((form) => {
      const value = getPropertySource(form, name)?.value ?? false;
      // A form that allows any further name describes none.
      return value !== false && (value !== true || form === resolved);
    });
  const declared = { names, describes };
  cache.set(resolved, declared);
  return declared;
}

/** Keywords by which further schemas apply to the same value. */
export const APPLICATORS = [
  'oneOf',
  'anyOf',
  'if',
  'dependentSchemas',
  'dependencies',
  '$dynamicRef',
];

/** Judges what no part of a schema describes by `unevaluatedProperties`; unknown beside forms. */
function* judgeUnevaluated(judged: JudgedValue, object: JsonObject): Generator<Finding, void> {
  const { resolved } = judged;
  const unevaluated = getUnevaluated(resolved);
  if (unevaluated === undefined) return;
  const isUnknown = hasAnyKeyword(resolved, APPLICATORS);
  for (const [name, value] of Object.entries(object)) {
    if (getPropertySource(resolved, name) !== undefined) continue;
    if (!isUnknown) yield* judgeInner(judged, unevaluated, value, name);
    else if (isValid(judged, unevaluated, value) !== true) yield undefined;
  }
}

/** Judges the properties of an object that are there. */
function* judgeProperties(judged: JudgedValue, object: JsonObject): Generator<Finding, void> {
  const { run, resolved, path, isPart } = judged;
  // A fixed value is sent as it is: nothing else is allowed.
  const isFixed = hasAnyKeyword(resolved, ['const', 'enum']);
  const propertyNames = getPropertyNames(resolved);
  const declared = path && !isPart ? getDeclaredNames(run, resolved) : undefined;
  for (const [name, value] of Object.entries(object)) {
    const verdict = propertyNames ? isValid(judged, propertyNames, name) : true;
    if (verdict === undefined) yield undefined;
    if (verdict === false) yield refuseProperty(judged, name, 'propertyNames');
    if (declared && !declared.describes(name)) {
      yield refuseProperty(judged, name, 'undeclared', [...declared.names]);
      continue;
    }
    const source = getPropertySource(resolved, name);
    if (source === undefined) continue;
    if (isHidden(run, source)) {
      if (run.ignoresHidden) continue;
      if (!isFixed) yield refuseProperty(judged, name, run.hiddenKeyword ?? '');
    }
    yield* judgeInner(judged, source, value, name);
  }
}

/** Judges an object, the cheap checks first. */
export function* judgeObject(judged: JudgedValue, object: JsonObject): Generator<Finding, void> {
  const { run, resolved } = judged;
  const has = (name: string) => Object.hasOwn(object, name);
  const dependent = [...getDependentRequired(resolved)].filter(([, others]) =>
    [...others].some(has),
  );
  const required = new Set([...getRequired(resolved, []), ...dependent.map(([name]) => name)]);
  for (const name of required)
    if (!has(name) && !isHidden(run, getPropertySource(resolved, name)))
      yield refuseProperty(judged, name, 'required');
  yield* judgeProperties(judged, object);
  yield* judgeUnevaluated(judged, object);
  for (const [name, source] of getDependentSources(resolved))
    if (has(name)) yield* judgePart(judged, source);
}
