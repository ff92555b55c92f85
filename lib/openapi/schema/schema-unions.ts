import { getOwn, isList, joinPointer, normalizePointer } from '../core/json';
import { addError, type Problems } from '../core/problems';
import { getRef } from '../core/resolve';
import type { Json } from '../core/types';
import { getOnlyMember, type ResolvedSchema } from './resolve-schema';

/** Schemas of which one (`oneOf`) or some (`anyOf`) apply. */
type Union = {
  readonly kind: 'oneOf' | 'anyOf';
  readonly members: readonly Json[];
  readonly pointer: string;
  readonly scope: readonly string[];
};

/**
 * Creates a check for unions of a base that list the derived schema itself. That choice is made: to
 * offer it again would add the fields of its siblings.
 */
function createSelectionCheck(
  resolved: ResolvedSchema,
): (pointer: string, members: readonly Json[]) => boolean {
  const [inherited, openRefs] = [new Set(resolved.inherited), new Set(resolved.openRefs)];
  return (pointer, members) =>
    inherited.has(pointer) &&
    members.some((one) => openRefs.has(normalizePointer(getRef(one) ?? '')));
}

/**
 * Unions of a schema; empty for none. A union of one schema and `null` is that schema. A union that
 * is not a list adds a problem.
 */
export function getUnions(resolved: ResolvedSchema, problems: Problems): readonly Union[] {
  const kinds = ['oneOf', 'anyOf'] as const;
  const isSelected = createSelectionCheck(resolved);
  return resolved.parts.flatMap(({ value, pointer, scope }) =>
    kinds.flatMap((kind) => {
      const members = getOwn(value, kind);
      const at = joinPointer(pointer, kind);
      if (members === undefined) return [];
      if (isList(members)) {
        const isChoice = getOnlyMember(members) === undefined && !isSelected(pointer, members);
        return isChoice ? [{ kind, members, pointer: at, scope }] : [];
      }
      addError(problems, 'not-a-list', at, `${kind} is a list.`);
      return [];
    }),
  );
}
