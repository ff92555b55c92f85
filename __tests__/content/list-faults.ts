import type { Node } from './openapi-document';

type Query = readonly (readonly [name: string, value: string])[];

/** What in a list does not fit the query it answers: its filters, its order, its length. */
export function findListFaults(query: Query, data: readonly Node[]): readonly string[] {
  const get = (name: string) => query.find(([key]) => key === name)?.[1];
  const count = Number(get('count') ?? data.length);
  const filters = query.filter(([name]) => name === 'filter').map(([, value]) => value);
  return [
    ...(data.length > count ? [`${data.length} records are more than ${count}`] : []),
    ...filters.flatMap((filter) => findFilterFaults(filter, data)),
    ...findOrderFaults(get('order_on'), get('order_by') ?? 'desc', data),
  ];
}

/** Amounts may be texts; dates and ids compare like texts. */
function compare(a: string, b: string): number {
  const isNumeric = [a, b].every((text) => text !== '' && Number.isFinite(Number(text)));
  return isNumeric ? Number(a) - Number(b) : a.localeCompare(b, 'en');
}

const PASSES: Readonly<Record<string, (found: string, values: readonly string[]) => boolean>> = {
  IS: (found, [value = '']) => compare(found, value) === 0,
  IS_NOT: (found, [value = '']) => compare(found, value) !== 0,
  IN: (found, values) => values.includes(found),
  LIKE: (found, [value = '']) => found.toLowerCase().includes(value.toLowerCase()),
  GT: (found, [value = '']) => compare(found, value) > 0,
  GTE: (found, [value = '']) => compare(found, value) >= 0,
  LT: (found, [value = '']) => compare(found, value) < 0,
  LTE: (found, [value = '']) => compare(found, value) <= 0,
  BETWEEN: (found, [from = '', to = '']) => compare(found, from) >= 0 && compare(found, to) <= 0,
};

/** A record may leave a field out; that none has it is a fault. */
function readField(data: readonly Node[], field: string): readonly string[] {
  return data.flatMap((record) => (record[field] === undefined ? [] : [String(record[field])]));
}

function findFilterFaults(filter: string, data: readonly Node[]): readonly string[] {
  const [, field = '', operator = '', value = ''] = /^([^,]+),([^,]+),(.*)$/.exec(filter) ?? [];
  const passes = PASSES[operator];
  if (!passes) return [`filter ${filter} has no operator that is known`];
  const found = readField(data, field);
  if (data.length > 0 && found.length === 0)
    return [`no record has the field ${field} of a filter`];
  return found
    .filter((text) => !passes(text, value.split('|')))
    .map((text) => `filter ${filter} does not let ${text} pass`);
}

function findOrderFaults(
  field: string | undefined,
  direction: string,
  data: readonly Node[],
): readonly string[] {
  if (field === undefined || data.length === 0) return [];
  const found = readField(data, field);
  if (found.length === 0) return [`no record has the field ${field} of the order`];
  const sorted = [...found].sort((a, b) => (direction === 'asc' ? compare(a, b) : compare(b, a)));
  if (sorted.every((text, index) => text === found[index])) return [];
  return [`${field} is not in the order ${direction}: ${found.join(', ')}`];
}
