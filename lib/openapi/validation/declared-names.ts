import { getObject } from '../core/json';
import type { ResolvedSchema } from '../schema/resolve-schema';
import {
  getApplicators,
  getDependentSources,
  getUnevaluated,
  getPropertySource,
} from './applied-schemas';
import { type CheckRun, resolveForCheck } from './check-run';

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
export type DeclaredNames = {
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
export function getDeclaredNames(run: CheckRun, resolved: ResolvedSchema): DeclaredNames {
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
