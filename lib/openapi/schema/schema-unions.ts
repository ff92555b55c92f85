import { getOwn, isList } from '../core/json';
import { getOnlyMember, type ResolvedSchema } from './resolve-schema';
import { normalizePointer, joinPointer } from '../core/pointer';
import { addError, type Problems } from '../core/problems';
import { getRef } from '../core/resolve';
import type { Json } from '../core/types';

/** Schemas of which one (`oneOf`) or some (`anyOf`) hold. */
type Union = {
  readonly kind: 'oneOf' | 'anyOf';
  readonly members: readonly Json[];
  readonly pointer: string;
  readonly scope: readonly string[];
};

/**
 * A base may list its heirs as choices. In an heir that choice is made: to offer it again would put
 * the fields of its siblings into it.
 */
function createSelectionCheck(
  resolved: ResolvedSchema,
): (pointer: string, members: readonly Json[]) => boolean {
  const [inherited, trail] = [new Set(resolved.inherited), new Set(resolved.trail)];
  return (pointer, members) =>
    inherited.has(pointer) && members.some((one) => trail.has(normalizePointer(getRef(one) ?? '')));
}

/** The choices of a schema. A union of a single schema and null is that schema, not a choice. */
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
