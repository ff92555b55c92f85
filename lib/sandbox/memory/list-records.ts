import type { SandboxRules } from '@/lib/content/schemas/sandbox/sandbox-rules';
import { getOwn, isList, isNumber } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';

type ListRules = SandboxRules['lists'];

/** A page of records, and how many there are. */
export type RecordPage = {
  readonly rows: readonly JsonObject[];
  /** Fields of the response that count records and pages. */
  readonly counts: JsonObject;
};

/** Compares texts and numbers: numbers by size, also those in texts, else as texts. */
function compareValues(one: Json | undefined, other: Json | undefined): number {
  const isNumeric = (value: Json | undefined) =>
    isNumber(value) || (typeof value === 'string' && value !== '' && !Number.isNaN(Number(value)));
  if (isNumeric(one) && isNumeric(other)) return Number(one) - Number(other);
  return String(one ?? '').localeCompare(String(other ?? ''));
}

/** Whether a field has a value: numbers count by size, texts by their letters (`V` and `v` differ). */
const isSame = (one: Json | undefined, other: string) =>
  isNumber(one) && other !== '' ? Number(one) === Number(other) : String(one ?? '') === other;

/** Whether a field meets a condition of a filter. One that is absent meets none but `!=`. */
function meets(
  value: Json | undefined,
  operator: string,
  wanted: string,
  separator: string,
): boolean {
  if (value === undefined) return operator === '!=';
  const values = wanted.split(separator);
  switch (operator) {
    case '=':
      return isSame(value, wanted);
    case '!=':
      return !isSame(value, wanted);
    case 'in':
      return values.some((one) => isSame(value, one));
    case 'like':
      return String(value).toLowerCase().includes(wanted.replaceAll('%', '').toLowerCase());
    case '<':
      return compareValues(value, wanted) < 0;
    case '<=':
      return compareValues(value, wanted) <= 0;
    case '>':
      return compareValues(value, wanted) > 0;
    case '>=':
      return compareValues(value, wanted) >= 0;
    default:
      return (
        compareValues(value, values[0] ?? '') >= 0 && compareValues(value, values[1] ?? '') <= 0
      );
  }
}

/** Conditions of a request: those of its filter, and each parameter that has the name of a field. */
function listConditions(
  { filter, ...names }: ListRules,
  query: JsonObject,
): readonly ((row: JsonObject) => boolean)[] {
  const reserved = [names.page, names.size, names.sort, names.direction, filter?.parameter];
  const byName = Object.entries(query)
    .filter(([name]) => !reserved.includes(name))
    .map(([name, wanted]) => (row: JsonObject) => {
      const value = getOwn(row, name);
      return value === undefined || isSame(value, String(wanted));
    });
  const sent = filter && getOwn(query, filter.parameter);
  const texts = isList(sent) ? sent : sent === undefined ? [] : [sent];
  const byFilter = texts.map((text) => {
    const [, name = '', word = '', wanted = ''] =
      /^([^,]+),([^,]+),(.*)$/s.exec(String(text)) ?? [];
    const operator = filter?.operators[word] ?? '=';
    const separator = filter?.separator ?? ',';
    return (row: JsonObject) => meets(getOwn(row, name), operator, wanted, separator);
  });
  return [...byName, ...byFilter];
}

/**
 * Selects the page of records that a request asks for: filtered, sorted, newest first where it names no order.
 * @param rows All records, oldest first.
 * @param query Query parameters by name, typed.
 */
export function selectPage(
  rules: ListRules,
  rows: readonly JsonObject[],
  query: JsonObject,
): RecordPage {
  const conditions = listConditions(rules, query);
  const matching = rows.filter((row) => conditions.every((isMet) => isMet(row))).toReversed();
  const get = (name: string | undefined) => (name === undefined ? undefined : getOwn(query, name));
  const sort = get(rules.sort);
  if (typeof sort === 'string')
    matching.sort((one, other) => compareValues(getOwn(other, sort), getOwn(one, sort)));
  const isAscending = String(get(rules.direction) ?? '')
    .toLowerCase()
    .startsWith('asc');
  const sorted = isAscending ? matching.toReversed() : matching;
  const size = Math.max(1, Number(get(rules.size) ?? rules.defaultSize) || rules.defaultSize);
  const start = (Number(get(rules.page) ?? rules.first) - rules.first) * size;
  const isPaged = rules.page !== undefined || rules.size !== undefined;
  const counts = [
    [rules.records, sorted.length],
    [rules.pages, Math.ceil(sorted.length / size)],
  ] as const;
  return {
    rows: isPaged ? sorted.slice(Math.max(0, start), Math.max(0, start) + size) : sorted,
    counts: Object.fromEntries(
      counts.flatMap(([name, count]) => (name === undefined ? [] : [[name, count] as const])),
    ),
  };
}
