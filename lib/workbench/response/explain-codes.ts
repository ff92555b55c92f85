import { httpStatus } from '@/.generated/words/workbench/codes';
import type { CodeRow, CodeTable, CodeTables } from '@/lib/content/schemas/workbench/code-fields';
import { isContainer, isNumber, isObject, joinPointer } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';

/** A code of a response with its row. */
export type CodeExplanation = CodeRow & {
  /** JSON pointer of the field: `/data/0/rcode`; empty for the HTTP status. */
  readonly pointer: string;
  /** Name of the field: `rcode`; that of the HTTP status in the language of the portal. */
  readonly field: string;
  readonly code: string;
};

/** Most codes that are explained; a list of payments repeats the same few. */
const MAX_EXPLANATIONS = 100;

function findRow(
  tables: readonly CodeTable[],
  field: string,
  code: string,
  names: readonly string[] = [],
): CodeRow | undefined {
  const table = tables.find(
    ({ fields, beside, codes }) =>
      fields.includes(field) &&
      Object.hasOwn(codes, code) &&
      (beside?.some((name) => names.includes(name)) ?? true),
  );
  return table?.codes[code];
}

function* walk(
  json: Json,
  tables: readonly CodeTable[],
  pointer: string,
): Generator<CodeExplanation, void> {
  if (!isContainer(json)) return;
  const names = isObject(json) ? Object.keys(json) : [];
  for (const [name, value] of Object.entries<Json>(json)) {
    const at = joinPointer(pointer, name);
    if (typeof value === 'string' || isNumber(value)) {
      const row = findRow(tables, name, String(value), names);
      if (row) yield { pointer: at, field: name, code: String(value), ...row };
    } else yield* walk(value, tables, at);
  }
}

/**
 * Explains each code of a body where it stands: fields that the tables name, whose value they list.
 * @returns in the order of the body, at most 100; empty for a body without codes.
 */
export function explainCodes(json: Json, { tables }: CodeTables): readonly CodeExplanation[] {
  const found: CodeExplanation[] = [];
  for (const explanation of walk(json, tables, '')) {
    found.push(explanation);
    if (found.length === MAX_EXPLANATIONS) break;
  }
  return found;
}

/** Explains an HTTP status; `undefined` for one that is not listed. */
export function explainStatus(
  status: number,
  { statuses }: CodeTables,
): CodeExplanation | undefined {
  const code = String(status);
  const row = Object.hasOwn(statuses, code) ? statuses[code] : undefined;
  return row && { pointer: '', field: httpStatus, code, ...row };
}
