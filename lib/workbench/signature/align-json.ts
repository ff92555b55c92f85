/** Mark of a number, which stays as it is written: `49.90` is not 49.9. */
export const NUMBER_MARK = '\0';

/** Whether a value of parsed JSON has names. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNumber(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(NUMBER_MARK);
}

/** Writes a number with as many decimals as an example; without one, as short as it is. */
function alignNumber(text: string, example: unknown): string {
  const number = Number(text.slice(1));
  const decimals = isNumber(example) ? (example.split('.')[1]?.length ?? 0) : 0;
  const fixed = Number.isSafeInteger(Math.trunc(number)) ? number.toFixed(decimals) : text.slice(1);
  return NUMBER_MARK + (Number(fixed) === number ? fixed : String(number));
}

/**
 * Writes JSON, whose numbers are marked texts, as an example has it: its names in that order, its numbers with as many
 * decimals. Programs that keep neither have changed it.
 */
export function alignJson(value: unknown, example: unknown): unknown {
  if (isNumber(value)) return alignNumber(value, example);
  if (Array.isArray(value)) {
    const first: unknown = Array.isArray(example) ? example[0] : undefined;
    return value.map((one) => alignJson(one, first));
  }
  if (!isObject(value)) return value;
  const model = isObject(example) ? example : {};
  const names = new Set([...Object.keys(model), ...Object.keys(value)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => Object.hasOwn(value, name))
      .map((name) => [name, alignJson(value[name], model[name])]),
  );
}
