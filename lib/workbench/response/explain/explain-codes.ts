import { httpStatus } from '@/.generated/words/workbench/codes';
import type { CodeRow, CodeTable, CodeTables } from '@/lib/content/schemas/workbench/code-fields';
import { isContainer, isList, isNumber, isObject, joinPointer } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';

/** A code of a response with its row, or a header with its meaning, whose `href` is empty. */
export type CodeExplanation = CodeRow & {
  /** JSON pointer of the field: `/data/0/rcode`; empty for the HTTP status. */
  readonly pointer: string;
  /** Name of the field: `rcode`; that of the HTTP status in the language of the portal. */
  readonly field: string;
  readonly code: string;
};

/** Most codes that are explained; a list of payments repeats the same few. */
const MAX_EXPLANATIONS = 100;

/** A listed code with its row. */
type ListedCode = CodeRow & { readonly code: string };

/** Code by which spellings of one are found: in capitals, without the leading zeros that programs take from a number. */
export function getCodeKey(code: string): string {
  return code.replace(/^0+(?=.)/, '').toUpperCase();
}

/** Name of a field as all languages have it: `auth_avs_result` is `AuthAvsResult` in one and `data.auth_avs_result` in another. */
function getFieldKey(name: string): string {
  return name.replace(/^.*\.|[^A-Za-z\d]/g, '').toLowerCase();
}

/** Finds a code in the tables of a field: as written, else without the zeros that a number has not. */
function findRow(
  tables: readonly CodeTable[],
  code: string,
  names: ReadonlySet<string>,
): ListedCode | undefined {
  const rows = tables
    .filter(({ beside }) => beside?.some((name) => names.has(getFieldKey(name))) ?? true)
    .flatMap(({ codes }) => Object.entries(codes));
  const isAlike = (listed: string) => /^\d+$/.test(code) && getCodeKey(listed) === getCodeKey(code);
  const found =
    rows.find(([listed]) => listed === code) ?? rows.find(([listed]) => isAlike(listed));
  return found && { code: found[0], ...found[1] };
}

/** Tables by the keys of their fields. */
type TablesByField = ReadonlyMap<string, readonly CodeTable[]>;

function groupByField(tables: readonly CodeTable[]): TablesByField {
  const keys = new Set(tables.flatMap(({ fields }) => fields.map(getFieldKey)));
  const has = ({ fields }: CodeTable, key: string) =>
    fields.some((one) => getFieldKey(one) === key);
  return new Map([...keys].map((key) => [key, tables.filter((table) => has(table, key))]));
}

/** Name that stands beside a value: `{"name":"rcode","value":"051"}`. */
function getNameBeside(json: JsonObject | readonly Json[]): string | undefined {
  const [, name] = Object.entries<Json>(json).find(([key]) => /^(?:name|key)$/i.test(key)) ?? [];
  return typeof name === 'string' ? name : undefined;
}

/** Removes what stands around a code and is not seen. */
function removeSpace(code: string): string {
  return code.replace(/[\p{Cf}\p{DI}]/gu, '').trim();
}

function* walk(
  json: Json,
  tables: TablesByField,
  pointer: string,
): Generator<CodeExplanation, void> {
  if (!isContainer(json)) return;
  const names = new Set(isObject(json) ? Object.keys(json).map(getFieldKey) : []);
  for (const [key, value] of Object.entries<Json>(json)) {
    const at = joinPointer(pointer, key);
    const name = key.toLowerCase() === 'value' ? (getNameBeside(json) ?? key) : key;
    // A form or a header has a list of values, of which most are one.
    for (const one of isList(value) ? value : [value]) {
      const code = typeof one === 'string' || isNumber(one) ? String(one) : '';
      const row = findRow(tables.get(getFieldKey(name)) ?? [], removeSpace(code), names);
      if (row) yield { pointer: at, field: name, ...row };
    }
    yield* walk(value, tables, at);
  }
}

/**
 * Explains each code of a body where it stands: fields that the tables name, whose value they list.
 * @returns in the order of the body, at most 100; empty for a body without codes.
 */
export function explainCodes(json: Json, { tables }: CodeTables): readonly CodeExplanation[] {
  const found: CodeExplanation[] = [];
  for (const explanation of walk(json, groupByField(tables), '')) {
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
