import type { SchemaSource } from '../core/schema-types';
import type { ApiIndex } from '../core/types';
import { resolveSchema } from '../schema/resolve-schema';
import type { Change } from './change';
import { getHolderPointer } from './operation-context';

/** Remark on a part of a document that a comparison has found changed. */
export type ChangeMark = {
  /** Pointer of the parameter, header, field or schema, or of the operation. */
  readonly pointer: string;
  /** `since 2.3.0`, `now required`. */
  readonly text: string;
  /** JSON text of the allowed value that it is about; absent where it is about the part itself. */
  readonly value?: string;
  /** Whether the reader's page does not have it yet. */
  readonly isNew?: true;
};

/**
 * Makes a mark of a change; `undefined` for one of a part that is gone.
 * @param text What the mark says; the place in the later document is the change's.
 */
export function buildChangeMark({ kind, pointers, after }: Change, text: string) {
  if (pointers.after === '') return undefined;
  const mark: ChangeMark = { pointer: pointers.after, text };
  return kind === 'value-added' ? { ...mark, value: after } : mark;
}

/**
 * Finds the marks of a field, a parameter or a header: of itself and of the schemas it refers to.
 * Empty without marks.
 */
export function findSchemaMarks(
  api: ApiIndex,
  marks: readonly ChangeMark[],
  schema: SchemaSource,
): readonly ChangeMark[] {
  if (marks.length === 0) return [];
  const { parts } = resolveSchema(api.document, { ...schema, openRefs: [] });
  const pointers = new Set([
    getHolderPointer({ schema }),
    schema.pointer,
    ...parts.map(({ pointer }) => pointer),
  ]);
  return marks.filter(({ pointer }) => pointers.has(pointer));
}
