import { isContainer, isNumber, isObject, joinPointer } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';

/** What a list says of a code, as Markdown with links and code type. */
export type CodeRow = {
  readonly meaning: string;
  /** Whether the same request may be sent again: `Retry later`; absent where the list does not say. */
  readonly retry?: string;
  /** Who does what; absent where nobody has to act. */
  readonly advice?: string;
  /** Address of the row, or of its list: `/api/reference/#rcode-051`. */
  readonly href: string;
};

/** A list of codes, and the fields that hold one of them. */
export type CodeTable = {
  /** Names of fields; `HTTP status` for statuses, which no body holds. */
  readonly fields: readonly string[];
  /** Fields of which one stands beside a code of this list, where other lists have the same field. */
  readonly beside?: readonly string[];
  /** Rows by code as the API returns it: `051`, `M001`. */
  readonly codes: Readonly<Record<string, CodeRow>>;
};

/** A code of a response with its row. */
export type CodeExplanation = CodeRow & {
  /** JSON pointer of the field: `/data/0/rcode`; empty for the HTTP status. */
  readonly pointer: string;
  /** Name of the field: `rcode`. */
  readonly field: string;
  readonly code: string;
};

/** Field of the table of HTTP statuses. */
export const STATUS_FIELD = 'HTTP status';

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
export function explainCodes(json: Json, tables: readonly CodeTable[]): readonly CodeExplanation[] {
  const found: CodeExplanation[] = [];
  for (const explanation of walk(json, tables, '')) {
    found.push(explanation);
    if (found.length === MAX_EXPLANATIONS) break;
  }
  return found;
}

/** Explains an HTTP status; `undefined` for one that the tables do not list. */
export function explainStatus(
  status: number,
  tables: readonly CodeTable[],
): CodeExplanation | undefined {
  const code = String(status);
  const row = findRow(tables, STATUS_FIELD, code);
  return row && { pointer: '', field: STATUS_FIELD, code, ...row };
}
