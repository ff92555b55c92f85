import { getOwn, isList, joinPointer, normalizePointer } from '../core/json';
import { expectList, type Problems } from '../core/problems';
import { getRef } from '../core/resolve';
import type { SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import { getOnlyMember } from './part-keywords';
import { childSource, type ResolvedSchema, type SchemaPart } from './resolve-schema';

/** Schemas of which one (`oneOf`) or some (`anyOf`) apply. */
type Union = {
  readonly kind: 'oneOf' | 'anyOf';
  readonly members: readonly Json[];
  readonly pointer: string;
  readonly scope: readonly string[];
  /** The part that has it. */
  readonly holder: SchemaPart;
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
  return resolved.parts.flatMap((holder) => {
    const { value, pointer, scope } = holder;
    return kinds.flatMap((kind) => {
      const members = getOwn(value, kind);
      const at = joinPointer(pointer, kind);
      if (members === undefined) return [];
      if (isList(members)) {
        const isChoice = getOnlyMember(members) === undefined && !isSelected(pointer, members);
        return isChoice ? [{ kind, members, pointer: at, scope, holder }] : [];
      }
      expectList(members, at, problems);
      return [];
    });
  });
}

/** Member of a union (`oneOf`, `anyOf`), its schema unresolved. */
export type Choice = {
  readonly kind: 'oneOf' | 'anyOf';
  readonly schema: SchemaSource;
  /** Whether it is the first member of its union. */
  readonly isFirst: boolean;
};

/**
 * Lists the members of all unions of a schema; empty without a union. Display fields and encoding
 * of the source apply to each.
 */
export function listChoices(
  resolved: ResolvedSchema,
  source: SchemaSource,
  problems: Problems,
): readonly Choice[] {
  const { displayFields: display, encoding, positionalEncoding } = source;
  return getUnions(resolved, problems).flatMap((union) =>
    union.members.map((member, index) => {
      const child = childSource(resolved, union, member, joinPointer(union.pointer, index));
      return {
        kind: union.kind,
        isFirst: index === 0,
        schema: {
          ...child,
          ...(display && { displayFields: display }),
          ...(encoding && { encoding }),
          ...(positionalEncoding && { positionalEncoding }),
        },
      };
    }),
  );
}

/** Members of each union of a schema, of which one each applies; empty without unions. */
export function groupByUnion(
  resolved: ResolvedSchema,
  source: SchemaSource,
): readonly (readonly Choice[])[] {
  const unions: Choice[][] = [];
  for (const choice of listChoices(resolved, source, [])) {
    if (choice.isFirst) unions.push([]);
    unions.at(-1)?.push(choice);
  }
  return unions;
}

/**
 * Merges a form of the first union of a schema with what stands beside that union, which holds as
 * well (JSON Schema Core 10.2.1). The choice is made: its discriminator is left out.
 */
export function mergeForm(resolved: ResolvedSchema, form: ResolvedSchema): ResolvedSchema {
  const [union] = getUnions(resolved, []);
  const beside = resolved.parts.map((part): SchemaPart => {
    const keys = ['discriminator', ...(part === union?.holder ? [union.kind] : [])];
    if (!keys.some((key) => Object.hasOwn(part.value, key))) return part;
    const entries = Object.entries(part.value).filter(([key]) => !keys.includes(key));
    return { ...part, value: Object.fromEntries(entries) };
  });
  const offset = beside.length;
  const chosen = form.parts.map((part) =>
    part.target === undefined ? part : { ...part, target: part.target + offset },
  );
  return {
    ...form,
    parts: [...beside, ...chosen],
    inherited: [...resolved.inherited, ...form.inherited],
    never: resolved.never || form.never,
    problems: [...resolved.problems, ...form.problems],
  };
}
